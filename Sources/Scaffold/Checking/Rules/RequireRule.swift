import Ground
import Model
import SwiftReading

/// `"require": { "files": "*ViewModel.swift", "conform": "Sendable" }`, and one does not.
enum RequireRule: Rule {
  static let name = "require"
  static let summary: Message = "A file is as `require` says."
  static let traits: Set<RuleTrait> = [.judgesFilesAlone, .dropsImports]
  static let example = RuleExample(
    adding: [
      "scaffold.json": RuleExample.projectFile(
        #""require": { "files": "*DTO.swift", "conform": "Decodable", "not": { "name": "print" } }"#,
        version: 2)
    ],
    bad: ["Login/Data/UserDTO.swift": "struct UserDTO {}"],
    good: ["Login/Data/UserDTO.swift": "struct UserDTO: Decodable {}"])

  static func findings(in project: Inspection) -> [Finding] {
    let requirements = project.map.architecture.requirements
    guard !requirements.isEmpty else { return [] }
    let lineage = Lineage(for: requirements, in: project.survey)
    return project.survey.files.inChunks { files in
      files.map { file -> [Finding] in
        let path = file.path
        let asked = requirements.filter { $0.isAbout(path) }
        guard !asked.isEmpty, path.hasSuffix(".swift"),
          let bytes = project.survey.judgedContents(of: file)
        else { return [] }
        let code = JudgedFile(
          file, at: path, SwiftSource(bytes, countsLines: false), lineage)
        return asked.flatMap { code.findings(against: $0) }
      }
    }.flatMap(\.self)
  }
}

/// The types that the types of a project conform to, wherever that is said.
private struct Lineage: Sendable {
  /// True if some requirement asks for it; where none does, nothing is read.
  let isAsked: Bool
  private let names: DeclaredNames

  init(for requirements: [Requirement], in survey: Survey) {
    isAsked = requirements.contains {
      !$0.wanted.conformances.isEmpty || !$0.unwanted.conformances.isEmpty
    }
    guard isAsked else {
      names = DeclaredNames()
      return
    }
    let parts = survey.files.filter { $0.path.hasSuffix(".swift") }.inChunks { files in
      [DeclaredNames(in: files.lazy.compactMap { survey.contents(at: $0.path) })]
    }
    names = parts.reduce(into: DeclaredNames()) { $0.formUnion($1) }
  }

  func of(_ type: String) -> Set<String> { names.lineage(of: type) }
}

/// A file that requirements are about.
private struct JudgedFile {
  private let file: SurveyedFile
  private let path: String
  private let source: SwiftSource
  private let lineage: Lineage
  private let lines: LineTable
  private let outlines: [TypeOutline]

  init(_ file: SurveyedFile, at path: String, _ source: SwiftSource, _ lineage: Lineage) {
    (self.file, self.path, self.source, self.lineage) = (file, path, source, lineage)
    lines = LineTable(of: source.bytes)
    let all = lineage.isAsked ? TypeReader.outlines(of: source) : []
    outlines = all.filter { $0.kind != .typealias }
  }
}

extension JudgedFile {
  func findings(against requirement: Requirement) -> [Finding] {
    let reason: Message =
      requirement.reason.isEmpty ? "" : " (\(requirement.reason.printable))"
    let (wanted, unwanted) = (requirement.wanted, requirement.unwanted)
    return missing(wanted, reason) + present(unwanted, reason)
  }

  private func missing(_ traits: Requirement.Traits, _ reason: Message) -> [Finding] {
    let imported = Set(file.imports.map(\.module))
    let imports = traits.imports.filter { !imported.contains($0) }.map { module in
      RequireRule.finding(
        ofFile: path, with: module,
        "the file has to import `\(module.printable)`: scaffold.json requires it\(reason); "
          + "import it")
    }
    let conformances = traits.conformances.flatMap { name in
      types.filter { !lineage.of($0.name).contains(name) }.map { type in
        RequireRule.finding(
          at: place(type.place), with: "\(type.name): \(name)",
          "`\(type.name)` has to conform to `\(name.printable)`: scaffold.json requires it\(reason); "
            + "declare it")
      }
    }
    let names = traits.names.filter { places(of: $0).isEmpty }.map { name in
      RequireRule.finding(
        ofFile: path, with: name,
        "the file has to name `\(name.printable)`: scaffold.json requires it\(reason); use it")
    }
    return imports + conformances + names
  }

  private func present(_ traits: Requirement.Traits, _ reason: Message) -> [Finding] {
    let imports = file.imports.filter { traits.imports.contains($0.module) }.map { statement in
      RequireRule.finding(
        at: statement.place(in: path), with: statement.module,
        "the file may not import `\(statement.module)`: scaffold.json rules it out\(reason); "
          + "take it out")
    }
    let conformances = traits.conformances.flatMap { name in
      var seen: Set<String> = []
      return outlines.filter {
        seen.insert($0.name).inserted && lineage.of($0.ownName).contains(name)
      }.map { type in
        RequireRule.finding(
          at: place(type.place), with: "\(type.name): \(name)",
          "`\(type.name)` may not conform to `\(name.printable)`: scaffold.json rules it out"
            + "\(reason); take it out")
      }
    }
    let names = traits.names.flatMap { name in
      places(of: name).map { offset in
        RequireRule.finding(
          at: place(offset), with: name,
          "the file may not name `\(name.printable)`: scaffold.json rules it out\(reason); "
            + "take it out")
      }
    }
    return imports + conformances + names
  }

  private func place(_ offset: Int) -> SourcePlace { SourcePlace(ofByte: offset, in: path, lines) }

  /// The type that is called as the file, or else all that stand outside of others.
  private var types: [TypeOutline] {
    let all = outlines.filter {
      ![.extension, .protocol].contains($0.kind) && !$0.name.contains(".")
    }
    let stem = path.lastName.dropLast(".swift".count)
    let own = all.filter { $0.name == stem }
    return own.isEmpty ? all : own
  }

  /// Where the code names something, which may be a way: `UIScreen.main`.
  private func places(of name: String) -> [Int] {
    let words = name.split(separator: ".").map(String.init)
    return source.tokens.indices.filter { index in
      guard !source.says(".", at: index - 1), !source.declares(at: index) else { return false }
      return words.enumerated().allSatisfy { step, word in
        let place = index + 2 * step
        return source.isWord(at: place) && source.name(at: place) == word
          && (step == 0 || source.says(".", at: place - 1))
      }
    }.map { source.tokens[$0].range.lowerBound }
  }
}

extension SwiftSource {
  /// True if a word is the name of what is declared there, or a label.
  fileprivate func declares(at index: Int) -> Bool {
    let words: Set = ["func", "var", "let", "case", "struct", "class", "enum", "actor", "protocol"]
    if index > 0, isWord(at: index - 1), words.contains(self[index - 1]) { return true }
    return says(":", at: index + 1) && (says("(", at: index - 1) || says(",", at: index - 1))
  }
}

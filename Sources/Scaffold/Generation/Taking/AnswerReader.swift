import Ground
import Model
import SwiftReading
import Templates

/// Finds the answers that a module which was written by hand would have been made with: those for which
/// the template gives most of its files, and least that is not there.
///
/// It goes from the defaults, one variable at a time, until no other answer fits better.
struct AnswerReader {
  let template: Template
  let generator: Generator
  let name: ModuleName
  let modules: Set<String>
  /// What is given counts, and is not looked for.
  let given: Replies
  private let fields: FieldReader
  private let uses: [String]
  private var files: HandmadeFiles
  /// The answers so far that are not the default.
  private var found: [String: FiniteAnswer] = [:]
  private var known: [[String: FiniteAnswer]: Fit?] = [:]

  /// What was found.
  struct Reading {
    /// With what was given.
    let replies: Replies
    /// The variables that were read.
    let read: Set<String>
    /// Those whose answers nothing tells.
    let doubtful: Set<String>
    /// The properties of the entity that no field can be.
    let leftOut: [String]
  }

  init(
    _ generator: Generator, of name: ModuleName, among modules: Set<String>, given: Replies,
    _ files: HandmadeFiles
  ) throws {
    (template, self.generator, self.name) = (generator.template, generator, name)
    (self.modules, self.given, self.files) = (modules, given, files)
    let sources = try files.sources()
    fields = FieldReader(sources)
    let imports = Set(sources.flatMap { $0.imports.joined().map(\.statement.module) })
    let registered = try Self.named(besides: name, in: generator.project, of: files)
    uses = modules.subtracting([name.text])
      .filter { imports.contains($0 + "Business") || registered.contains($0) }.sorted()
  }

  mutating func reading() throws -> Reading {
    let variables = template.info.variables.filter { !given.hasAnswer(to: $0) }
    let start = try output() ?? [:]
    guard try files.hasAny(start) || fitsSomehow(variables) else {
      return Reading(
        replies: given, read: [], doubtful: Set(variables.map(\.name)), leftOut: [])
    }
    for _ in 0..<2 {
      let before = found
      for variable in variables { try settle(variable) }
      if found == before { break }
    }
    return try reading(of: variables)
  }

  /// What the answers that were found are worth.
  private mutating func reading(of variables: [Variable]) throws -> Reading {
    var (read, doubtful): (Set<String>, Set<String>) = ([], [])
    for variable in variables where !candidates(for: variable).isEmpty {
      switch try evidence(for: variable) {
      case .clear: read.insert(variable.name)
      case .doubtful: doubtful.insert(variable.name)
      case .nothing:
        if variable.kind == .identifier, fields.types.contains(entity) {
          read.insert(variable.name)
        }
      }
    }
    for variable in variables where doubtful.contains(variable.name) { found[variable.name] = nil }
    let reading = fieldReading
    for variable in variables where variable.kind == .fields {
      if reading == nil { doubtful.insert(variable.name) } else { read.insert(variable.name) }
    }
    if !uses.isEmpty {
      read.formUnion(variables.filter { $0.kind == .modules }.map(\.name))
    }
    return Reading(
      replies: replies(found), read: read, doubtful: doubtful, leftOut: reading?.leftOut ?? [])
  }
}

// MARK: - Trying answers

extension AnswerReader {
  /// The answers that a variable can have, the default first; none if they cannot be tried.
  private func candidates(for variable: Variable) -> [FiniteAnswer] {
    switch variable.kind {
    case .identifier: return [.none] + entities.map { .value($0, of: variable.flag) }
    default: return FiniteAnswers(variable)?.all ?? []
    }
  }

  /// The names that most files begin with, but for the module's own.
  private var entities: [String] {
    let stems = files.paths.map { String($0.name.prefix { $0 != "." }) }
    let counts = fields.types.subtracting([name.text]).map { type in
      (
        type,
        stems.count {
          $0.hasPrefix(type) && !($0.dropFirst(type.count).first?.isLowercase ?? false)
        }
      )
    }
    return counts.filter { $0.1 > 0 }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(4).map(\.0)
  }

  private mutating func settle(_ variable: Variable) throws {
    var best: (answer: FiniteAnswer, fit: Fit)?
    for answer in candidates(for: variable) {
      guard let fit = try fit(answer, to: variable) else { continue }
      if best.map({ fit > $0.fit }) ?? true { best = (answer, fit) }
    }
    set(variable, best?.answer ?? .none)
  }

  /// What the files tell of a variable.
  private enum Evidence {
    case clear, doubtful
    /// All answers make the same of it.
    case nothing
  }

  /// Whether the answer that was found is better than the default, or the default than all others.
  private mutating func evidence(for variable: Variable) throws -> Evidence {
    let answer = found[variable.name] ?? .none
    guard let fit = try fit(answer, to: variable) else { return .doubtful }
    var evidence = Evidence.nothing
    for other in candidates(for: variable) where other != answer {
      guard answer == .none || other == .none else { continue }
      guard let otherFit = try self.fit(other, to: variable) else { continue }
      if fit.isClearlyBetter(than: otherFit) {
        evidence = .clear
      } else if try !gives(the: other, same: answer, for: variable) {
        return .doubtful
      }
    }
    return answer == .none ? evidence : .clear
  }

  /// Whether two answers make no difference.
  private mutating func gives(
    the other: FiniteAnswer, same answer: FiniteAnswer, for variable: Variable
  ) throws -> Bool {
    let before = found
    defer { found = before }
    set(variable, other)
    let one = try output()
    set(variable, answer)
    return try one == output()
  }

  private mutating func fit(_ answer: FiniteAnswer, to variable: Variable) throws -> Fit? {
    let before = found
    defer { found = before }
    set(variable, answer)
    if let fit = known[found] { return fit }
    let fit = try output().map { texts in try files.fit(texts) }
    known[found] = .some(fit)
    return fit
  }

  private mutating func set(_ variable: Variable, _ answer: FiniteAnswer) {
    found[variable.name] = answer == .none ? nil : answer
  }

  private mutating func fitsSomehow(_ variables: [Variable]) throws -> Bool {
    for variable in variables {
      for answer in candidates(for: variable) {
        let before = found
        set(variable, answer)
        let texts = try output()
        found = before
        if let texts, try files.hasAny(texts) { return true }
      }
    }
    return false
  }

  /// What the template gives for the answers so far; `nil` for answers that do not go together.
  private func output() throws -> [ProjectPath: String]? {
    let answers = try? Questionnaire(template: template, replies: replies(found).silent).answers(
      name: name.text, module: name, known: Values.known(generator.project), modules: modules)
    return answers.flatMap { try? generator.output(for: $0).files }
  }
}

// MARK: - Fields and uses

extension AnswerReader {
  private var entity: String {
    let variable = template.info.variables.first { $0.kind == .identifier }
    guard let variable else { return name.text }
    if case .value(let text, _) = found[variable.name] { return text }
    return given.value(of: variable.flag) ?? name.text
  }

  private var fieldReading: FieldReader.Reading? { fields.reading(of: entity) }

  /// What the line that registers the module in the package's manifest names besides it.
  private static func named(
    besides name: ModuleName, in project: ProjectFile, of files: HandmadeFiles
  ) throws -> Set<String> {
    let manifest = try project.packageManifest.flatMap { try files.contents(of: $0) } ?? []
    let lines = manifest.markerNames.flatMap { marker in
      (try? MarkedRegion(marker, in: manifest, for: ""))?.lines ?? []
    }
    let names = lines.map { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
    return Set(names.filter { $0.first == name.text }.joined())
  }

  private func replies(_ found: [String: FiniteAnswer]) -> Replies {
    var (values, flags): ([String: String], Set<String>) = ([:], [])
    for variable in template.info.variables {
      switch variable.kind {
      case .fields: values[variable.flag] = fieldReading?.fields
      case .modules: values[variable.flag] = uses.isEmpty ? nil : uses.joined(separator: ",")
      default: break
      }
      switch found[variable.name] ?? .none {
      case .none: break
      case .flag(let flag): flags.insert(flag)
      case .value(let text, let flag): values[flag] = text
      }
    }
    return given.over(values: values, flags: flags)
  }
}

import Testing

@testable import Fields

/// A type of a field is a row in the table, and whatever else it takes is named here when it is
/// missing.
@Suite struct FieldTypeTests {
  // MARK: - In what is emitted

  @Test func everyTypeHasItsProtocolsInBase() throws {
    let needed = FieldType.all.flatMap { type in
      type.protocols.map { "\($0.value(of: type)): \($0.name)" }
    }
    let found = try Self.conformances()
    #expect(Set(needed).subtracting(found).sorted() == [], "missing")
  }

  @Test func baseHasFilesOfNoOtherTypes() throws {
    let wanted = FieldType.all.flatMap { type in
      type.protocols.map { $0.file(of: type) }
    }
    let files = try ["Data/Values", "View/Values"].flatMap {
      try Repository.projectFiles(in: Self.base + $0).map(Self.place)
    }
    #expect(Set(files).subtracting(wanted).subtracting(Self.others).sorted() == [], "stale")
  }

  /// What is parsed stands in a column as its DTO does.
  @Test func everyRawTypeFitsInAColumn() throws {
    let base = try ["Data/Database", "Data/Values", "Data/Wire"].flatMap {
      try Repository.projectFiles(in: Self.base + $0)
    }
    .map { try Repository.read($0) }.joined()
    let names = try base.matches(of: Regex(#"typealias (\w+) = (\w+)"#)).map {
      (String($0[1].substring ?? ""), String($0[2].substring ?? ""))
    }
    let meant = Dictionary(names) { first, _ in first }
    let raw = FieldType.all.filter { !$0.isSecret }.map { meant[$0.rawName] ?? $0.rawName }
    #expect(raw.filter { !base.contains("extension \($0): ColumnValue") } == [])
  }

  // MARK: - In the documents

  /// With `SCAFFOLD_RECORD` set, the rows are written.
  @Test(arguments: ["docs/fields.md", "docs/zh-CN/fields.md"])
  func everyTypeIsDocumented(in page: String) throws {
    let lines = try Repository.read(page).split(
      separator: "\n", omittingEmptySubsequences: false)
    let header = try #require(
      lines.firstIndex { $0.hasSuffix(" | JSON | SQLite | `--kind form` |") })
    let end = try #require(lines[header...].firstIndex(of: ""))
    let rows = FieldType.all.map { $0.documentation[...] }
    let text = (lines[...(header + 1)] + rows + lines[end...]).joined(separator: "\n")
    try Repository.expect(text, in: page)
  }

  @Test func theHelpOfATemplateNamesThem() throws {
    let sandbox = try Sandbox()
    sandbox.width = 2000
    let help = sandbox.run("new-module --help").out.split(separator: "\n")
    let line = try #require(help.first { $0.hasPrefix("  --fields ") })
    let types = "Types: \(PlainType.names.joined(separator: ", "))"
    #expect(line.hasSuffix("\(types). (default: depends on other options)"))
  }
}

// MARK: - What a type takes

/// A protocol of `Base` that types keep in files of their own, but for those that are common.
private struct ValueProtocol {
  let name: String
  /// The folder of the files, and how their names end.
  let folder: String
  let part: String
}

extension ValueProtocol {
  static let parsed = ValueProtocol(
    name: "WireValue", folder: "Data/Values", part: "Kept")
  static let kept = ValueProtocol(
    name: "ColumnValue", folder: "Data/Values", part: "Kept")
  static let shown = ValueProtocol(
    name: "Displayable", folder: "View/Values", part: "Shown")
  static let entered = ValueProtocol(
    name: "Enterable", folder: "View/Values", part: "Entered")

  /// The type in Swift that is to have the protocol.
  func value(of type: FieldType) -> String {
    name == Self.entered.name ? type.entered : type.swiftName
  }

  /// A type that only forms have is in a file of its own.
  func file(of type: FieldType) -> String {
    let value = value(of: type)
    return value == type.swiftName
      ? "\(folder)/\(value)+\(type.isSecret ? Self.shown.part : part).swift"
      : "View/Entries/\(value).swift"
  }
}

extension FieldType {
  /// What `Base` has to know of a value.
  fileprivate var protocols: [ValueProtocol] {
    let kept: [ValueProtocol] = isSecret ? [] : [isParsed ? .parsed : .kept, .shown]
    return kept + (entry == .nothing ? [] : [.entered])
  }

  /// Its row in the documents.
  fileprivate var documentation: String {
    let sample = sample(FieldSeed(key: "key", number: 1, suffix: "", isItem: false))
    let editor =
      switch entry {
      case .text, .checkedText, .anyText, .secret: "Text"
      case .longText: "Text, several lines"
      case .switch: "Switch"
      case .choice: "Choice"
      case .date: "Date"
      case .nothing: "–"
      }
    return "| `\(name)` | `\(sample.json)` | \(isSecret ? "–" : column.rawValue) | \(editor) |"
  }
}

extension FieldTypeTests {
  fileprivate static let base = "Sources/Base/"

  /// What only some modules need of a type.
  fileprivate static let others = [
    "View/Values/Bool+Choosable.swift", "View/Values/Boxed+Shown.swift",
  ]

  /// Where it is in the Base of a project.
  fileprivate static func place(_ path: String) -> String {
    path.range(of: base).map { String(path[$0.upperBound...]) } ?? path
  }

  /// `URL: Displayable`, for each that there is. Text of which only the form is checked is typed in too.
  fileprivate static func conformances() throws -> [String] {
    let head = /^nonisolated extension (\w+: \w+) \{/.anchorsMatchLineEndings()
    return try ["Data", "View"].flatMap { try Repository.projectFiles(in: base + $0) }.flatMap {
      path in
      try Repository.read(path).matches(of: head).map {
        String($0.output.1).replacing(": CheckedText", with: ": Enterable")
      }
    }
  }
}

import Templates

@testable import Checking
@testable import CommandLine
@testable import Drawing
@testable import Fields
@testable import Ground
@testable import Merging
@testable import Model
@testable import SwiftReading
@testable import ToolServing

extension DamagedInput {
  func readSwift(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBufferPointer { buffer in
      for keepsComments in [false, true] {
        var lexer = SwiftLexer(buffer, keepingComments: keepsComments)
        var end = 0
        while let token = lexer.next() {
          try Contradiction.unless(
            !token.range.isEmpty && token.range.lowerBound >= end, "tokens out of order")
          end = token.range.upperBound
        }
        try Contradiction.unless(end <= buffer.count, "a token beyond the end")
      }
      let imports = ImportScanner.imports(in: buffer)
      var (room, lists) = (TypeScanner.Room(), NameLists())
      let last = TypeScanner.scan(buffer, &room, into: &lists)
      try Contradiction.unless(
        ImportScanner.imports(in: buffer, upTo: last) == imports, "other imports")
      let table = LineTable(of: bytes)
      for found in imports {
        let place = table.place(of: found.name.lowerBound)
        try Contradiction.unless(
          (place.line, place.column) == (found.line, found.column), "an import elsewhere")
      }
      _ = Allowance.all(in: buffer)
    }
    let source = SwiftSource(bytes)
    _ = (SwiftFlaws.of(bytes), SignatureReader.types(in: source, isOneTarget: true))
    _ = (TypeReader.outlines(of: source), DeclaredNames(in: [bytes]))
    guard let path = try? ProjectPath("View/A.swift") else { return }
    _ = ClassDiagram(module: "A", files: [(path, "View", source)]).text(as: .svg)
  }

  func readObjectiveC(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBufferPointer(ObjectiveCImports.imports)
  }

  func readMerge(_ bytes: [UInt8]) throws {
    let texts = bytes.split(separator: 1, maxSplits: 2, omittingEmptySubsequences: false)
    guard texts.count == 3 else { return }
    let (base, disk, wanted) = (Array(texts[0]), Array(texts[1]), Array(texts[2]))
    for name in ["View/A.swift", "A.json", "A.md", "A.xctestplan"] {
      let path = try ProjectPath(name)
      let merge = Merge(base: base, disk: disk, wanted: wanted, path: path)
      try Contradiction.unless(
        Merge(base: base, disk: base, wanted: wanted, path: path).contents == wanted
          && Merge(base: base, disk: disk, wanted: base, path: path).contents == disk,
        "a side that changed nothing counts")
      _ = ConflictedText(merge.contents)
    }
  }

  func readConflict(_ bytes: [UInt8]) throws {
    _ = (ConflictMarkers.lines(in: bytes), ConflictedText(bytes)?.lines)
    _ = try? MarkedRegion("modules", in: bytes, for: "x")
  }

  /// A server answers whatever comes, as long as it is asked.
  func readMessages(_ bytes: [UInt8]) throws {
    var (rest, sent): ([UInt8]?, [String]) = (bytes, [])
    let server = ToolServer(
      ServerIdentity(name: "scaffold", version: "0", instructions: ""),
      serving: Toolbox(descriptions: { [] }, call: { _, _, _ in nil }),
      receive: { _ in
        defer { rest = nil }
        return rest
      }, send: { sent.append($0) })
    try server.run()
    try Contradiction.unless(sent.allSatisfy { !$0.contains("\n") }, "an answer of several lines")
  }

  func readWords(_ bytes: [UInt8]) throws {
    let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    _ = Arguments(begun: words, for: Probe.parameters)
    _ = Suggestion(for: words.first ?? "", among: words)
    let arguments = try Arguments(words, for: Probe.parameters)
    _ = try Field.fields(arguments[Probe.fields] ?? "")
  }
}

/// A command that does nothing.
struct Probe: Command {
  static let name = "probe"
  static let summary: Message = "Does nothing."
  static let examples = ["scaffold probe"]
  static let fields = Option(name: "--fields", value: "fields", help: "Fields.")
  static let parameters: [any Parameter] = [
    Argument(name: "name", help: "Names.", isRepeated: true), fields,
    Option(name: "--at", value: "dir", help: "A folder."),
    Option(name: "--kind", value: "kind", help: "A kind.", choices: ["item", "list"]),
    Option(name: "--from-json", value: "file", help: "Files.", repetition: .several),
    Flag(name: "--dry-run", help: "Writes nothing."),
  ]

  init(_ arguments: Arguments, in context: Context) throws {}
  func run(in context: Context) throws {}
}

import Testing

@testable import Generation
@testable import Ground
@testable import Model

@Suite struct LedgerMergeTests {
  private static let path = ProjectPath(ownName: "Login/.scaffold.json")

  /// A ledger with these answers, files and lines of a shared file.
  private func ledger(
    tool: String = "0.1.0", digest: String = "d", title: String = "Login",
    without: [String] = [], files: [String: String] = ["A.swift": "struct A {}\n"],
    lines: [String] = ["one"], leftOut: [String] = []
  ) throws -> [UInt8] {
    let folder = try #require(Self.path.folder)
    let shared = try ProjectPath("Package.swift")
    let ledger = Ledger(
      tool: tool, template: "module", digest: digest,
      answers: [
        Answer(name: "title", value: .text(title)), Answer(name: "without", value: .list(without)),
      ],
      files: try Dictionary(
        uniqueKeysWithValues: files.map { (folder.appending(try ProjectPath($0)), $1) }),
      insertions: lines.map { Insertion(file: shared, marker: "modules", line: $0, key: $0) },
      leftOut: Set(try leftOut.map { folder.appending(try ProjectPath($0)) }))
    return Array(ledger.text(in: folder).utf8)
  }

  private func merged(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> String? {
    LedgerMerge.text(base: base, ours: ours, theirs: theirs, at: Self.path)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func takesWhatEitherSideRecorded() throws {
    let text = merged(
      try ledger(),
      try ledger(
        tool: "0.2.0", title: "Sign in", without: ["network"],
        files: ["A.swift": "struct A {}\n", "B.swift": "struct B {}\n"], lines: ["one", "two"]),
      try ledger(tool: "0.3.0", digest: "e", without: ["storage"], files: [:], lines: ["three"]))
    let wanted = try ledger(
      tool: "0.3.0", digest: "e", title: "Sign in", without: ["network", "storage"],
      files: ["B.swift": "struct B {}\n"], lines: ["two", "three"])
    #expect(text == String(decoding: wanted, as: UTF8.self))
  }

  @Test func unitesWhatIsLeftOut() throws {
    let text = merged(
      try ledger(leftOut: ["A.swift", "B.swift"]), try ledger(leftOut: ["B.swift", "C.swift"]),
      try ledger(leftOut: ["A.swift", "B.swift", "D.swift"]))
    let wanted = try ledger(leftOut: ["B.swift", "C.swift", "D.swift"])
    #expect(text == String(decoding: wanted, as: UTF8.self))
  }

  /// As the file itself is merged, so is what the ledger says of it.
  @Test func mergesTheTextOfAFile() throws {
    let text = merged(
      try ledger(files: ["A.swift": "struct A {\n  let a: Int\n}\n"]),
      try ledger(files: ["A.swift": "struct A {\n  let a: Int\n  let b: Int\n}\n"]),
      try ledger(files: ["A.swift": "struct A {\n  let a: Int?\n}\n"]))
    let wanted = try ledger(files: ["A.swift": "struct A {\n  let a: Int?\n  let b: Int\n}\n"])
    #expect(text == String(decoding: wanted, as: UTF8.self))
  }

  @Test func hasNoBaseWhereBothSidesAreNew() throws {
    let text = merged([], try ledger(lines: ["one"]), try ledger(lines: ["two"]))
    #expect(text == String(decoding: try ledger(lines: ["one", "two"]), as: UTF8.self))
  }

  @Test func isNoneOfContradictions() throws {
    #expect(merged(try ledger(), try ledger(title: "A"), try ledger(title: "B")) == nil)
    #expect(
      merged(
        try ledger(), try ledger(files: ["A.swift": "struct B {}\n"]),
        try ledger(files: ["A.swift": "struct C {}\n"])) == nil)
    #expect(merged(try ledger(), try ledger(), Array("{}".utf8)) == nil)
  }
}

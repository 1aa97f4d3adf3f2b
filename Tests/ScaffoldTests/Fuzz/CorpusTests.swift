import Templates
import Testing

@testable import CommandLine
@testable import Ground

/// What once ended the tool or kept it busy for ever, and what comes of it now.
///
/// The name of a file begins with that of its reader. `SCAFFOLD_RECORD=1` writes the outcomes down.
@Suite struct CorpusTests {
  private static let folder = "Tests/ScaffoldTests/Fuzz/Corpus"

  @Test func endsAsItIsWrittenDown() throws {
    var outcomes = ""
    for path in try Repository.files(in: Self.folder) where !path.hasSuffix("/outcomes.txt") {
      let name = try #require(path.split(separator: "/").last)
      let input = try #require(DamagedInput(rawValue: String(name.prefix { $0 != "-" })))
      let bytes = try #require(try Disk.contents(of: Repository.root.appending(path: path).path))
      outcomes += "\(name): \(try Self.outcome(of: bytes, as: input))\n"
    }
    try Repository.expect(outcomes, in: Self.folder + "/outcomes.txt")
  }

  private static func outcome(of bytes: [UInt8], as input: DamagedInput) throws -> String {
    do {
      try input.read(bytes)
      return "is read"
    } catch  where input.isExpected(error) {
      return "\(error)"
    }
  }
}

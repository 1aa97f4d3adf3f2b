import Testing

@testable import SwiftReading

/// A file of beginnings that never end is read once, not once for each of them.
@Suite struct SwiftLexerTimeTests {
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "#", "#/\n", " #/x", "#########/\n", "##/\n#/x\n", "##\"\"\"\\##(", "\"\"\"\\(\n", "\"\\(",
      "`", "` ",
      "` \n",
      "/a ", "(/a", "/*", "*/", "\"", "import ", "import A;", "#if ", "@a(",
    ])
  func isReadInNoTime(_ unit: String) {
    let text = Array(String(repeating: unit, count: 300_000 / unit.utf8.count).utf8)
    let end = SwiftSource(text).tokens.last?.range.upperBound ?? 0
    #expect(end <= text.count)
    #expect(text.withUnsafeBufferPointer(ImportScanner.imports(in:)).count < text.count)
  }
}

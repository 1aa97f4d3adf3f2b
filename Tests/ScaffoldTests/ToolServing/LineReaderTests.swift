import Testing

@testable import ToolServing

/// Lines, however they come.
@Suite struct LineReaderTests {
  @Test(arguments: [
    (["a\nb\n"], ["a", "b"]),
    (["a", "", "b\n", "c"], ["ab", "c"]),
    (["a\r\n\n"], ["a\r", ""]),
    (["1234\n"], ["1234"]),
    (["12345\na\n"], [nil, "a"]),
    (["123", "45", "6", "7\na\nb"], [nil, "a", "b"]),
    (["12345"], [nil]),
    (["1234", "\n", "a"], ["1234", "a"]),
    ([], []),
  ])
  func parts(_ chunks: [String], _ lines: [String?]) throws {
    #expect(try Self.lines(chunks, waits: true) == lines)
    #expect(try Self.lines(chunks, waits: false) == lines)
  }

  /// - Returns: `nil` for a line that is too long.
  private static func lines(_ chunks: [String], waits: Bool) throws -> [String?] {
    var chunks = chunks.map { Array($0.utf8) }
    var reader = LineReader(longest: 4) { _ in chunks.isEmpty ? nil : chunks.removeFirst() }
    var lines: [String?] = []
    while true {
      let hadMore = !chunks.isEmpty
      switch try reader.next(waits: waits) {
      case .whole(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: lines.append(nil)
      case nil: if waits || !hadMore { return lines }
      }
    }
  }
}

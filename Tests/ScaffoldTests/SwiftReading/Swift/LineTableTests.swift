import Testing

@testable import Ground
@testable import SwiftReading

@Suite struct LineTableTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("ab", 1, 1, 2), ("ab\ncd", 2, 1, 3), ("ab\ncd", 3, 2, 1), ("\n\n\n", 2, 3, 1),
    ("\n\n\n", 3, 4, 1), ("登\n登x", 7, 2, 4), ("a\r\nb", 3, 2, 1),
  ])
  func place(in text: String, of offset: Int, line: Int, column: Int) {
    let place = SourcePlace(
      ofByte: offset, in: "A.swift", LineTable(of: Array(text.utf8)))
    #expect(place == SourcePlace(file: "A.swift", line: line, column: column))
  }

  /// What is kept of a long file is enough for all its lines.
  @Test(arguments: [1, 7, 1_023, 1_024, 1_025, 5_000])
  func longFiles(ofLines length: Int) {
    let line = Array(repeating: UInt8(ascii: "x"), count: length - 1) + [UInt8(ascii: "\n")]
    let bytes = Array([line, line, [UInt8(ascii: "\n")], line, line, line].joined()) + [120]
    let table = LineTable(of: bytes)
    var (number, start) = (1, 0)
    for offset in 0...bytes.count {
      let place = table.place(of: offset)
      #expect(place.line == number && place.column == offset - start + 1)
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") else { continue }
      #expect(table.range(ofLine: number) == start..<(offset + 1))
      (number, start) = (number + 1, offset + 1)
    }
    #expect(table.range(ofLine: number) == start..<bytes.count)
    #expect(table.range(ofLine: number + 1) == nil)
  }

  @Test(arguments: [
    ("", 1, 0..<0), ("ab\ncd", 1, 0..<3), ("ab\ncd", 2, 3..<5), ("ab\n", 2, 3..<3),
    ("ab", 2, nil), ("ab", 0, nil),
  ])
  func line(of text: String, _ line: Int, range: Range<Int>?) {
    #expect(LineTable(of: Array(text.utf8)).range(ofLine: line) == range)
  }
}

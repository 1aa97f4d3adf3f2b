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

  @Test(arguments: [
    ("", 1, 0..<0), ("ab\ncd", 1, 0..<3), ("ab\ncd", 2, 3..<5), ("ab\n", 2, 3..<3),
    ("ab", 2, nil), ("ab", 0, nil),
  ])
  func line(of text: String, _ line: Int, range: Range<Int>?) {
    #expect(LineTable(of: Array(text.utf8)).range(ofLine: line) == range)
  }
}

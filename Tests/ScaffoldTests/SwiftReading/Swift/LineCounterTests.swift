import Testing

@testable import SwiftReading

@Suite struct LineCounterTests {
  static let table: [(String, [(Int, Int, Int)])] = [
    ("", [(0, 1, 1)]), ("ab", [(0, 1, 1), (1, 1, 2), (2, 1, 3)]),
    ("a\nb\n", [(0, 1, 1), (1, 1, 2), (2, 2, 1), (3, 2, 2), (4, 3, 1)]),
    ("\n\n\n", [(0, 1, 1), (1, 2, 1), (3, 4, 1)]), ("a\r\nb", [(2, 1, 3), (3, 2, 1)]),
    ("a\rb", [(2, 1, 3)]), ("\u{FEFF}登\nb", [(3, 1, 4), (6, 1, 7), (7, 2, 1)]),
    ("a\nb", [(2, 2, 1), (2, 2, 1), (3, 2, 2)]),
  ]

  @Test(arguments: table)
  func tellsPlaces(text: String, places: [(Int, Int, Int)]) {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var lines = LineCounter(bytes)
      for (offset, line, column) in places {
        let found = lines.place(of: offset)
        #expect(found.line == line && found.column == column)
      }
    }
  }
}

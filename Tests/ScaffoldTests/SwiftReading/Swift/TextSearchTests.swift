import Testing

@testable import SwiftReading

@Suite struct TextSearchTests {
  static let words: [(String, Int?)] = [
    ("", nil), ("impor", nil), ("import", 0), ("import A\nimport B", 9), (" import ", 1),
    ("importA", nil), ("Aimport", nil), ("import_", nil), ("1import", nil), ("import import1", 0),
    ("reimport import", 9), ("\u{FEFF}import", 3), ("登import", 3), ("import登", 0),
    ("@import.", 1),
    ("importimport", nil), ("iimport", nil), ("impimport import", 10), ("x;import\0", 2),
  ]

  @Test(arguments: words)
  func findsTheLastWord(text: String, place: Int?) {
    let found = Array(text.utf8).withUnsafeBufferPointer { TextSearch.importWord.lastWord(in: $0) }
    #expect(found == place)
  }

  @Test func isInWhereverItIs() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let text = (0..<40).map { _ in ["a", "b"].randomElement(using: &generator) ?? "" }.joined()
      let word = (0..<Int.random(in: 1..<8, using: &generator))
        .map { _ in ["a", "b"].randomElement(using: &generator) ?? "" }.joined()
      let isIn = Array(text.utf8).withUnsafeBufferPointer { TextSearch(word).isIn($0) }
      #expect(isIn == text.contains(word))
    }
  }
}

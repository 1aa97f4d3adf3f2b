/// A few words that are looked for among many: most are distinguished by their first byte and their
/// length.
struct FewWords: Sendable {
  private let words: Set<String>
  private let shapes: WordShapes

  init(_ words: Set<String>) {
    self.words = words
    shapes = WordShapes(words.compactMap { word in word.utf8.first.map { ($0, word.utf8.count) } })
  }

  /// True if one of them begins with a byte.
  func mayBegin(with byte: UInt8) -> Bool { shapes.mayBegin(with: byte) }

  func contains(_ word: String) -> Bool { words.contains(word) }
}

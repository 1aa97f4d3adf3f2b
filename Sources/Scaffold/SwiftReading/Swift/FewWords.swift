/// A few words that are looked for among many: most are told apart by their first byte.
struct FewWords: Sendable {
  private let words: Set<String>
  private let initials: [Bool]

  init(_ words: Set<String>) {
    self.words = words
    let bytes = Set(words.compactMap(\.utf8.first))
    initials = (0...UInt8.max).map(bytes.contains)
  }

  /// Whether one of them begins with a byte.
  func mayBegin(with byte: UInt8) -> Bool { initials[Int(byte)] }

  func contains(_ word: String) -> Bool { words.contains(word) }
}

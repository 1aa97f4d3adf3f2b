/// A few words that are looked for among many: most are told apart by their first byte and their length.
struct FewWords: Sendable {
  private let words: Set<String>
  private let initials: [Bool]
  /// A bit for each length; the last one is for all longer ones too.
  private let lengths: UInt64

  init(_ words: Set<String>) {
    self.words = words
    let bytes = Set(words.compactMap(\.utf8.first))
    initials = (0...UInt8.max).map(bytes.contains)
    lengths = words.reduce(0) { $0 | Self.bit(ofLength: $1.utf8.count) }
  }

  /// Whether one of them begins with a byte.
  func mayBegin(with byte: UInt8) -> Bool { initials[Int(byte)] }

  /// Whether one of them begins with a byte and is so many bytes long; in backquotes it is longer.
  func mayBe(_ byte: UInt8, length: Int) -> Bool {
    byte == UInt8(ascii: "`")
      || initials[Int(byte)] && lengths & Self.bit(ofLength: length) != 0
  }

  func contains(_ word: String) -> Bool { words.contains(word) }

  private static func bit(ofLength length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}

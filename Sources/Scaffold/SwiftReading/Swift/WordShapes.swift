/// The first bytes of a few words, and how long they are.
struct WordShapes: Sendable {
  private let initials: [Bool]
  /// A bit for each length; the last one is for all longer ones too.
  private let lengths: UInt64

  init(_ words: [(first: UInt8, length: Int)]) {
    var initials = Array(repeating: false, count: 256)
    for word in words { initials[Int(word.first)] = true }
    self.initials = initials
    lengths = words.reduce(0) { $0 | Self.bit(ofLength: $1.length) }
  }

  /// True if one of them begins with a byte.
  func mayBegin(with byte: UInt8) -> Bool { initials[Int(byte)] }

  /// True if one of them begins with a byte and is so many bytes long; in backquotes it is longer.
  func mayBe(_ byte: UInt8, length: Int) -> Bool {
    byte == UInt8(ascii: "`")
      || initials[Int(byte)] && lengths & Self.bit(ofLength: length) != 0
  }

  private static func bit(ofLength length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}

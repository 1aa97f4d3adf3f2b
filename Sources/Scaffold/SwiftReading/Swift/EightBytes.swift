/// Eight bytes that are examined together: most words and most gaps between them are no longer.
///
/// A sum of seven bits and a number less than 128 sets the eighth bit where the seven are large
/// enough, and never carries into the byte beside it.
struct EightBytes {
  /// The first byte is the lowest one.
  private let value: UInt64

  /// - Parameter place: where the first of the bytes stands; seven more have to be there.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
    value =
      UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
      .loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
  }
}

extension EightBytes {
  /// How many come before the first that is no part of a word.
  var wordLength: Int {
    let sevenBits = value & Self.eight(0x7F)
    let small = sevenBits | Self.eight(0x20)
    let letters = Self.from("a", in: small) & ~Self.from("{", in: small)
    let digits = Self.from("0", in: sevenBits) & ~Self.from(":", in: sevenBits)
    let others = (sevenBits ^ Self.eight(UInt8(ascii: "_"))) &+ Self.eight(0x7F)
    return Self.firstByte(in: ~(letters | digits | ~others | value))
  }

  /// True if one of the first bytes is a capital letter.
  ///
  /// - Parameter count: how many are examined, 1 or more.
  func hasCapital(among count: Int) -> Bool {
    let sevenBits = value & Self.eight(0x7F)
    let capitals = Self.from("A", in: sevenBits) & ~Self.from("[", in: sevenBits) & ~value
    return capitals << UInt64(64 - 8 * min(count, 8)) & Self.eight(0x80) != 0
  }

  /// How many come before the first that is no blank.
  var blanks: Int {
    (value ^ Self.eight(UInt8(ascii: " "))).trailingZeroBitCount / 8
  }

  /// The bytes that are a character or come after it in ASCII, by their eighth bits.
  private static func from(_ first: Unicode.Scalar, in sevenBits: UInt64) -> UInt64 {
    sevenBits &+ eight(0x80 - UInt8(ascii: first))
  }

  /// Where the first byte is whose eighth bit is set.
  private static func firstByte(in bits: UInt64) -> Int {
    (bits & eight(0x80)).trailingZeroBitCount / 8
  }

  private static func eight(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

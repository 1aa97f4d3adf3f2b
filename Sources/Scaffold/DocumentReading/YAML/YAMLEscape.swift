import Templates

/// The characters behind a backslash in double quotes.
enum YAMLEscape {
  /// Reads the backslash and what belongs to it.
  static func read(_ cursor: inout YAMLCursor) throws(DataError) -> Unicode.Scalar {
    let start = cursor.position
    let letter = cursor.byte(after: 1)
    cursor.advance(by: 2)
    let scalar: Unicode.Scalar? =
      switch letter {
      case UInt8(ascii: "x"): digits(2, &cursor).flatMap(Unicode.Scalar.init)
      case UInt8(ascii: "u"): pair(&cursor)
      case UInt8(ascii: "U"): digits(8, &cursor).flatMap(Unicode.Scalar.init)
      default: letters[letter]
      }
    guard let scalar else { throw cursor.error(.escape, at: start) }
    return scalar
  }

  private static let letters: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "t"): "\t", UInt8(ascii: "\t"): "\t", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"",
    UInt8(ascii: "/"): "/", UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}",
    UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]

  /// `é`, or the two of a surrogate pair, as JSON has them.
  private static func pair(_ cursor: inout YAMLCursor) -> Unicode.Scalar? {
    guard let first = digits(4, &cursor) else { return nil }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard cursor.follows("\\u") else { return nil }
    cursor.advance(by: 2)
    guard let second = digits(4, &cursor) else { return nil }
    return Unicode.Scalar(surrogates: UInt16(first), UInt16(second))
  }

  private static func digits(_ count: Int, _ cursor: inout YAMLCursor) -> UInt32? {
    let digits = cursor.source.bytes[cursor.position...].prefix(count)
    let isNumber = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard digits.count == count, isNumber else { return nil }
    cursor.advance(by: count)
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension UInt8 {
  /// True if the byte is of a letter, a digit or `_`; those above ASCII are taken for letters.
  package var isPartOfWord: Bool {
    let words = self < 0x40 ? Self.wordsBelow0x40 : Self.wordsFrom0x40
    return self >= 0x80 || words >> UInt64(self & 0x3F) & 1 == 1
  }

  var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  /// True if the name of a type begins so: with a capital, or a letter of which there is none.
  var beginsType: Bool { isCapital || self >= 0x80 }

  /// True if a word that begins so may be a type; a small letter begins no type.
  var mayBeginType: Bool {
    beginsType || self == UInt8(ascii: "_") || self == UInt8(ascii: "`")
  }

  /// True if what begins so may be the name of a value.
  var mayBeginValue: Bool {
    self >= UInt8(ascii: "_") && (isPartOfWord || self == UInt8(ascii: "`"))
  }

  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// A bit for each byte: `0` to `9`.
  private static let wordsBelow0x40: UInt64 = 0x03FF_0000_0000_0000
  /// `A` to `Z`, `_`, `a` to `z`.
  private static let wordsFrom0x40: UInt64 = 0x07FF_FFFE_87FF_FFFE
}

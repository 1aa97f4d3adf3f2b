extension UInt8 {
  /// A space or a tab, or the carriage return of a Windows line break.
  var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }

  var isNewline: Bool { self == UInt8(ascii: "\n") }
  var isSpace: Bool { isBlank || isNewline }
  package var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

  /// Every byte of a character beyond ASCII counts as a letter.
  var isNamePart: Bool {
    let lowercased = self | 0x20
    return UInt8(ascii: "a") <= lowercased && lowercased <= UInt8(ascii: "z")
      || isDigit || self == UInt8(ascii: "_") || self >= 0x80
  }
}

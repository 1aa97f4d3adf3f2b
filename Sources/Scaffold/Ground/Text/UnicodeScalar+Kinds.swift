extension Unicode.Scalar {
  /// Whether a terminal or a journal would take the character for a command.
  package var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

  /// Whether XML, or a reader, would stumble over it: controls, what turns the direction of
  /// writing, what is no character.
  package var isUnwritable: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// `\u{1b}`, which says what the character is, and is obeyed by nobody.
  package var shown: String { "\\u{\(String(value, radix: 16))}" }

  /// Whether the character is East Asian Wide (Unicode Standard Annex 11).
  package var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

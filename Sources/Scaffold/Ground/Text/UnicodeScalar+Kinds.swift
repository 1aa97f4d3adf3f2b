extension Unicode.Scalar {
  /// True if XML, or a reader, would stumble over it. What joins other characters stays for the
  /// console to judge, which knows them.
  package var isUnwritable: Bool { isHidden && !isJoining }

  /// True if the character is East Asian Wide (Unicode Standard Annex 11).
  package var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// True if nobody sees the character itself: controls, other breaks of lines, what turns the
  /// direction of writing, what takes no room, what is no character. A name could pass for another
  /// one with it.
  package var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5,
      0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F,
      0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// True if it stands in ordinary texts too: what joins emoji, or letters of some scripts, and
  /// what chooses how the character before it looks.
  package var isJoining: Bool {
    switch value {
    case 0x200C...0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// True if it is hidden where it stands.
  ///
  /// A family of emoji is one by U+200D, a Persian word is written with U+200C, and a Chinese
  /// character may be asked for in another form. There, what is beside them shows that they are
  /// there. Between other letters they would distinguish two names that look the same.
  package func isHidden(between before: Unicode.Scalar?, and after: Unicode.Scalar?) -> Bool {
    guard isHidden else { return false }
    guard isJoining, let before else { return true }
    switch value {
    case 0x200C: return !before.isOfJoinedScript
    case 0x200D:
      return !before.isOfJoinedScript && !(before.isPictographic && after?.isPictographic == true)
    case 0xFE00...0xFE0F: return before.isHidden
    default: return !before.isIdeograph
    }
  }

  /// `\u{1b}`, which says what the character is, and is obeyed by nobody.
  package var shown: String { "\\u{\(String(value, radix: 16))}" }
}

extension Unicode.Scalar {
  /// True if it is of a script in which letters have other forms where they are joined: Arabic and
  /// its neighbours, those of India and of South East Asia, Mongolian.
  private var isOfJoinedScript: Bool {
    switch value {
    case 0x620...0x8FF, 0x900...0xDFF, 0x1000...0x109F, 0x1780...0x17B3, 0x17B6...0x17FF,
      0x1820...0x18AA, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x11000...0x11FFF:
      true
    default: false
    }
  }

  /// True if emoji are made of it.
  private var isPictographic: Bool {
    value == 0xFE0F || (0x2190...0x3299).contains(value) || (0x1F000...0x1FAFF).contains(value)
  }

  private var isIdeograph: Bool {
    (0x3400...0x9FFF).contains(value) || (0x20000...0x3FFFD).contains(value)
  }
}

extension Character {
  /// How many columns of a terminal it takes.
  ///
  /// Several marks and joined emoji are one character. Where terminals disagree this is the most
  /// that one takes, since a line too short looks better than one too long.
  var columns: Int {
    let scalars = unicodeScalars
    if scalars.count > 1, let first = scalars.first, first.properties.isEmoji, !first.isASCII {
      return 2
    }
    if scalars.contains("\u{FE0F}") { return 2 }
    return scalars.reduce(0) { $0 + $1.columns }
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    if isASCII { return value < 0x20 || value == 0x7F ? 0 : 1 }
    if joinsTheLetterBefore { return 0 }
    return isWide ? 2 : 1
  }

  private var joinsTheLetterBefore: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control: true
    case .format: properties.isDefaultIgnorableCodePoint
    default: (0x1160...0x11FF).contains(value)
    }
  }

  private var isWide: Bool {
    properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) }
  }

  /// What East Asian typography sets twice as wide (Unicode annex 11), apart from emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1D300...0x1D376, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}

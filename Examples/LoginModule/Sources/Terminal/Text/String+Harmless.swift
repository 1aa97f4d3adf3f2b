extension String {
  /// The text, with nothing in it that does anything to a terminal or to the lines around it.
  ///
  /// A control character is shown by its picture, so that `ESC [ 2 J` in a post stays text. What
  /// turns the direction of writing or cannot be seen is left out, and no letter carries more
  /// marks than any language or emoji needs. Ends of lines stay, as `\n`.
  package var harmless: String {
    utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? self : cleaned
  }

  private var cleaned: String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    var isFlag = false
    for scalar in unicodeScalars {
      isFlag = scalar == "🏴" || isFlag && scalar.isTag
      let isSecondEnd = scalar == "\n" && previous == "\r"
      if !isSecondEnd, let shown = isFlag ? scalar : scalar.harmless { result.append(shown) }
      previous = scalar
    }
    let text = String(result)
    return text.unicodeScalars.count == text.count ? text : String(text.map(\.trimmed))
  }
}

extension Character {
  private static let mostMarks = 15

  /// Without the marks that are too many.
  fileprivate var trimmed: Character {
    guard unicodeScalars.count > Self.mostMarks + 1 else { return self }
    let text = String(String.UnicodeScalarView(unicodeScalars.prefix(Self.mostMarks + 1)))
    return text.first ?? self
  }
}

extension Unicode.Scalar {
  /// A letter that cannot be seen, of which the flag of England is made.
  fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  fileprivate var harmless: Unicode.Scalar? {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: "\n"
    case 0x09: " "
    case 0x00..<0x20: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"
    case 0x200C, 0x200D: self
    default: isUnseen ? nil : self
    }
  }

  /// What turns the direction of writing, joins words or only fills: it has no shape, and hides
  /// what it does to its neighbours.
  private var isUnseen: Bool {
    if (0xFFF9...0xFFFB).contains(value) { return true }
    return properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
  }
}

extension String {
  /// The text with something to see in the place of each character that is hidden where it stands.
  ///
  /// It goes by scalars: a carriage return and a line break are one character.
  package func replacingHidden(
    keeping kept: String.UnicodeScalarView = "".unicodeScalars,
    with replacement: (Unicode.Scalar) -> String
  ) -> String {
    // Nearly all texts are plain.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var result = String.UnicodeScalarView()
    var (before, index) = (Unicode.Scalar?.none, unicodeScalars.startIndex)
    while index < unicodeScalars.endIndex {
      let scalar = unicodeScalars[index]
      index = unicodeScalars.index(after: index)
      let after = index < unicodeScalars.endIndex ? unicodeScalars[index] : nil
      if scalar.isHidden(between: before, and: after), !kept.contains(scalar) {
        result += replacement(scalar).unicodeScalars
      } else {
        result.append(scalar)
      }
      before = scalar
    }
    return String(result)
  }

  /// The text with what is hidden shown, fit for a message: `\u{202e}`.
  package var escaped: String { replacingHidden { $0.shown } }

  /// A JSON document with escapes for what is hidden in its texts. Who reads it gets the same texts.
  package var escapedAsJSON: String {
    replacingHidden(keeping: "\n\t\r".unicodeScalars) { scalar in
      String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }

  /// A document of a format that writes what is hidden in its own way. Nothing else of it gets out.
  package var withoutHidden: String {
    replacingHidden(keeping: "\n\t".unicodeScalars) { _ in "\u{FFFD}" }
  }

  /// A name or another value as it may stand in a line.
  package var inOneLine: String {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return self }
    return unicodeScalars.map { $0 == "\n" || $0 == "\r" ? $0.shown : String($0) }.joined()
  }
}

extension String {
  /// The text as a Swift identifier: what cannot stand in one becomes `_`, letters after it are
  /// raised.
  var swiftIdentifier: String {
    var result = ""
    var startsPart = true
    for scalar in unicodeScalars {
      guard scalar.isIdentifierPart else {
        result.append("_")
        startsPart = true
        continue
      }
      result += startsPart ? scalar.properties.uppercaseMapping : String(scalar)
      startsPart = false
    }
    return result.withIdentifierHead
  }

  /// The text with a `_` before it, if an identifier cannot begin as it does.
  var withIdentifierHead: String {
    guard let first = unicodeScalars.first else { return self }
    return first.isIdentifierHead ? self : "_" + self
  }
}

extension Unicode.Scalar {
  /// True if Swift lets an identifier begin with this.
  var isIdentifierHead: Bool {
    self == "_" || properties.isXIDStart || properties.isEmojiPresentation
  }

  /// True if Swift lets an identifier go on with this.
  var isIdentifierPart: Bool {
    isIdentifierHead || properties.isXIDContinue
  }
}

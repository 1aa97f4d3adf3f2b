extension Unicode.Scalar {
  /// True if it means itself in a literal of generated code and in JSON.
  package var isPlainInText: Bool {
    self != "\"" && self != "\\" && properties.generalCategory != .control
      && properties.generalCategory != .lineSeparator
      && properties.generalCategory != .paragraphSeparator
      && !properties.isNoncharacterCodePoint
  }
}

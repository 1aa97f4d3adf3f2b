extension [UInt8] {
  /// Adds line breaks of a text that is folded: one is a space, each further one is a line break.
  mutating func fold(_ breaks: Int) {
    if breaks == 1 { append(UInt8(ascii: " ")) } else { addBreaks(breaks - 1) }
  }

  mutating func addBreaks(_ count: Int) {
    append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: count))
  }
}

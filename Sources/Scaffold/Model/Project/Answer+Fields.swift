import Fields

extension [Answer] {
  /// The fields given for a variable; none if none were.
  package func fields(_ name: String) throws(InvalidField) -> [Field] {
    let text = text(name)
    return text.isEmpty ? [] : try Field.fields(text)
  }
}

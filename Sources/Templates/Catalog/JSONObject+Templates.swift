extension JSONObject {
  /// The member `if`; `nil` if there is none.
  mutating func condition() throws -> Condition? {
    try take("if").map { try Condition(PlacedText($0, called: "if", in: source)) }
  }

  /// A text that is parsed, with its place.
  mutating func placedText(_ key: String) throws(DataError) -> PlacedText {
    try PlacedText(require(key), called: key, in: source)
  }

  /// A text with holes in it; `nil` if there is none.
  mutating func template(_ key: String) throws(DataError) -> TextTemplate? {
    guard let json = take(key) else { return nil }
    return TextTemplate(try PlacedText(json, called: key, in: source))
  }

  /// The text in other languages: the member `help-zh-Hans` beside `help`.
  mutating func translations(of key: String) throws(DataError) -> [String: String] {
    guard let json = take(key + "-zh-Hans") else { return [:] }
    return ["zh-Hans": try source.text(json, called: key + "-zh-Hans")]
  }
}

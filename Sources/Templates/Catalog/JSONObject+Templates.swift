import Speaking

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

  /// Takes the text in other languages, by their tags: the member `help-ja` beside `help`.
  mutating func translations<Text>(
    of key: String, _ read: (JSON, String) throws(DataError) -> Text
  ) throws(DataError) -> [String: Text] {
    var translations: [String: Text] = [:]
    let start = key + "-"
    for member in keys where member.hasPrefix(start) {
      guard let tag = LanguageTag(member.dropFirst(start.count))?.kept, let json = take(member)
      else { continue }
      // Under another tag, it would be there and never be said.
      let usual = start + tag
      guard member == usual else {
        throw source.error(
          .unknownKey(member, Suggestion(for: usual, among: [usual])), at: json.offset)
      }
      translations[tag] = try read(json, member)
    }
    return translations
  }
}

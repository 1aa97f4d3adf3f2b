import Templates
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("snakecase", "; did you mean `snakeCase`?"),
    ("nmae", "; did you mean `name`?"),
    ("names", "; did you mean `name`?"),
    ("xyz", ""),
    ("", ""),
    ("NAME", "; did you mean `name`?"),
    (String(repeating: "name", count: 50_000), ""),
  ])
  func suggests(for name: String, _ expected: String) {
    let suggestion = Suggestion(for: name, among: ["snakeCase", "name", "kind"])
    #expect(suggestion.description == expected)
  }

  @Test func theFirstOfTwoEqualsIsTaken() {
    #expect(Suggestion(for: "ac", among: ["ab", "aa"]).description == "; did you mean `aa`?")
  }

  @Test func nothingComesOfNothing() {
    #expect(Suggestion(for: "name", among: []).description == "")
  }
}

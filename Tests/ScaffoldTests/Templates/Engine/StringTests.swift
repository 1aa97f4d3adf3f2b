import Templates
import Testing

@Suite struct StringTests {
  @Test(arguments: [
    (#"{{ "say \"hi\"" }}"#, #"say "hi""#),
    (#"{{ 'it\'s' }}"#, "it's"),
    (#"{{ "it's" }}{{ 'say "hi"' }}"#, #"it'ssay "hi""#),
    (#"{{ "a\\" }}"#, #"a\"#),
    (#"{{ "\d+\n" }}"#, #"\d+\n"#),
    (#"{{ 'a\"b' }}"#, #"a\"b"#),
    (#"{{ xs|join:"\", \"" }}"#, #"1", "2"#),
  ])
  func says(_ text: String, _ expected: String) throws {
    #expect(try render(text, ["xs": [1, 2]]) == expected)
  }

  @Test func anEscapedQuoteClosesNothing() {
    let text = #"{{ "abc\" }}"#
    #expect(
      complaint(about: text)
        == complaint(
          #"this string is never closed; close it with `"`"#, about: text, marking: "   ^"))
  }
}

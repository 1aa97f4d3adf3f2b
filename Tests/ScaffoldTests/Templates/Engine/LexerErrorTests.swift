import Templates
import Testing

/// Each row is a template, what is underlined in it, and the sentence.
@Suite struct LexerErrorTests {
  @Test(arguments: [
    (
      "{% if name",
      "^^",
      "`{%` is never closed; close it with `%}`"
    ),
    (
      "{# note",
      "^^",
      "`{#` is never closed; close it with `#}`"
    ),
    (
      #"{{ "abc }}"#,
      #"   ^"#,
      #"this string is never closed; close it with `"`"#
    ),
    (
      "{{ 'abc }}",
      "   ^",
      "this string is never closed; close it with `'`"
    ),
    (
      "{{ a & b }}",
      "     ^",
      "unexpected character `&`; text inside a tag stands in quotes"
    ),
    (
      "{{ ! }}",
      "   ^",
      "unexpected character `!`; text inside a tag stands in quotes"
    ),
    (
      "{{ name %}",
      "^^",
      "`{{` is never closed; close it with `}}`"
    ),
  ])
  func complains(_ text: String, marking underline: String, _ reason: String) {
    #expect(complaint(about: text) == complaint(reason, about: text, marking: underline))
  }
}

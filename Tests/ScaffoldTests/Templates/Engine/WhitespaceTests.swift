import Templates
import Testing

/// In these tables `⏎` is a line break and `·` a space, so that what counts can be seen.
@Suite struct WhitespaceTests {
  @Test(arguments: [
    ("a⏎{% if t %}⏎b⏎{% endif %}⏎c", "a⏎b⏎c"),
    ("a⏎··{% if t %}··⏎b⏎\t{% endif %}\t⏎c", "a⏎b⏎c"),
    ("{% if t %}⏎a⏎{% endif %}", "a⏎"),
    ("··{% if t %}⏎a⏎··{% endif %}··", "a⏎"),
    ("a⏎{# note #}⏎b", "a⏎b"),
    ("a⏎··{# one⏎two⏎three #}··⏎b", "a⏎b"),
    ("a⏎{# one #} {# two #}⏎b", "a⏎b"),
    ("a⏎⏎{% if t %}⏎⏎b⏎⏎{% endif %}⏎⏎c", "a⏎⏎⏎b⏎⏎⏎c"),
    ("a⏎{% if t %}{% if t %}⏎b⏎{% endif %} {% endif %}⏎c", "a⏎b⏎c"),
    ("a⏎{% if t %}⏎{% if t %}⏎b⏎{% endif %}⏎{% endif %}⏎c", "a⏎b⏎c"),
    ("a⏎{% for x in xs %}⏎··{{ x }}⏎{% endfor %}⏎b", "a⏎··1⏎··2⏎b"),
    ("{% for x in xs %}⏎{{ x }}⏎{% endfor %}⏎", "1⏎2⏎"),
    ("a⏎{% set v %}⏎b⏎{% endset %}⏎c", "a⏎c"),
    ("a⏎{% set v %}b{% endset %}⏎c", "a⏎⏎c"),
    ("a⏎{% if t⏎···and t %}⏎b⏎{% endif %}⏎c", "a⏎b⏎c"),
    ("a {% if t %}⏎b⏎{% endif %} c", "a ⏎b⏎ c"),
    ("·{% if t %} b {% endif %}·⏎c", "··b··⏎c"),
    ("·{{ v }}·⏎·b", "·v·⏎·b"),
    ("a⏎·{{ v }}{% if t %}⏎{% endif %}", "a⏎·v⏎"),
    ("a⏎·{% if t %}{{ v }}{% endif %}⏎", "a⏎·v⏎"),
    ("a⏎{% if t %}⏎{{ v }}{% endif %}⏎b", "a⏎v⏎b"),
  ])
  func aLineOfTagsLeavesNoLine(_ text: String, giving expected: String) throws {
    #expect(try shown(text) == expected.withSpacesShown)
    #expect(try shown(text, newline: "\r\n") == expected.withSpacesShown)
  }

  @Test(arguments: [
    ("a ⏎ {{- v -}} ⏎ b", "avb"),
    ("a {{- v }} b", "av b"),
    ("a {{ v -}} b", "a vb"),
    ("a⏎··{#- note -#}··⏎b", "ab"),
    ("a·{#- note #}·b", "a·b"),
    ("a·{# note -#}·b", "a·b"),
    ("a·{#-#}·b", "ab"),
    ("a·{##}·b", "a··b"),
    ("a⏎{%- if t -%}⏎b⏎{%- endif -%}⏎c", "abc"),
    ("(⏎{%- for x in xs %}⏎··{{ x }},⏎{%- endfor %}⏎)", "(⏎··1,⏎··2,⏎)"),
    ("a⏎··{% if t -%}⏎··b⏎{% endif %}⏎c", "a⏎b⏎c"),
    ("{%- if t %}⏎a{% endif %}", "a"),
    ("··{%- if t %}⏎a{% endif %}", "a"),
    ("{{- v -}}", "v"),
    ("{{-v-}}{{-1}}{{ -1 }}", "v1-1"),
    ("a⏎⏎⏎{{- v }}", "av"),
  ])
  func aMarkTakesAllWhiteSpace(_ text: String, giving expected: String) throws {
    #expect(try shown(text) == expected.withSpacesShown)
  }

  private func shown(_ text: String, newline: String = "\n") throws -> String {
    let text = text.split(separator: "⏎", omittingEmptySubsequences: false)
      .joined(separator: newline).split(separator: "·", omittingEmptySubsequences: false)
      .joined(separator: " ")
    let rendered = try render(text, ["t": true, "v": "v", "xs": [1, 2]])
    let lines = rendered.split(separator: Character(newline), omittingEmptySubsequences: false)
    return lines.joined(separator: "⏎").split(separator: " ", omittingEmptySubsequences: false)
      .joined(separator: "·")
  }
}

extension String {
  fileprivate var withSpacesShown: String { String(map { $0 == " " ? "·" : $0 }) }
}

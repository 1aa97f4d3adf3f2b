import Templates
import Testing

/// Where this language is not Stencil's: the rows of the table in the documents, each of them run.
@Suite struct StencilDifferencesTests {
  /// A template, what Stencil does with it, and what comes of it here.
  static let rows: [(String, String, String)] = [
    (
      "{{ nmae }}",
      "prints nothing",
      "unknown variable `nmae`; did you mean `name`?"
    ),
    (
      "{{ user.nmae }}",
      "prints nothing",
      "`user` has no `nmae`; did you mean `name`?"
    ),
    (
      "{{ list }}",
      "prints Swift's description",
      #"`list` is a list and cannot be printed; loop over it, or add `|join:", "`"#
    ),
    (
      "{% for x in name %}{{ x }}{% endfor %}",
      "takes it as an empty list",
      "`name` is text; `for` goes through a list, a record or a range such as `1...3`"
    ),
    (
      "{% if 1 %}\na\n{% endif %}\nb",
      "leaves empty lines where the tags stood",
      "a\nb"
    ),
    (
      #"{{ "say \"hi\"" }}"#,
      "knows no escapes",
      #"say "hi""#
    ),
    (
      "{{ list[0]|uppercase }}{{ user[field] }}",
      "the same",
      "AAnn"
    ),
    (
      "{{ user[list[0]|uppercase]|default:'-' }}",
      "knows no filters between the brackets",
      "-"
    ),
    (
      "{% outer: for x in list %}{% for y in list %}{{ x }}{% break outer %}{% endfor %}{% endfor %}",
      "the same",
      "a"
    ),
    (
      "{% call hi 'Bob' %}{% macro hi who %}Hi {{ who }}{% endmacro %}",
      "knows a macro below its place only (StencilSwiftKit)",
      "Hi Bob"
    ),
    (
      "{% macro hi who='you' %}Hi {{ who }}{% endmacro %}{% call hi %}",
      "knows no defaults (StencilSwiftKit)",
      "Hi you"
    ),
    (
      "{% outer: for x in list %}{{ forloop.outer }}{% endfor %}",
      "what the loop of that label says",
      "`forloop` has no `outer`; there are `first`, `last`, `counter`, `counter0`, `length`, `comma`, `commaOfMany`"
    ),
    (
      "{% now 'yyyy' %}",
      "prints the date",
      "unknown tag `now`; to print a value, write `{{ now }}`"
    ),
    (
      "{{ name|filter:'uppercase' }}",
      "calls a filter by its name",
      "unknown filter `filter`"
    ),
    (
      "{% for i in 1...999999 %}{% endfor %}",
      "runs as long as it takes",
      "this range has more than 100000 numbers; choose closer ends"
    ),
  ]

  @Test(arguments: rows)
  func comes(_ text: String, stencil: String, here: String) {
    let values: [String: Value] = [
      "name": "Ann", "user": ["name": "Ann", "age": 3], "list": ["a", "b"], "field": "name",
    ]
    let outcome: String
    do throws(TemplateError) {
      outcome = try TemplateText(text, name: "View.swift").render(values)
    } catch {
      outcome = error.reason.description
    }
    // The list of all filters stands in a test of its own.
    #expect(outcome == here || here == "unknown filter `filter`" && outcome.hasPrefix(here))
  }
}

import Templates
import Testing

/// Small templates that would run for days or fill the memory: each ends in an error with its place.
@Suite struct BudgetTests {
  /// A template, what is underlined in it, what there is too much of, and parts.
  static let rows: [(String, String, Excess, [String: String])] = [
    (
      "{% for i in 1...999 %}{% for j in 1...999 %}{% endfor %}{% endfor %}",
      "                                  ^^^^^^^",
      .steps, [:]
    ),
    (
      "{% for i in 1...999 %}{% for j in 1...999 %}{% break %}{% endfor %}{% endfor %}",
      "                                  ^^^^^^^",
      .steps, [:]
    ),
    (
      "{% for i in 1...999 where i in xs %}{% endfor %}",
      "                               ^^",
      .steps, [:]
    ),
    (
      "{% include 'twice0' %}",
      "           ^^^^^^^^^",
      .steps, doubled
    ),
    (
      "{% extends 'twice0' %}",
      "           ^^^^^^^^^",
      .steps, doubled
    ),
    (
      "{% macro m n %}{% call m n %}{% call m n %}{% endmacro %}{% call m 1 %}",
      "                       ^",
      .nesting, [:]
    ),
    (
      "{% macro m %}{% for i in xs %}{% endfor %}{% endmacro %}"
        + "{% for j in xs %}{% call m %}{% endfor %}",
      "                         ^^",
      .steps, [:]
    ),
    (
      "{% for i in 1...99 %}{% if text|uppercase %}{% endif %}{% endfor %}",
      "                                ^^^^^^^^^",
      .text, [:]
    ),
    (
      "{% for i in 1...999 %}{% if text == text %}{% endif %}{% endfor %}",
      "                                    ^^^^",
      .text, [:]
    ),
    (
      "{% for i in 1...999 %}{% if 'x' in text %}{% endif %}{% endfor %}",
      "                                   ^^^^",
      .text, [:]
    ),
    (
      "{% for i in 1...999 %}{% if text.count > 1 %}{% endif %}{% endfor %}",
      "                            ^^^^^^^^^^",
      .text, [:]
    ),
  ]

  @Test(arguments: rows)
  func ends(_ text: String, marking underline: String, _ excess: Excess, parts: [String: String]) {
    let error = #expect(throws: TemplateError.self) {
      try TemplateText(text, name: "View.swift")
        .render(Self.values, parts: Parts(parts), budget: Budget(steps: 10_000, bytes: 10_000))
    }
    guard error?.place.file == "View.swift" else {
      // It ran out in a part, and says in which one.
      #expect(error?.reason.description == excess.rawValue)
      #expect(error?.place.description.hasPrefix("twice") == true)
      return
    }
    #expect(error?.description == complaint(excess.rawValue, about: text, marking: underline))
  }

  @Test func aTextThatDoublesEnds() {
    let text = String(repeating: "{% set x %}{{ x }}{{ x }}{% endset %}\n", count: 100)
    let error = #expect(throws: TemplateError.self) { try render(text, ["x": "x"]) }
    #expect(
      error?.description == """
        the template works on more than 20000000 bytes of text; make less of it here
          --> View.swift:23:15
           |
        23 | {% set x %}{{ x }}{{ x }}{% endset %}
           |               ^
        """)
  }

  /// What there is too much of.
  enum Excess: String {
    case steps =
      "the template takes more than 10000 steps; make this loop, part or macro repeat less"
    case text = "the template works on more than 10000 bytes of text; make less of it here"
    case nesting =
      "nested more than 64 deep; a part or macro that uses itself needs a condition that ends it"
  }

  /// Thirty-one parts, each of which includes the next one twice.
  static let doubled = Dictionary(
    uniqueKeysWithValues: (0...30).map {
      ("twice\($0)", "{% include 'twice\($0 + 1)' %}{% include 'twice\($0 + 1)' %}")
    } + [("twice31", "")])

  static let values: [String: Value] = [
    "x": "x", "text": .text(String(repeating: "a", count: 900)),
    "xs": .list((1...100).map { .number(-$0) }),
  ]

  @Test(arguments: [
    "{{ text|indent:1000,text }}",
    "{{ xs|join:text }}",
  ])
  func aFilterMakesNoMoreThanThereIsRoomFor(_ text: String) {
    let values: [String: Value] = [
      "text": .text(String(repeating: "a", count: 100_000)),
      "xs": .list((1...1_000).map { .number($0) }),
    ]
    let error = #expect(throws: TemplateError.self) { try render(text, values) }
    #expect(
      error?.reason.description
        == "the template works on more than 20000000 bytes of text; make less of it here")
  }

  @Test func aWholeBudgetIsForEachRendering() throws {
    let template = try TemplateText(
      "{% for i in 1...1000 %}{{ i }}{% endfor %}", name: "View.swift")
    let budget = Budget(steps: 6_100, bytes: 3_000)
    for _ in 0..<3 {
      #expect(try template.render([:], budget: budget).count == 2_893)
    }
  }
}

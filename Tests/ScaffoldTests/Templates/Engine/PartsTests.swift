import Templates
import Testing

@Suite struct PartsTests {
  static let parts = [
    "part": "<{{ name }}>",
    "field": "{{ name }}: {{ type }}",
    "user": "{{ user.name }}",
    "number": "{{ forloop.counter }}",
    "tree": "({{ value }}{% for child in children %}{% include 'tree' child %}{% endfor %})",
    "sets": "{% set name %}inner{% endset %}{{ name }}",
    "lines": "one\ntwo\n",
  ]

  @Test(arguments: [
    (#"{% include "part" %}"#, "<Login>"),
    ("{% include which %}", "<Login>"),
    (#"{% include "field" field %}{{ name }}"#, "id: IntLogin"),
    (#"{% include "user" %}"#, "Ann"),
    (#"{% for x in 1...3 %}{% include "number" %}{% endfor %}"#, "123"),
    (#"{% for name in 1...2 %}{% include "part" %}{% endfor %}"#, "<1><2>"),
    (#"{% include "tree" tree %}"#, "(1(2)(3(4)))"),
    (#"{% include "sets" %}{{ name }}"#, "innerLogin"),
    ("a\n  {% include 'lines' %}\nb", "a\none\ntwo\nb"),
  ])
  func includes(_ text: String, giving expected: String) throws {
    let leaf: (Int) -> Value = { ["value": .number($0), "children": []] }
    let values: [String: Value] = [
      "name": "Login", "which": "part", "field": ["name": "id", "type": "Int"],
      "user": ["name": "Ann"],
      "tree": [
        "value": 1, "children": [leaf(2), ["value": 3, "children": [leaf(4)]]],
      ],
    ]
    #expect(try render(text, values, parts: Self.parts) == expected)
  }

  @Test func manyIncludesParseOnce() throws {
    let text = "{% for i in 1...10000 %}{% include 'part' %}{% endfor %}"
    let outcome = try render(text, ["name": "x"], parts: ["part": "{{ name }}"])
    #expect(outcome == String(repeating: "x", count: 10000))
  }

  @Test func aBrokenPartIsFoundAtOnce() {
    let error = #expect(throws: TemplateError.self) { try Parts(["part": "a\n{{ x"]) }
    #expect(
      error?.description == """
        `{{` is never closed; close it with `}}`
         --> part:2:1
          |
        2 | {{ x
          | ^^
        """)
    #expect(error?.place.description == "part:2:1")
  }
}

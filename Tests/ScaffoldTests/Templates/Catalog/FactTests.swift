import Testing

/// What a template makes of the answers, under names of its own.
@Suite struct FactTests {
  private func sandbox(facts: String) throws -> Sandbox {
    try Sandbox.project([
      "Templates/page/template.json": """
      {
        "version": 1, "summary": "A page.",
        "variables": [{ "name": "loud", "type": "flag" }],
        "facts": [
          \(facts)
        ]
      }

      """,
      "Templates/page/Page.md.stencil": """
      {{ place }}
      {% for part in parts %}
      {{ part.name }}: {{ part.type }}{{ forloop.comma }}
      {% endfor %}
      {% if parts %}
      {{ types }}
      {% endif %}

      """,
    ])
  }

  private let facts = #"""
    { "name": "isQuiet", "if": "not loud" },
        { "name": "place", "text": "{% if isQuiet %}Library{% else %}Stage{% endif %}" },
        {
          "name": "parts",
          "list": [
            { "if": "isQuiet", "name": "book", "type": "{{ name }}Book" },
            { "name": "chair", "type": "{{ place }}Chair" },
            { "if": "not isQuiet", "name": "drum", "type": "Drum" }
          ]
        },
        { "name": "types", "text": "{{ parts|join:\" + \",\"type\" }}" }
    """#

  /// A fact knows those that stand before it.
  @Test(arguments: [
    ("", "Library\nbook: HomeBook,\nchair: LibraryChair\nHomeBook + LibraryChair\n"),
    ("--loud", "Stage\nchair: StageChair,\ndrum: Drum\nStageChair + Drum\n"),
  ])
  func areConditionsTextsAndLists(words: String, page: String) throws {
    let sandbox = try sandbox(facts: facts)
    #expect(sandbox.run("new-module Home --template page " + words).status == .success)
    #expect(try sandbox.read("Sources/Modules/Home/Page.md") == page)
  }

  @Test func aListMayBeEmpty() throws {
    let sandbox = try sandbox(
      facts: #"""
        { "name": "place", "text": "Here" },
            { "name": "parts", "list": [{ "if": "loud", "name": "drum", "type": "Drum" }] },
            { "name": "types", "text": "{{ parts|join:\", \",\"type\" }}" }
        """#)
    #expect(sandbox.run("new-module Home --template page").status == .success)
    #expect(try sandbox.read("Sources/Modules/Home/Page.md") == "Here\n")
  }

  static let refused: [(fact: String, error: String)] = [
    (#"{ "name": "a" }"#, "5: expected one of `if`, `text` and `list`"),
    (#"{ "name": "a", "text": "b", "if": "loud" }"#, "5: expected one of `if`, `text` and `list`"),
    (#"{ "name": "a", "txt": "b" }"#, "20: unknown key `txt`; did you mean `text`?"),
    (#"{ "name": "a", "text": ["b"] }"#, "28: `text` must be a text, not a list"),
    (#"{ "name": "a", "list": "b" }"#, "28: `list` must be a list, not a text"),
    (#"{ "name": "a", "list": ["b"] }"#, "29: `list` must be an object, not a text"),
    (#"{ "name": "a", "list": [{ "b": true }] }"#, "36: `b` must be a text, not a flag"),
    (#"{ "text": "b" }"#, "5: `name` is missing; add it"),
  ]

  @Test(arguments: refused)
  func refuses(_ row: (fact: String, error: String)) throws {
    #expect(
      try sandbox(facts: row.fact).run("new-module Home --template page")
        == Outcome(.badData, err: "error: page/template.json:5:" + row.error))
  }
}

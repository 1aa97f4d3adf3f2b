import Testing

@testable import Templates

@Suite struct ExcerptTests {
  @Test func theLineIsFoundAmongMany() {
    #expect(
      complaint(about: "one\ntwo\n\nstruct {{ nmae }} {}\nfive\n", ["name": ""]) == """
        unknown variable `nmae`; did you mean `name`?
         --> View.swift:4:11
          |
        4 | struct {{ nmae }} {}
          |           ^^^^
        """)
  }

  @Test func theMarginGrowsWithTheLineNumber() {
    #expect(
      complaint(about: String(repeating: "\n", count: 99) + "{{ x|y }}") == """
        unknown filter `y`; there are \(Self.filters)
           --> View.swift:100:6
            |
        100 | {{ x|y }}
            |      ^
        """)
  }

  static let filters = Filter.standard.map { "`\($0.name)`" }.joined(separator: ", ")

  @Test(arguments: [
    ("\t{{ x }}", "1:5", "1 | \t{{ x }}", "  | \t   ^"),
    ("登录 👩‍👩‍👧 {{ x }}", "1:9", "1 | 登录 👩‍👩‍👧 {{ x }}", "  |         ^"),
    ("a\r\n{{ x }}\r\nb", "2:4", "2 | {{ x }}", "  |    ^"),
    ("\u{FEFF}{{ x }}", "1:4", "1 | {{ x }}", "  |    ^"),
    ("{{\nx }}", "2:1", "2 | x }}", "  | ^"),
    ("{{ x\n.y }}", "1:4", "1 | {{ x", "  |    ^"),
    ("{% if x", "1:1", "1 | {% if x", "  | ^^"),
    ("{# x\ny", "1:1", "1 | {# x", "  | ^^"),
    ("a\n{{ 'x\n", "2:4", "2 | {{ 'x", "  |    ^"),
  ])
  func marks(_ text: String, at place: String, line: String, underline: String) {
    let lines = complaint(about: text)?.split(separator: "\n").dropFirst().map(String.init)
    #expect(lines == [" --> View.swift:\(place)", "  |", line, underline])
  }

  @Test func ofALongLineOnlyAWindowIsShown() {
    let text = String(repeating: "x", count: 500) + "{{ y }}" + String(repeating: "z", count: 500)
    #expect(
      complaint(about: text, ["x": 1])?.split(separator: "\n").dropFirst().joined(separator: "\n")
        == """
         --> View.swift:1:504
          |
        1 | …\(String(repeating: "x", count: 47)){{ y }}\(String(repeating: "z", count: 46))…
          | \(String(repeating: " ", count: 51))^
        """)
  }

  @Test func atTheEndsOfALongLineOneSideIsCut() {
    let xs = String(repeating: "x", count: 500)
    let start = complaint(about: "{{ y }}" + xs)?.split(separator: "\n").suffix(2)
    #expect(start == ["1 | {{ y }}\(xs.prefix(93))…", "  |    ^"])
    let end = complaint(about: xs + "{{ y }}")?.split(separator: "\n").suffix(2)
    let indent = String(repeating: " ", count: 97)
    #expect(end == ["1 | …\(xs.prefix(93)){{ y }}", "  | \(indent)^"])
  }

  @Test func aPartIsNamed() {
    let parts = ["header": "// {{ user.nmae }}", "base": "\n{% block b %}{% endblock %}"]
    let values: [String: Value] = ["user": ["name": "Ann"]]
    let inHeader = """
      `user` has no `nmae`; did you mean `name`?
       --> header:1:7
        |
      1 | // {{ user.nmae }}
        |       ^^^^^^^^^
      """
    #expect(complaint(about: "{% include 'header' %}", values, parts: parts) == inHeader)
    #expect(
      complaint(
        about: "{% extends 'base' %}{% block b %}{% include 'header' %}{% endblock %}", values,
        parts: parts) == inHeader)
    #expect(
      complaint(about: "{% extends 'base' %}{% block b %}{{ x }}{% endblock %}", parts: parts)
        == """
        unknown variable `x`; there are none here
         --> View.swift:1:37
          |
        1 | {% extends 'base' %}{% block b %}{{ x }}{% endblock %}
          |                                     ^
        """)
  }

  @Test func thePlaceIsAValue() {
    let error = #expect(throws: TemplateError.self) { try render("a\n b {{ x }}") }
    #expect(error?.place.file == "View.swift")
    #expect(error?.place.line == 2)
    #expect(error?.place.column == 7)
    #expect(error?.reason == .unknownVariable("x", Suggestion(for: "x", among: []), known: []))
  }
}

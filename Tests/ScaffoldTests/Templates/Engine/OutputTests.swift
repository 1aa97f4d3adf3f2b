import Templates
import Testing

@Suite struct OutputTests {
  @Test(arguments: [
    ("plain text", "plain text"),
    ("", ""),
    ("{ } {x} } }} %} #}", "{ } {x} } }} %} #}"),
    ("Hi {{ name }}!", "Hi Login!"),
    ("{{name}}{{ name }}{{\n  name\n}}", "LoginLoginLogin"),
    ("{{ app.name }} {{ app.nested.deep }}", "Demo 1"),
    (
      "{{ names.0 }} {{ names.1 }} {{ names.first }} {{ names.last }} {{ names.count }}",
      "a c a c 2"
    ),
    ("{{ pairs.1.0 }}", "y"),
    ("{{ app.count }} {{ name.count }} {{ name.first }} {{ name.last }}", "2 5 L n"),
    ("{{ 42 }} {{ -7 }} {{ 1.50 }} {{ 99999999999999999999 }}", "42 -7 1.5 1e+20"),
    ("{{ true }} {{ false }} {{ yes }}", "true false true"),
    ("{{ 3.0 }} {{ half }} {{ number }}", "3.0 0.5 5"),
    (
      #"{{ "double" }} {{ 'single' }} {{ "it's" }} {{ 'say "hi"' }}"#,
      #"double single it's say "hi""#
    ),
    (#"{{ "{{" }} {{ "}}" }} {{ "{% if %}" }} {{ "{#" }}"#, "{{ }} {% if %} {#"),
    (#"{{ "no \n escapes" }}"#, #"no \n escapes"#),
    (#"{{ "" }}"#, ""),
    ("{{ (name) }} {{ (name == 'Login') }}", "Login true"),
    ("{{ 登录 }} {{ été }} {{ _private1 }}", "denglu summer p"),
    ("a {# b #} c{# d\ne #}f{##}g", "a  cfg"),
    ("{# {{ nonsense | }} {% bla %} #}x", "x"),
    ("👩‍👩‍👧 {{ name }} 登录\0", "👩‍👩‍👧 Login 登录\0"),
    ("\u{FEFF}{{ name }}", "Login"),
  ])
  func prints(_ text: String, as expected: String) throws {
    #expect(try render(text, Self.values) == expected)
  }

  static let values: [String: Value] = [
    "name": "Login", "app": ["name": "Demo", "nested": ["deep": 1]], "names": ["a", "c"],
    "pairs": [["x"], ["y"]], "yes": true, "half": 0.5, "number": 5, "登录": "denglu",
    "été": "summer", "_private1": "p",
  ]

  @Test func aTemplateRendersAnyNumberOfTimes() throws {
    let template = try TemplateText("{% for x in xs %}{{ x }}{% endfor %}", name: "View.swift")
    #expect(try template.render(["xs": [1, 2]]) == "12")
    #expect(try template.render(["xs": ["a"]]) == "a")
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let values = Dictionary(uniqueKeysWithValues: (0..<50).map { ("key\($0)", Value.number($0)) })
    let text = "{% for key, value in map %}{{ key }}={{ value }} {% endfor %}"
    let expected = values.keys.sorted().map { "\($0)=\($0.dropFirst(3)) " }.joined()
    #expect(try render(text, ["map": .record(values)]) == expected)
  }
}

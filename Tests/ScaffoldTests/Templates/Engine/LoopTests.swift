import Templates
import Testing

@Suite struct LoopTests {
  @Test(arguments: [
    ("{% for x in xs %}{{ x }},{% endfor %}", "a,b,c,"),
    ("{% for x in none %}{{ x }}{% endfor %}.", "."),
    ("{% for x in none %}{{ x }}{% empty %}none{% endfor %}", "none"),
    ("{% for x in absent %}{{ x }}{% empty %}none{% endfor %}", "none"),
    ("{% for x in map.missing %}{{ x }}{% empty %}none{% endfor %}", "none"),
    ("{% for x in xs %}{{ x }}{% empty %}none{% endfor %}", "abc"),
    ("{% for x in xs where x != 'b' %}{{ x }}{{ forloop.length }}{% endfor %}", "a2c2"),
    ("{% for x in xs where x == 'z' %}{{ x }}{% empty %}none{% endfor %}", "none"),
    ("{% for key in map %}{{ key }}{% endfor %}", "klm"),
    ("{% for key, value in map %}{{ key }}={{ value }};{% endfor %}", "k=1;l=2;m=3;"),
    ("{% for key, value in map where value > 1 %}{{ key }}{% endfor %}", "lm"),
    ("{% for _, value in map %}{{ value }}{% endfor %}", "123"),
    ("{% for a, b in pairs %}{{ a }}{{ b }};{% endfor %}", "x1;y2;"),
    ("{% for a, _ in pairs %}{{ a }}{% endfor %}", "xy"),
    ("{% for i in 1...3 %}{{ i }}{% endfor %}", "123"),
    ("{% for i in 3...1 %}{{ i }}{% endfor %}", "321"),
    ("{% for i in 2...2 %}{{ i }}{% endfor %}", "2"),
    ("{% for i in -1...1 %}{{ i }}{% endfor %}", "-101"),
    ("{% for i in 1...xs.count %}{{ i }}{% endfor %}", "123"),
    ("{% for x in 'a,b'|split:',' %}[{{ x }}]{% endfor %}", "[a][b]"),
    ("{% for x in xs %}{% if not forloop.first %}, {% endif %}{{ x }}{% endfor %}", "a, b, c"),
    ("{% for x in xs %}{{ x }}{% if not forloop.last %}, {% endif %}{% endfor %}", "a, b, c"),
    ("{% for x in xs %}{{ forloop.counter }}{{ forloop.counter0 }} {% endfor %}", "10 21 32 "),
    ("{% for x in xs %}{{ forloop.length }}{% endfor %}", "333"),
    ("{% for x in xs %}{{ x }}{{ forloop.comma }}{% endfor %}", "a,b,c"),
    ("{% for x in xs %}{{ x }}{{ forloop.commaOfMany }}{% endfor %}", "a,b,c,"),
    ("{% for x in 1...1 %}{{ x }}{{ forloop.comma }}{{ forloop.commaOfMany }}{% endfor %}", "1"),
    (
      "{% for x in xs %}{% for y in 1...2 %}{{ forloop.counter }}{% endfor %}{{ forloop.counter }};{% endfor %}",
      "121;122;123;"
    ),
    ("{% for x in xs %}{% for x in 1...2 %}{{ x }}{% endfor %}{{ x }}{% endfor %}", "12a12b12c"),
    ("{% for x in xs %}{% if x == 'b' %}{% break %}{% endif %}{{ x }}{% endfor %}.", "a."),
    ("{% for x in xs %}{% if x == 'b' %}{% continue %}{% endif %}{{ x }}{% endfor %}", "ac"),
    (
      "{% for x in xs %}{% for y in 1...3 %}{% if y == 2 %}{% break %}{% endif %}{{ y }}{% endfor %}{{ x }}{% endfor %}",
      "1a1b1c"
    ),
    (
      "{% for x in xs %}{% filter uppercase %}{{ x }}{% break %}z{% endfilter %}{% endfor %}", "A"
    ),
    ("{% for x in xs %}{% if forloop %}{{ forloop|count }}{% endif %}{% endfor %}", "777"),
    ("{% for item in items %}{{ item.name }}{{ item.tags.count }}{% endfor %}", "p2q0"),
    ("{{ x }}{% for x in xs %}{% endfor %}{{ x }}", "outerouter"),
  ])
  func goesThrough(_ text: String, giving expected: String) throws {
    #expect(try render(text, Self.values) == expected)
  }

  static let values: [String: Value] = [
    "xs": ["a", "b", "c"], "none": [], "absent": nil, "map": ["m": 3, "k": 1, "l": 2],
    "pairs": [["x", 1], ["y", 2, "more"]], "x": "outer",
    "items": [["name": "p", "tags": [1, 2]], ["name": "q", "tags": []]],
  ]
}

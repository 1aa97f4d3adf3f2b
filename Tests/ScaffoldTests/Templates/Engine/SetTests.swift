import Templates
import Testing

@Suite struct SetTests {
  @Test(arguments: [
    ("{% set x %}a{{ n }}{% endset %}{{ x }}{{ x }}", "a1a1"),
    ("{% set x %}a{% endset %}{% set x %}{{ x }}b{% endset %}{{ x }}", "ab"),
    ("{% set x n %}{% if x == 1 %}number{% endif %}", "number"),
    ("{% set xs 'a,b'|split:',' %}{{ xs.count }}", "2"),
    ("{% set n %}2{% endset %}{{ n }}", "2"),
    ("{% set x %}1{% endset %}{% if n %}{% set x %}2{% endset %}{{ x }}{% endif %}{{ x }}", "21"),
    (
      "{% set x %}0{% endset %}{% for i in 1...2 %}{{ x }}{% set x %}{{ i }}{% endset %}{{ x }}{% endfor %}{{ x }}",
      "01020"
    ),
    ("{% filter uppercase %}{% set x %}a{% endset %}{% endfilter %}{{ x }}", "a"),
    ("{% set x %}{% set y %}in{% endset %}out{% endset %}{{ x }}{{ y }}", "outin"),
  ])
  func keeps(_ text: String, giving expected: String) throws {
    #expect(try render(text, ["n": 1]) == expected)
  }

  @Test(arguments: [
    ("{% filter uppercase %}a{{ n }}{% endfilter %}b", "A1b"),
    ("{% filter lowercase|capitalize %}HELLO THERE{% endfilter %}", "Hello There"),
    ("{% filter indent:2 %}a\nb{% endfilter %}", "a\n  b"),
    ("{% filter count %}abc{% endfilter %}", "3"),
    ("{% filter uppercase %}a{% filter lowercase %}B{% endfilter %}{% endfilter %}", "AB"),
  ])
  func filters(_ text: String, giving expected: String) throws {
    #expect(try render(text, ["n": 1]) == expected)
  }
}

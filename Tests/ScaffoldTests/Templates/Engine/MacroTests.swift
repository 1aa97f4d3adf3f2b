import Templates
import Testing

/// `macro` and `call`, as users of StencilSwiftKit know them.
@Suite struct MacroTests {
  @Test(arguments: [
    ("{% macro m %}x{% endmacro %}{% call m %}{% call m %}", "xx"),
    ("{% call m %}{% macro m %}x{% endmacro %}", "x"),
    (
      "{% macro m a b %}{{ a }}-{{ b }};{% endmacro %}{% call m name 'y' %}{% call m 1 name|uppercase %}",
      "ann-y;1-ANN;"
    ),
    (
      "{% macro m a b='-' c=name %}{{ a }}{{ b }}{{ c }}{% endmacro %}{% call m 1 %} {% call m 1 2 3 %}",
      "1-ann 123"
    ),
    (
      "{% macro m %}{{ name }}{{ x }}{% endmacro %}{% for x in xs %}{% call m %}{% endfor %}",
      "ann1ann2"
    ),
    (
      "{% macro m xs %}{% for x in xs %}{{ x }}{% if forloop.first %}{% continue %}{% endif %},{% endfor %}{% endmacro %}{% call m xs %}{% call m 5...6 %}",
      "12,56,"
    ),
    ("{% macro m a %}{% set name a %}{{ name }}{% endmacro %}{% call m 'b' %}{{ name }}", "bann"),
    (
      "{% macro down n %}{{ n[0] }}{% if n[1] %}{% call down n[1] %}{% endif %}{% endmacro %}{% call down tree %}",
      "123"
    ),
    ("{% macro m a %}<{{ a }}>{% endmacro %}{% include 'part' %}", "<ann>"),
    ("{% include 'own' %}{% macro m a %}<{{ a }}>{% endmacro %}{% call m 1 %}", "own<1>"),
    ("a\n{% macro m %}\nx\n{% endmacro %}\n{% call m %}\nb", "a\nx\nb"),
  ])
  func calls(_ text: String, giving expected: String) throws {
    let values: [String: Value] = [
      "name": "ann", "xs": [1, 2], "tree": [1, [2, [3]]],
    ]
    let parts = [
      "part": "{% call m name %}", "own": "{% macro m %}own{% endmacro %}{% call m %}",
    ]
    #expect(try render(text, values, parts: parts) == expected)
  }

  @Test(arguments: [
    (
      "{% macro item a %}{% endmacro %}{% call itme 1 %}",
      "                                        ^^^^",
      "unknown macro `itme`; did you mean `item`?"
    ),
    (
      "{% call item %}",
      "        ^^^^",
      "unknown macro `item`; there are none here"
    ),
    (
      "{% macro m a %}{% endmacro %}{% call m %}",
      "                                     ^",
      "`m` takes exactly 1 argument, not 0"
    ),
    (
      "{% macro m a b=1 %}{% endmacro %}{% call m 1 2 3 %}",
      "                                         ^",
      "`m` takes 1 to 2 arguments, not 3"
    ),
    (
      "{% macro m a=1 b %}{% endmacro %}",
      "                 ^^",
      "expected `=`, as the parameter before has one, found `%}`"
    ),
    (
      "{% macro m %}{% endmacro %}{% macro m %}{% endmacro %}",
      "                                    ^",
      "two macros are called `m`; rename one"
    ),
    (
      "{% macro m %}{{ a }}{% endmacro %}{% call m %}",
      "                ^",
      "unknown variable `a`; there are none here"
    ),
    (
      "{% for x in xs %}{% macro m %}{% break %}{% endmacro %}{% endfor %}",
      "                                 ^^^^^",
      "`break` stands in no loop; put it between `for` and `endfor`"
    ),
    (
      "{% macro %}{% endmacro %}",
      "         ^^",
      "expected the name of the macro, found `%}`"
    ),
    (
      "{% macro m %}x",
      "   ^^^^^",
      "`macro` is never closed; close it with `{% endmacro %}`"
    ),
    (
      "{% if a = 1 %}{% endif %}",
      "        ^",
      "expected `%}`, found `=`"
    ),
  ])
  func complains(_ text: String, marking underline: String, _ reason: String) {
    #expect(complaint(about: text) == complaint(reason, about: text, marking: underline))
  }
}

import Templates
import Testing

/// Each row is a template, what is underlined in it, and the sentence.
@Suite struct ParserErrorTests {
  @Test(arguments: [
    (
      "{{ 登录 ￥ }}",
      "      ^",
      "expected `}}`, found `￥`"
    ),
    (
      "{{ }}",
      "   ^^",
      "expected a value, found `}}`"
    ),
    (
      "{{ name name }}",
      "        ^^^^",
      "expected `}}`, found `name`"
    ),
    (
      "{{ name| }}",
      "         ^^",
      "expected the name of a filter, found `}}`"
    ),
    (
      "{{ name.  }}",
      "          ^^",
      "expected a name or a number after the `.`, found `}}`"
    ),
    (
      "{{ |upper }}",
      "   ^",
      "expected a value, found `|`"
    ),
    (
      #"{{ "a" == "b" }}"#,
      #"       ^^"#,
      "expected `}}`, found `==`"
    ),
    (
      "{% %}",
      "   ^^",
      "expected the name of a tag, found `%}`"
    ),
    (
      #"{% "x" %}"#,
      #"   ^^^"#,
      "expected the name of a tag, found a string"
    ),
    (
      "{% unless x %}",
      "   ^^^^^^",
      "unknown tag `unless`; to print a value, write `{{ unless }}`"
    ),
    (
      "{% fro x in xs %}",
      "   ^^^",
      "unknown tag `fro`; did you mean `for`?"
    ),
    (
      "{% endif %}",
      "   ^^^^^",
      "`endif` belongs to no `if`; open one before it, or take it out"
    ),
    (
      "a{% else %}b",
      "    ^^^^",
      "`else` belongs to no `if`; open one before it, or take it out"
    ),
    (
      "{% empty %}",
      "   ^^^^^",
      "`empty` belongs to no `for`; open one before it, or take it out"
    ),
    (
      "{% if name %}x",
      "   ^^",
      "`if` is never closed; close it with `{% endif %}`"
    ),
    (
      "{% if name %}{% for x in xs %}{% endif %}{% endfor %}",
      "                                 ^^^^^",
      "expected `empty` or `endfor` for the `for` above, found `endif`"
    ),
    (
      "{% if name %}{% else %}{% elif name %}{% endif %}",
      "                          ^^^^",
      "expected `endif` for the `if` above, found `elif`"
    ),
    (
      "{% for x in xs %}{% else %}{% endfor %}",
      "                    ^^^^",
      "expected `empty` or `endfor` for the `for` above, found `else`"
    ),
    (
      "{% block %}x{% endblock %}",
      "         ^^",
      "expected the name of the block, found `%}`"
    ),
    (
      "{% block a %}x{% endblock b %}",
      "                          ^",
      "expected `%}`, found `b`"
    ),
    (
      "{% filter uppercase %}x{% endif %}",
      "                          ^^^^^",
      "expected `endfilter` for the `filter` above, found `endif`"
    ),
    (
      "{% break %}",
      "   ^^^^^",
      "`break` stands in no loop; put it between `for` and `endfor`"
    ),
    (
      "{% for x in xs %}{% endfor %}{% continue %}",
      "                                ^^^^^^^^",
      "`continue` stands in no loop; put it between `for` and `endfor`"
    ),
    (
      "x{% extends 'a' %}",
      "    ^^^^^^^",
      "`extends` comes too late; make it the first thing in the template"
    ),
    (
      "{% extends 'a' %}{% extends 'a' %}",
      "                    ^^^^^^^",
      "`extends` comes too late; make it the first thing in the template"
    ),
    (
      "{% if and %}{% endif %}",
      "      ^^^",
      "expected a value, found `and`"
    ),
    (
      "{% if a and %}{% endif %}",
      "            ^^",
      "expected a value, found `%}`"
    ),
    (
      "{% if (a %}{% endif %}",
      "         ^^",
      "expected `)`, found `%}`"
    ),
    (
      "{% if a) %}{% endif %}",
      "       ^",
      "expected `%}`, found `)`"
    ),
    (
      "{% if a == b == c %}{% endif %}",
      "             ^^",
      "expected `%}`, found `==`"
    ),
    (
      "{% for in xs %}{% endfor %}",
      "          ^^",
      "expected `in`, found `xs`"
    ),
    (
      "{% for x of xs %}{% endfor %}",
      "         ^^",
      "expected `in`, found `of`"
    ),
    (
      "{% for x in xs where %}{% endfor %}",
      "                     ^^",
      "expected a value, found `%}`"
    ),
    (
      "{% for x, in xs %}{% endfor %}",
      "             ^^",
      "expected `in`, found `xs`"
    ),
    (
      "{% set %}a{% endset %}",
      "       ^^",
      "expected the name of the variable, found `%}`"
    ),
    (
      "{% include %}",
      "           ^^",
      "expected a value, found `%}`"
    ),
    (
      "{% if name %}{% endif name %}",
      "                      ^^^^",
      "expected `%}`, found `name`"
    ),
    (
      "struct {{ name|snakecase }}View {}",
      "               ^^^^^^^^^",
      "unknown filter `snakecase`; did you mean `snakeCase`?"
    ),
    (
      "{{ name|reverse }}",
      "        ^^^^^^^",
      "unknown filter `reverse`; there are \(ExcerptTests.filters)"
    ),
    (
      "{{ name|uppercase:1 }}",
      "        ^^^^^^^^^",
      "`uppercase` takes no arguments, not 1"
    ),
    (
      "{{ name|default }}",
      "        ^^^^^^^",
      "`default` takes exactly 1 argument, not 0"
    ),
    (
      "{{ xs|join:',','x','y' }}",
      "      ^^^^",
      "`join` takes at most 2 arguments, not 3"
    ),
    (
      "{{ name|indent:1,2,3,4 }}",
      "        ^^^^^^",
      "`indent` takes at most 3 arguments, not 4"
    ),
    (
      "{% filter uprcase %}{% endfilter %}",
      "          ^^^^^^^",
      "unknown filter `uprcase`; did you mean `uppercase`?"
    ),
    (
      "{% if false %}{{ name|uprcase }}{% endif %}",
      "                      ^^^^^^^",
      "unknown filter `uprcase`; did you mean `uppercase`?"
    ),
    (
      "{% for x in xs %}{{ forloop.frist }}{% endfor %}",
      "                    ^^^^^^^^^^^^^",
      "`forloop` has no `frist`; did you mean `first`?"
    ),
    (
      "{{ forloop.parent }}",
      "   ^^^^^^^^^^^^^^",
      "`forloop` has no `parent`; there are `first`, `last`, `counter`, `counter0`, `length`, `comma`, `commaOfMany`"
    ),
  ])
  func complains(_ text: String, marking underline: String, _ reason: String) {
    #expect(complaint(about: text) == complaint(reason, about: text, marking: underline))
  }
}

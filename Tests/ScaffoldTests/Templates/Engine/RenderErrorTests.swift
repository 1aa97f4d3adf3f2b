import Templates
import Testing

/// Each row is a template, what is underlined in it, and the sentence.
@Suite struct RenderErrorTests {
  @Test(
    arguments: [
      (
        "{{ zzz }}",
        "   ^^^",
        "unknown variable `zzz`; there are `absent`, `flag`, `name`, `people`, `user`, `xs`"
      ),
      (
        "{{ zzz|default:'x' }}",
        "   ^^^",
        "unknown variable `zzz`; there are `absent`, `flag`, `name`, `people`, `user`, `xs`"
      ),
      (
        "{% if zzz %}{% endif %}",
        "      ^^^",
        "unknown variable `zzz`; there are `absent`, `flag`, `name`, `people`, `user`, `xs`"
      ),
      (
        "{{ user.nmae }}",
        "   ^^^^^^^^^",
        "`user` has no `nmae`; did you mean `name`?"
      ),
      (
        "{{ user.zzz }}",
        "   ^^^^^^^^",
        #"`user` has no `zzz`; if it may be missing, add `|default:"…"`"#
      ),
      (
        "{{ user.name.foo }}",
        "   ^^^^^^^^^^^^^",
        "`user.name` is text, which has no `foo`; use it without `.foo`"
      ),
      (
        "{{ xs.frist }}",
        "   ^^^^^^^^",
        "`xs` is a list, which has no `frist`; did you mean `first`?"
      ),
      (
        "{{ xs.5 }}",
        "   ^^^^",
        #"`xs.5` has no value; add `|default:"…"`, or ask with `{% if xs.5 %}` first"#
      ),
      (
        "{{ user.age.x }}",
        "   ^^^^^^^^^^",
        "`user.age` is a number, which has no `x`; use it without `.x`"
      ),
      (
        "{{ flag.x }}",
        "   ^^^^^^",
        "`flag` is a flag, which has no `x`; use it without `.x`"
      ),
      (
        "{{ absent }}",
        "   ^^^^^^",
        #"`absent` has no value; add `|default:"…"`, or ask with `{% if absent %}` first"#
      ),
      (
        "{{ absent.x }}",
        "   ^^^^^^^^",
        #"`absent.x` has no value; add `|default:"…"`, or ask with `{% if absent.x %}` first"#
      ),
      (
        "{{ absent|uppercase }}",
        "   ^^^^^^",
        #"`absent` has no value; add `|default:"…"`, or ask with `{% if absent %}` first"#
      ),
      (
        "{{ xs }}",
        "   ^^",
        #"`xs` is a list and cannot be printed; loop over it, or add `|join:", "`"#
      ),
      (
        "{{ user }}",
        "   ^^^^",
        "`user` is a record and cannot be printed; name one of its fields"
      ),
      (
        "{{ user|default:'' }}",
        "   ^^^^^^^^^^^^^^^",
        "`user|default:''` is a record and cannot be printed; name one of its fields"
      ),
      (
        "{% for x in name %}{% endfor %}",
        "            ^^^^",
        "`name` is text; `for` goes through a list, a record or a range such as `1...3`"
      ),
      (
        "{% for x in 5 %}{% endfor %}",
        "            ^",
        "`5` is a number; `for` goes through a list, a record or a range such as `1...3`"
      ),
      (
        "{% for x in absent %}{% endfor %}",
        "            ^^^^^^",
        "`absent` has no value; add an `{% empty %}` to the loop, or ask with `{% if absent %}` first"
      ),
      (
        "{% for x in user.kids %}{% endfor %}",
        "            ^^^^^^^^^",
        #"`user` has no `kids`; if it may be missing, add `|default:"…"`"#
      ),
      (
        "{% for a, b in xs %}{% endfor %}",
        "               ^^",
        "the loop names 2 values, but this element has 1; name as many as it has"
      ),
      (
        "{% if name < 3 %}{% endif %}",
        "      ^^^^",
        "`name` is text; `<` takes numbers"
      ),
      (
        "{% if 3 >= absent %}{% endif %}",
        "           ^^^^^^",
        "`absent` is absent; `>=` takes numbers"
      ),
      (
        "{% if 3 in 5 %}{% endif %}",
        "           ^",
        "`5` is a number; `in` takes a list, or text in a text"
      ),
      (
        "{% if 3 in name %}{% endif %}",
        "           ^^^^",
        "`name` is text; `in` takes a list, or text in a text"
      ),
      (
        "{% for i in 1...name %}{% endfor %}",
        "                ^^^^",
        "`name` is text; `...` takes whole numbers"
      ),
      (
        "{% for i in 1...1000000 %}{% endfor %}",
        "            ^^^^^^^^^^^",
        "this range has more than 100000 numbers; choose closer ends"
      ),
      (
        "{% for i in -9223372036854775807...9223372036854775807 %}{% endfor %}",
        "            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
        "this range has more than 100000 numbers; choose closer ends"
      ),
      (
        "{{ name|join }}",
        "        ^^^^",
        "`join` takes a list, not text"
      ),
      (
        "{{ xs|join:', ','name' }}",
        "      ^^^^",
        "`join` takes a list of records that have `name`, not one with text in it"
      ),
      (
        "{{ people|join:', ','nmae' }}",
        "          ^^^^",
        "`join` takes a list of records that have `nmae`, not others; did you mean `name`?"
      ),
      (
        "{{ people|join:', ','kids' }}",
        "          ^^^^",
        "`join` takes a list of texts, not one with a list in it"
      ),
      (
        "{{ people|join:', ',1 }}",
        "          ^^^^",
        "argument 2 of `join` must be text, not a number"
      ),
      (
        "{% if name|any:'isNew' %}{% endif %}",
        "           ^^^",
        "`any` takes a list, not text"
      ),
      (
        "{% if xs|any:'isNew' %}{% endif %}",
        "         ^^^",
        "`any` takes a list of records that have `isNew`, not one with text in it"
      ),
      (
        "{% if people|any:'isNwe' %}{% endif %}",
        "             ^^^",
        "`any` takes a list of records that have `isNwe`, not others; did you mean `isNew`?"
      ),
      (
        "{% if people|any:xs %}{% endif %}",
        "             ^^^",
        "argument 1 of `any` must be text, not a list"
      ),
      (
        "{{ name|indent:'x' }}",
        "        ^^^^^^",
        "argument 1 of `indent` must be a number, not text"
      ),
      (
        "{{ name|indent:-1 }}",
        "        ^^^^^^",
        "argument 1 of `indent` must be between 0 and 1000, not -1"
      ),
      (
        "{{ name|indent:99999 }}",
        "        ^^^^^^",
        "argument 1 of `indent` must be between 0 and 1000, not 99999"
      ),
      (
        "{{ user|uppercase }}",
        "        ^^^^^^^^^",
        "`uppercase` takes text, not a record"
      ),
      (
        "{{ xs|indent:xs }}",
        "      ^^^^^^",
        "argument 1 of `indent` must be a number, not a list"
      ),
      (
        "{{ 5|split }}",
        "     ^^^^^",
        "`split` takes text, not a number"
      ),
      (
        "{{ flag|count }}",
        "        ^^^^^",
        "`count` takes text, a list or a record, not a flag"
      ),
      (
        "{{ name|swiftIdentifier:'prety' }}",
        "        ^^^^^^^^^^^^^^^",
        "argument 1 of `swiftIdentifier` must be `normal` or `pretty`, not `prety`"
      ),
      (
        "{% include 'pat' %}",
        "           ^^^^^",
        "unknown part `pat`; did you mean `part`?"
      ),
      (
        "{% include name %}",
        "           ^^^^",
        "unknown part `Login`; there is `part`"
      ),
      (
        "{% include 5 %}",
        "           ^",
        "`5` is a number; `include` takes the name of a part"
      ),
      (
        "{% include 'part' name %}",
        "                  ^^^^",
        "`name` is text; `include` takes a record to go with it"
      ),
      (
        "{% extends 'zzz' %}",
        "           ^^^^^",
        "unknown part `zzz`; there is `part`"
      ),
      (
        "{{ block.super }}",
        "   ^^^^^^^^^^^",
        "`block.super` has nothing to stand for; use it in a block that replaces one of a parent"
      ),
      (
        "{{ forloop.first }}",
        "   ^^^^^^^^^^^^^",
        "`forloop` stands in no loop; use it between `for` and `endfor`"
      ),
      (
        "{{ forloop }}",
        "   ^^^^^^^",
        "`forloop` stands in no loop; use it between `for` and `endfor`"
      ),
    ] as [(String, String, String)])
  func complains(_ text: String, marking underline: String, _ reason: String) {
    let column = underline.prefix { $0 == " " }.count + 1
    #expect(
      complaint(about: text, Self.values, parts: ["part": "x"]) == """
        \(reason)
         --> View.swift:1:\(column)
          |
        1 | \(text)
          | \(underline)
        """)
  }

  static let values: [String: Value] = [
    "name": "Login", "xs": ["a", "b"], "user": ["name": "Ann", "age": 3], "absent": nil,
    "flag": true, "people": [["name": "Ann", "isNew": false, "kids": ["Bo"]]],
  ]
}

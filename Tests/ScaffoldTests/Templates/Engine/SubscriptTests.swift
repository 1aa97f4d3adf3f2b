import Templates
import Testing

@Suite struct SubscriptTests {
  @Test(arguments: [
    ("{{ list[0] }}{{ list[1] }}", "ab"),
    ("{{ list[index] }}", "b"),
    ("{{ map['key'] }}{{ map[\"key\"] }}", "oneone"),
    ("{{ map[name] }}", "one"),
    ("{{ map[other.name] }}", "one"),
    ("{{ map[names[0]] }}", "one"),
    ("{{ map[names[index]|lowercase] }}", "two"),
    ("{{ users[index].name }}", "Bob"),
    ("{{ users[index].tags[0] }}{{ users[0].tags[index] }}", "zy"),
    ("{{ users[index][field] }}", "Bob"),
    ("{{ users[index][field]|uppercase }}", "BOB"),
    ("{{ list['count'] }}{{ list[last] }}", "2b"),
    ("{{ list[9]|default:'none' }}", "none"),
    ("{{ map[missing]|default:'none' }}", "none"),
    ("{% if map['no'] %}yes{% else %}no{% endif %}", "no"),
    ("{% for i in 0...1 %}{{ list[i] }}{% endfor %}", "ab"),
    ("{% for tag in users[index].tags %}{{ tag }}{% endfor %}", "z"),
    ("{% for x in list %}{{ forloop['counter'] }}{% endfor %}", "12"),
    ("{% if users[0].name == \"Ann\" and list[index] == 'b' %}yes{% endif %}", "yes"),
  ])
  func finds(_ text: String, giving expected: String) throws {
    #expect(try render(text, Self.values) == expected)
  }

  @Test(arguments: [
    (
      "{{ map['kye'] }}",
      "   ^^^^^^^^^^",
      "`map` has no `kye`; did you mean `key`?"
    ),
    (
      "{{ map[missing] }}",
      "   ^^^^^^^^^^^^",
      #"`map[missing]` has no value; add `|default:"…"`, or ask with `{% if map[missing] %}` first"#
    ),
    (
      "{{ list[zzz] }}",
      "        ^^^",
      "unknown variable `zzz`; there are `absent`, `field`, `flag`, `index`, `last`, `list`, `map`, "
        + "`missing`, `name`, `names`, `other`, `users`"
    ),
    (
      "{{ list[flag] }}",
      "        ^^^^",
      "`flag` is a flag; `[ ]` takes a name or a whole number"
    ),
    (
      "{{ list[absent] }}",
      "        ^^^^^^",
      #"`absent` has no value; add `|default:"…"`, or ask with `{% if absent %}` first"#
    ),
    (
      "{{ users[index].name.x }}",
      "   ^^^^^^^^^^^^^^^^^^^",
      "`users[index].name` is text, which has no `x`; use it without `.x`"
    ),
    (
      "{{ flag[name] }}",
      "   ^^^^^^^^^^",
      "`flag` is a flag, which has no `key`; use it without `.key`"
    ),
    (
      "{{ list[0 }}",
      "          ^^",
      "expected `]`, found `}}`"
    ),
    (
      "{{ list[] }}",
      "        ^",
      "expected a value, found `]`"
    ),
    (
      "{{ [0] }}",
      "   ^",
      "expected a value, found `[`"
    ),
  ])
  func complains(_ text: String, marking underline: String, _ reason: String) {
    #expect(
      complaint(about: text, Self.values) == complaint(reason, about: text, marking: underline))
  }

  static let values: [String: Value] = [
    "list": ["a", "b"], "index": 1, "map": ["key": "one", "two": "two"], "name": "key",
    "other": ["name": "key"], "names": ["key", "TWO"], "field": "name", "last": "last",
    "users": [["name": "Ann", "tags": ["x", "y"]], ["name": "Bob", "tags": ["z"]]],
    "missing": "missing", "flag": true, "absent": nil,
  ]
}

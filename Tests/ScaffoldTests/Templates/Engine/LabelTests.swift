import Templates
import Testing

/// Loops that are named, so that an inner one can end an outer one.
@Suite struct LabelTests {
  @Test(arguments: [
    (
      "{% outer: for x in 1...3 %}{{ x }}{% for y in 1...3 %}{% if y == 2 %}{% break outer %}{% endif %}{{ y }}{% endfor %}{% endfor %}.",
      "11."
    ),
    (
      "{% outer: for x in 1...3 %}{{ x }}{% for y in 1...3 %}{% if y == 2 %}{% continue outer %}{% endif %}{{ y }}{% endfor %}!{% endfor %}.",
      "112131."
    ),
    (
      "{% a: for x in 1...2 %}{% b: for y in 1...2 %}{{ y }}{% break b %}{% endfor %}{% endfor %}",
      "11"
    ),
    (
      "{% a: for x in 1...2 %}{% a: for y in 1...2 %}{{ y }}{% break a %}{% endfor %}{% endfor %}",
      "11"
    ),
  ])
  func jumps(_ text: String, giving expected: String) throws {
    #expect(try render(text) == expected)
  }

  @Test(arguments: [
    (
      "{% outer: for x in 1...2 %}{% break otuer %}{% endfor %}",
      "                                    ^^^^^",
      "no loop around is called `otuer`; did you mean `outer`?"
    ),
    (
      "{% for x in 1...2 %}{% break outer %}{% endfor %}",
      "                             ^^^^^",
      "no loop around is called `outer`; name one with `{% outer: for … %}`"
    ),
    (
      "{% outer: if x %}{% endif %}",
      "          ^^",
      "expected `for` after a label, found `if`"
    ),
  ])
  func complains(_ text: String, marking underline: String, _ reason: String) {
    #expect(complaint(about: text) == complaint(reason, about: text, marking: underline))
  }
}

import Templates
import Testing

@Suite struct ConditionTests {
  static let conditions: [(String, Bool)] = [
    ("text", true), ("empty", false), ("one", true), ("zero", false), ("minus", false),
    ("half", true), ("yes", true), ("no", false), ("list", true), ("none", false),
    ("map", true), ("bare", false), ("absent", false), ("map.missing", false),
    ("map.missing.deeper", false), ("list.7", false), ("none.first", false), ("absent.x", false),
    ("'a'", true), ("''", false), ("0", false), ("1", true), ("true", true), ("false", false),
    ("not yes", false), ("not not yes", true), ("not not not yes", false),
    ("yes and no", false), ("yes and one and text", true), ("no or yes", true),
    ("no or no or no", false), ("yes or no and no", true), ("(yes or no) and no", false),
    ("not (yes and no)", true), ("not no and yes", true), ("yes and not no", true),
    ("((yes))", true), ("(not (no or (yes and no)))", true),
    ("one == 1", true), ("one == 1.0", true), ("half == 0.5", true), ("one != 2", true),
    ("text == 'abc'", true), ("text != 'abc'", false), ("text == one", false),
    ("yes == true", true), ("absent == map.missing", true), ("map.missing == 'x'", false),
    ("map.missing != 'x'", true), ("list == list", true), ("not text == 'abc'", false),
    ("one < 2", true), ("one < 1", false), ("one <= 1", true), ("2 > one", true),
    ("one >= 1.5", false), ("half < one and one < 3", true), ("list|count > 1", true),
    ("'a' in list", true), ("'z' in list", false), ("1 in 1...3", true), ("4 in 1...3", false),
    ("'b' in text", true), ("'bc' in text", true), ("'z' in text", false), ("'' in text", true),
    ("'k' in map", true), ("'z' in map", false), ("absent in list", false),
    ("'a' in absent", false), ("not 'z' in list", true), ("'a' in list and yes", true),
    ("1.0 in 1...3", true), ("text|uppercase == 'ABC'", true),
  ]

  @Test(arguments: conditions)
  func decides(_ condition: String, _ expected: Bool) throws {
    let outcome = try render("{% if \(condition) %}yes{% else %}no{% endif %}", Self.values)
    #expect(outcome == (expected ? "yes" : "no"))
    let opposite = try render("{% ifnot \(condition) %}yes{% else %}no{% endif %}", Self.values)
    #expect(opposite == (expected ? "no" : "yes"))
  }

  static let values: [String: Value] = [
    "text": "abc", "empty": "", "one": 1, "zero": 0, "minus": -1, "half": 0.5, "yes": true,
    "no": false, "list": ["a", "b"], "none": [], "map": ["k": "v"], "bare": [:], "absent": nil,
  ]

  @Test(arguments: [
    ("{% if a %}1{% endif %}", ""),
    ("{% if a %}1{% elif b %}2{% else %}3{% endif %}", "2"),
    ("{% if a %}1{% elif a %}2{% elif a %}3{% else %}4{% endif %}", "4"),
    ("{% if a %}1{% elif a %}2{% endif %}.", "."),
    ("{% if b %}{% if a %}1{% else %}2{% endif %}{% endif %}", "2"),
    ("{% ifnot a %}1{% elif b %}2{% endif %}", "1"),
    ("{%if b%}1{%endif%}", "1"),
  ])
  func takesOneBranch(_ text: String, giving expected: String) throws {
    #expect(try render(text, ["a": false, "b": true]) == expected)
  }

  @Test func asksNoFurtherThanItMust() throws {
    #expect(try render("{% if a or nonsense %}1{% endif %}", ["a": true]) == "1")
    #expect(try render("{% if a and nonsense %}1{% endif %}", ["a": false]) == "")
  }
}

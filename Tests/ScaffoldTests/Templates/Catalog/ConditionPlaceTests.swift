import Testing

/// A mistake in a condition or a text of `template.json` is shown in the line that its author wrote.
@Suite struct ConditionPlaceTests {
  /// A line of `template.json`, what is underlined in it, and the sentence.
  static let rows: [(String, String, String)] = [
    (
      #"  "facts": [{ "name": "isBig", "if": "size == \"red\" or sise" }]"#,
      #"                                                         ^^^^"#,
      "unknown variable `sise`; did you mean `size`?"
    ),
    (
      #"  "facts": [{ "name": "isBig", "if": "size = 3" }]"#,
      #"                                           ^"#,
      "expected `and`, `or` or the end of the condition, found `=`"
    ),
    (
      #"  "facts": [{ "name": "isBig", "if": "size and" }]"#,
      #"                                              ^"#,
      "expected a value, found the end of the condition"
    ),
    (
      #"  "facts": [{ "name": "isBig", "if": "" }]"#,
      #"                                      ^"#,
      "expected a value, found the end of the condition"
    ),
    (
      #"  "facts": [{ "name": "isBig", "if": "size %}yes" }]"#,
      #"                                           ^"#,
      "unexpected character `%`; text inside a tag stands in quotes"
    ),
    (
      #"  "facts": [{ "name": "isBig", "if": "\"登录\" == '\u767b\u5f55' and sise" }]"#,
      #"                                                                   ^^^^"#,
      "unknown variable `sise`; did you mean `size`?"
    ),
    (
      #"  "facts": [{ "name": "place", "text": "{{ sise }}" }]"#,
      #"                                           ^^^^"#,
      "unknown variable `sise`; did you mean `size`?"
    ),
    (
      #"  "facts": [{ "name": "parts", "list": [{ "if": "sise", "name": "a" }] }]"#,
      #"                                                 ^^^^"#,
      "unknown variable `sise`; did you mean `size`?"
    ),
    (
      #"  "facts": [{ "name": "parts", "list": [{ "name": "a", "type": "\"{{ sise }}\"" }] }]"#,
      #"                                                                     ^^^^"#,
      "unknown variable `sise`; did you mean `size`?"
    ),
    (
      #"  "facts": [{ "name": "parts", "list": [{ "type": "{% if size %}a" }] }]"#,
      #"                                                      ^^"#,
      "`if` is never closed; close it with `{% endif %}`"
    ),
    (
      #"  "files": [{ "path": "A.md", "if": "sise" }]"#,
      #"                                     ^^^^"#,
      "unknown variable `sise`; did you mean `size`?"
    ),
    (
      #"  "files": [{ "path": "A.md", "to": "{{ sise }}.md" }]"#,
      #"                                        ^^^^"#,
      "unknown variable `sise`; did you mean `size`?"
    ),
    (
      #"  "variants": [{ "name": "late", "if": "sise" }]"#,
      #"                                        ^^^^"#,
      "unknown variable `sise`; did you mean `size`?"
    ),
    (
      #"  "refusals": [{ "text": "no", "if": "sise" }]"#,
      #"                                      ^^^^"#,
      "unknown variable `sise`; did you mean `size`?"
    ),
    (
      #"  "refusals": [{ "text": "not \"{{ sise }}\"", "if": "size" }]"#,
      #"                                   ^^^^"#,
      "unknown variable `sise`; did you mean `size`?"
    ),
    (
      #"  "insertions": [{ "file": "B.md", "marker": "m", "line": "x", "if": "sise" }]"#,
      #"                                                                      ^^^^"#,
      "unknown variable `sise`; did you mean `size`?"
    ),
    (
      #"  "insertions": [{ "file": "B.md", "marker": "m", "line": "{{ sise }}" }]"#,
      #"                                                              ^^^^"#,
      "unknown variable `sise`; did you mean `size`?"
    ),
    (
      #"  "notes": [{ "text": "done", "if": "sise" }]"#,
      #"                                     ^^^^"#,
      "unknown variable `sise`; did you mean `size`?"
    ),
    (
      #"  "notes": [{ "text": "{{ size|snakecase }}" }]"#,
      #"                               ^^^^^^^^^"#,
      "unknown filter `snakecase`; did you mean `snakeCase`?"
    ),
    (
      #"  "variables": [{ "name": "size", "type": "text", "default": "{{ nmae }}" }]"#,
      #"                                                                 ^^^^"#,
      "unknown variable `nmae`; did you mean `name`?"
    ),
  ]

  @Test(arguments: rows)
  func complains(_ line: String, marking underline: String, _ reason: String) throws {
    let variables =
      line.contains("variables")
      ? "" : "\n\"variables\": [{ \"name\": \"size\", \"type\": \"text\", \"default\": \"x\" }],"
    let sandbox = try Sandbox.project([
      "Templates/page/template.json":
        "{\n\"version\": 1,\n\"summary\": \"A page.\",\(variables)\n\(line)\n}\n",
      "Templates/page/A.md": "a", "Templates/page/layer/A.md": "b",
    ])
    let row = variables.isEmpty ? 4 : 5
    let column = underline.prefix { $0 == " " }.count + 1

    #expect(
      sandbox.run("new-module Home --template page")
        == Outcome(
          .badData,
          err: """
            error: \(reason)
             --> page/template.json:\(row):\(column)
              |
            \(row) | \(line)
              | \(underline)
            """))
  }

  @Test func aMistakeInAPathIsOneOfTheFile() throws {
    let sandbox = try Sandbox.project([
      "Templates/page/template.json": #"{ "version": 1, "summary": "" }"#,
      "Templates/page/Notes/{{ nmae }}.md": "x",
    ])

    #expect(
      sandbox.run("new-module Home --template page")
        == Outcome(
          .badData,
          err: """
            error: unknown variable `nmae`; did you mean `name`?
             --> page/Notes/{{ nmae }}.md:1:10
              |
            1 | Notes/{{ nmae }}.md
              |          ^^^^
            """))
  }
}

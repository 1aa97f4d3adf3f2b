import Templates
import Testing

/// Texts of whole lines, behind `|` and `>`.
@Suite struct YAMLBlockTextTests {
  @Test(arguments: [
    ("|\n  a\n  b\n", "a\nb\n"), ("|-\n  a\n  b\n", "a\nb"), ("|+\n  a\n\n\n", "a\n\n\n"),
    ("|\n  a\n\n\n", "a\n"), ("|\n\n  a\n", "\na\n"), ("|\n  a\n    b\n  c\n", "a\n  b\nc\n"),
    ("|\n  a # b: c\n", "a # b: c\n"), ("| # comment\n  a\n", "a\n"),
    ("|\n  a\n# comment\n", "a\n"),
    ("|\n  a", "a"), ("|+\n  a", "a"), ("|\n", ""), ("|+\n\n", "\n"), ("|", ""), ("|\n   ", ""),
    ("|\n \t\n  \n", "\t\n \n"), ("|2\n    a\n   b\n", "  a\n b\n"), ("|2-\n   a\n", " a"),
    ("|-2\n   a\n", " a"), ("|\r\n  a\r\n  b\r\n", "a\nb\n"), ("|\na\n\tb\n", "a\n\tb\n"),
    ("|\n  a\n \n  b\n", "a\n\nb\n"), ("|\n  a\n   \n  b\n", "a\n \nb\n"), ("|\n%a\n...\n", "%a\n"),
  ])
  func keepsLines(_ yaml: String, as text: String) throws {
    #expect(try JSON.yaml(yaml).kind == .text(text))
  }

  @Test(arguments: [
    (">\n  a\n  b\n", "a b\n"), (">-\n  a\n  b\n", "a b"), (">\n  a\n\n  b\n", "a\nb\n"),
    (">\n  a\n\n\n  b\n", "a\n\nb\n"), (">\n  a\n    b\n  c\n", "a\n  b\nc\n"),
    (">\n  a\n\n    b\n\n  c\n", "a\n\n  b\n\nc\n"), (">\n  a\n  \tb\n  c\n", "a\n\tb\nc\n"),
    (">+\n  a\n  b\n\n", "a b\n\n"), (">\n\n  a\n", "\na\n"), (">1\n  a\n  b\n", " a\n b\n"),
  ])
  func foldsLines(_ yaml: String, as text: String) throws {
    #expect(try JSON.yaml(yaml).kind == .text(text))
  }

  @Test func endsWhereTheNextKeyStands() throws {
    let yaml = """
      a:
        b: |

          one
           two

        # comment
        c: >-
          three
          four
      d:
      - |2
          five
      - >
        six

      """
    let json = #"{"a": {"b": "\none\n two\n", "c": "three four"}, "d": ["  five\n", "six\n"]}"#
    #expect(try JSON.yaml(yaml).fileText == JSON.json(json).fileText)
  }
}

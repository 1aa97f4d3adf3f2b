import Testing

@testable import Embed

/// Files of phrases, as translators write them.
@Suite struct PhraseReaderTests {
  @Test func readsTextsOfSeveralLinesAndComments() throws {
    let text = """
      /* Errors.
         "a" = "b"; */
      "no `%@` in %@" = "%2$@ に `%1$@` がない"; /* Two values. */
      "first
      second" =
      "一つ\\n二つ"
      ;"say \\"hi\\" \\\\"="\\"hi\\"";

      """
    let phrases = try Phrase.byLanguage(in: [("ja/a.strings", text)])
    #expect(
      phrases == [
        "ja": [
          Phrase(english: "no `%@` in %@", said: "%2$@ に `%1$@` がない", line: 3),
          Phrase(english: "first\nsecond", said: "一つ\n二つ", line: 4),
          Phrase(english: #"say "hi" \"#, said: #""hi""#, line: 7),
        ]
      ])
  }

  private static let form =
    "where one belongs; write `\"English\" = \"text\";`, and `\\\"` for a quotation mark in a text"

  /// What is wrong in the file, in which line, and what is said about it.
  private static let mistakes: [(text: String, line: Int, problem: String)] = [
    ("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n", 2, "there is no `;` \(form)"),
    ("\"a\" = \"b;\n\"c\" = \"d\";\n", 1, "there is no `;` \(form)"),
    ("\n\n\"a\" \"b\";\n", 3, "there is no `=` \(form)"),
    ("a = \"b\";\n", 1, "there is no `\"` \(form)"),
    ("\"a\" = b;\n", 1, "there is no `\"` \(form)"),
    ("\"a\" = \"say \"b\"\";\n", 1, "there is no `;` \(form)"),
    ("\"a\" = \"b", 1, "a text is never closed; end it with `\"`"),
    ("\"a\" = \"b\";\n/* c", 2, "a comment is never closed; end it with `*/`"),
    (#""a" = "\b";"#, 1, #"unknown escape; write `\\` for a backslash, `\"` or `\n`"#),
    ("\"a\" = \"b\";\n\n\"a\" = \"c\";\n", 3, "ja/a.strings:1 has this phrase too; take one out"),
    (#""%@" = "b";"#, 1, values(1)), (#""a" = "%@";"#, 1, values(0)),
    (#""%@ %@" = "%2$@";"#, 1, values(2)), (#""%@ %@" = "%2$@ %@";"#, 1, values(2)),
    (#""%@" = "%2$@";"#, 1, values(1)), (#""%@" = "%1$@ %0$@";"#, 1, values(1)),
  ]

  private static func values(_ count: Int) -> String {
    "the English has `%@` \(count) times; write it as often, or each as `%1$@`, `%2$@` and so on"
  }

  @Test(arguments: mistakes)
  func saysWhereAMistakeIs(_ text: String, line: Int, problem: String) {
    #expect(throws: BadPhrase(path: "ja/a.strings", line: line, problem: problem)) {
      try Phrase.byLanguage(in: [("ja/a.strings", text)])
    }
  }

  @Test func findsAPhraseThatIsInTwoFiles() {
    let problem = "ja/a.strings:2 has this phrase too; take one out"
    #expect(throws: BadPhrase(path: "ja/b.strings", line: 1, problem: problem)) {
      try Phrase.byLanguage(in: [
        ("de/a.strings", "\"a\" = \"b\";"), ("ja/a.strings", "\n\"a\" = \"b\";"),
        ("ja/b.strings", "\"a\" = \"b\";"),
      ])
    }
  }

  @Test(arguments: ["a.strings", "zh_Hans/a.strings", "Japanese/a.strings", "ja/README.md"])
  func refusesFilesOfNoLanguage(_ path: String) {
    let wayOut = "call it by the language's tag and what is in it, as `pt-BR/errors.strings`"
    let problem = "this is no file of phrases; \(wayOut)"
    #expect(throws: BadPhrase(path: path, line: 1, problem: problem)) {
      try Phrase.byLanguage(in: [(path, "\"a\" = \"b\";")])
    }
  }
}

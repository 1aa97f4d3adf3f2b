import Testing

/// The texts of a template in other languages, by the tags of these.
@Suite struct TranslationTests {
  private func run(_ key: String) throws -> Outcome {
    try Sandbox.project([
      "Templates/page/template.json":
        #"{ "version": 1, "summary": "A page.", "variables": [{ "name": "loud", "type": "flag", "\#(key)": "大声。" }] }"#,
      "Templates/page/Page.md": "Library\n",
    ]).run("new-module Home --template page")
  }

  @Test(arguments: ["help-zh-Hans", "help-zh-Hant-HK", "help-ja", "help-pt-BR"])
  func standUnderATag(key: String) throws {
    #expect(try run(key).status == .success)
  }

  @Test(arguments: [
    ("help-zh-CN", "did you mean `help-zh-Hans`?"), ("help-zh", "did you mean `help-zh-Hans`?"),
    ("help-zh-TW", "did you mean `help-zh-Hant`?"), ("help-JA", "did you mean `help-ja`?"),
    ("help-zh_Hans", "did you mean `help-zh-Hans`?"),
  ])
  func refuseATagThatIsWrittenOtherwise(key: String, wayOut: String) throws {
    let outcome = try run(key)
    #expect(outcome.status == .badData)
    #expect(outcome.err.hasSuffix("unknown key `\(key)`; \(wayOut)"))
  }

  /// A word is no tag.
  @Test func refuseAWordThatIsNoLanguage() throws {
    #expect(try run("help-chinese").err.hasSuffix("unknown key `help-chinese`"))
  }
}

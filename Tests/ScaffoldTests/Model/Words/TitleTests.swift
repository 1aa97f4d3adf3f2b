import Testing

/// The words of `--languages` and `--title`.
@Suite struct TitleTests {
  @Test func areRecordedAndFollowed() throws {
    let sandbox = try Sandbox()
    _ = sandbox.run("new-project Demo --at . --ui none --languages zh-Hans,en")

    _ = sandbox.run("new-module Login --title 登录")

    #expect(try sandbox.read("scaffold.json").contains(#""languages": ["zh-Hans", "en"],"#))
    #expect(
      try sandbox.read(".scaffold.json").contains(
        """
            "languages": [
              "zh-Hans",
              "en"
            ]
        """))
    #expect(
      try sandbox.read("Sources/Modules/Login/.scaffold.json").contains(#""title": "登录""#))
    #expect(
      try sandbox.read("Sources/Modules/Login/View/LoginText.swift") == """
        import BaseView

        /// All words of this module that a user reads; the catalog beside has their translations.
        package nonisolated enum LoginText {
          package static let title = text("title", "登录")
          package static let empty = text("empty", "暂无内容")

          package static let nameLabel = text("field.name", "Name")

          private static let text = StringCatalog("LoginText", of: "LoginView")
        }

        """)
    _ = sandbox.run("remove-module Login")
    #expect(try sandbox.paths().filter { $0.contains("Login") } == [])
  }

  @Test(arguments: [
    (
      ["new-project", "Demo", "--languages", "en,zh_CN"],
      "`zh_CN` is not how Xcode calls this language; did you mean `zh-Hans`?"
    ),
    (
      ["new-project", "Demo", "--languages", "en,xx"],
      "there is no language with the code `xx`; write codes such as `en,pt-BR`"
    ),
    (
      ["new-project", "Demo", "--languages", "English"],
      "`English` is not the code of a language; write codes such as `en,pt-BR`"
    ),
    (
      ["new-project", "Demo", "--languages", "en,en"],
      "the language `en` is named twice; name it once"
    ),
    (
      ["new-project", "Demo", "--languages", ","],
      "no language is named; write codes such as `en,pt-BR`"
    ),
    (
      ["new-module", "Login", "--title", "a\nb"],
      "`a\\u{a}b` is not a title for `--title`; write one line of text"
    ),
    (
      ["new-module", "Login", "--title", " "],
      "` ` is not a title for `--title`; write one line of text"
    ),
    (
      ["new-module", "Login", "Profile", "--title", "Hello"],
      "`--title` goes with one module; make the modules one by one"
    ),
  ])
  func areRefused(words: [String], message: String) throws {
    let sandbox = try Sandbox()

    #expect(sandbox.run(words) == Outcome(.usage, err: "error: " + message))
    #expect(try sandbox.tree().isEmpty)
  }

  @Test func aProjectMayNotNameOthers() throws {
    let sandbox = try Sandbox.project([
      "scaffold.json": """
      { "version": 1,
        "languages": ["en", "zh"] }

      """
    ])

    #expect(
      sandbox.run("new-module Login --template tiny")
        == Outcome(
          .badData,
          err: "error: scaffold.json:2:16: `zh` is not how Xcode calls this language; "
            + "did you mean `zh-Hans`?"))
  }
}

import Testing

/// The same command again, which changes nothing, is no error.
@Suite struct RerunTests {
  @Test(arguments: [
    "new-module Login --template tiny", "new-module Login --template tiny --kind item",
    "new-module --template=tiny --without= Login --entity Login",
    "new-module Login --template tiny --force",
  ])
  func theSameModuleAgain(_ words: String) throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")
    let before = try sandbox.tree()

    #expect(sandbox.run(words) == Outcome("Nothing to do: Login is as it would be made"))
    #expect(try sandbox.tree() == before)
  }

  @Test func severalModulesAgain() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Home Login --template tiny --is-public")

    #expect(
      sandbox.run("new-module Login Home --template tiny --is-public")
        == Outcome("Nothing to do: Login, Home are as they would be made"))
    #expect(
      sandbox.run("new-module Login --template tiny --is-public --dry-run")
        == Outcome("Nothing to do."))
    #expect(
      sandbox.run("new-module Login --template tiny --is-public --json")
        == Outcome(
          """
          {
            "version": 1,
            "command": "new-module",
            "dryRun": false,
            "changes": [],
            "conflicts": [],
            "summary": "Nothing to do: Login is as it would be made"
          }
          """))
  }

  /// A module of the built-in template, in the run that made the project too, and with others since.
  @Test func theBuiltInModuleAgain() throws {
    let sandbox = try Sandbox()
    let words = "new-module Login --at Demo --kind list --without storage --ui swiftui"
    _ = sandbox.run(words)
    _ = sandbox.run("new-module Profile --at Demo --uses Login")

    #expect(sandbox.run(words) == Outcome("Nothing to do: Login is as it would be made"))
    #expect(
      sandbox.run("new-module Profile --uses Login --at Demo")
        == Outcome("Nothing to do: Profile is as it would be made"))
  }

  static let differences: [(change: String, words: String)] = [
    ("other options", "new-module Login --template tiny --kind list"),
    ("another entity", "new-module Login --template tiny --entity User"),
    ("a new name beside it", "new-module Login Home --template tiny"),
    ("the name twice", "new-module Login Login --template tiny"),
    ("another template", "new-module Login"),
  ]

  @Test(arguments: differences)
  func otherWordsAreRefused(change: String, words: String) throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")

    #expect(
      sandbox.run(words)
        == Outcome(
          .refused,
          err:
            "error: the module `Login` exists; choose another name; `scaffold update Login` changes it"
        ))
  }

  static let edits: [(path: String, contents: String?)] = [
    ("Sources/Modules/Login/Business/Login.swift", nil),
    ("Package.swift", "let modules = [\n  // scaffold:modules\n  // scaffold:end\n]\n"),
    ("Templates/tiny/Business/{{ entity }}.swift.stencil", "struct {{ entity }} {}\n// new\n"),
    ("Templates/tiny/Business/{{ entity }}.swift.stencil", "struct {{ entty }} {}\n"),
  ]

  @Test(arguments: edits)
  func whatDiffersIsRefused(path: String, contents: String?) throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")
    if let contents { try sandbox.write(contents, to: path) } else { try sandbox.remove(path) }

    let outcome = sandbox.run("new-module Login --template tiny")

    #expect(
      outcome
        == Outcome(
          .refused,
          err:
            "error: the module `Login` exists; choose another name; `scaffold update Login` changes it"
        ))
  }

  @Test func theSameProjectAgain() throws {
    let sandbox = try Sandbox()
    _ = sandbox.run("new-project Weibo --ui both")
    _ = sandbox.run("new-module Login --at Weibo")
    let before = try sandbox.tree()

    #expect(
      sandbox.run("new-project Weibo --ui both")
        == Outcome("Nothing to do: the project Weibo in Weibo is as it would be made"))
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: ["new-project Weibo --ui none", "new-project Other --at Weibo"])
  func anotherProjectIsRefused(_ words: String) throws {
    let sandbox = try Sandbox()
    _ = sandbox.run("new-project Weibo")

    #expect(
      sandbox.run(words)
        == Outcome(
          .refused, err: "error: there is a project in `Weibo`; `scaffold new-module` adds to it"))
  }

  @Test func anEditedProjectIsRefused() throws {
    let sandbox = try Sandbox()
    _ = sandbox.run("new-project Weibo")
    try sandbox.write("// mine\n", to: "Weibo/Sources/Base/Core/Mine.swift")
    #expect(sandbox.run("new-project Weibo").status == .success)

    try sandbox.write("// mine\n", to: "Weibo/Package.swift")

    #expect(
      sandbox.run("new-project Weibo")
        == Outcome(
          .refused, err: "error: there is a project in `Weibo`; `scaffold new-module` adds to it"))
  }
}

import Testing

/// Names and options that `new-module` does not take, and what it asks for.
@Suite struct NewModuleWordsTests {
  @Test(arguments: [
    ("class", "`class` is a word of Swift; choose another module name"),
    ("1Login", "`1Login` is not a module name; use letters and digits, starting with a capital"),
    ("../x", "`../x` is not a module name; use letters and digits, starting with a capital"),
    (
      "Login/..", "`Login/..` is not a module name; use letters and digits, starting with a capital"
    ),
    ("", "the module name is empty; give one such as `Login`"),
    (
      "Log in",
      "`Log in` is not a module name; use letters and digits, starting with a capital, such as `LogIn`"
    ),
    (
      "Log_in",
      "`Log_in` is not a module name; use letters and digits, starting with a capital, such as `LogIn`"
    ),
    (
      "Cafe\u{301}",
      "`Cafe\u{301}` is not a module name; use letters and digits, starting with a capital"
    ),
    ("🚀", "`🚀` is not a module name; use letters and digits, starting with a capital"),
    (
      "Lo\u{1B}[31m",
      "`Lo\\u{1b}[31m` is not a module name; use letters and digits, starting with a capital"
    ),
    ("login", "a module name starts with a capital; did you mean `Login`?"),
    ("Base", "`Base` is a name of the project's own; choose another module name"),
    ("All", "`All` is a name of the project's own; choose another module name"),
    ("CORE", "`CORE` is a name of the project's own; choose another module name"),
    ("BaseData", "`BaseData` is a name of the project's own; choose another module name"),
    ("App", "`App` is a name of the project's own; choose another module name"),
    (
      "Foundation",
      "`Foundation` is a module that the generated code imports; "
        + "give the entity another name with `--entity`"
    ),
    (
      "HomeData", "`HomeData` would clash with the target `HomeData`; choose another module name"
    ),
    ("Ho", "`Ho` would clash with the target `HoView`; choose another module name"),
    (
      "Networking",
      "`Networking` would clash with the target `NetworkingData`; choose another module name"
    ),
    (
      "Task",
      "`Task` is a type of Swift that the generated code uses; "
        + "give the entity another name with `--entity`"
    ),
    (
      String(repeating: "A", count: 300),
      "the module name `AAAAAAAAAAAAAAAAAAAA…` is too long; use 100 bytes at the most"
    ),
  ])
  func refusesTheName(_ name: String, saying message: String) throws {
    let manifest = "  .target(name: \"NetworkingData\"),\n// scaffold:modules\n// scaffold:end\n"
    let sandbox = try Sandbox.project([
      "Package.swift": manifest, "Sources/Modules/Home/Home.swift": "",
      "Sources/Modules/HoView/HoView.swift": "",
    ])
    let before = try sandbox.tree()

    let outcome = sandbox.run(["new-module", name, "--template", "tiny"])

    #expect(outcome == Outcome(.usage, err: "error: " + message))
    #expect(try sandbox.tree() == before)
  }

  /// Only a target stands in the way: no comment, no text, no product, no package of that name.
  @Test(arguments: [
    "// .target(name: \"LoginData\"),", "/* .target(name: \"LoginView\") */",
    "let text = \"\"\"\n.target(name: \"Login\")\n\"\"\"",
    "let package = Package(name: \"Login\", products: [.library(name: \"LoginData\", targets: [])])",
    "let kit = [.package(name: \"LoginView\", path: \"x\"), .product(name: \"Login\")]",
  ])
  func takesTheNameOfWhatIsNoTarget(_ line: String) throws {
    let manifest = "\(line)\n// scaffold:modules\n// scaffold:end\n"
    let sandbox = try Sandbox.project(["Package.swift": manifest])

    #expect(sandbox.run("new-module Login --template tiny").status == .success)
  }

  /// To a Mac, é in one piece and é in two are one name.
  @Test func refusesANameWhoseAccentsAreWrittenApart() throws {
    let sandbox = try Sandbox.project(["Sources/Modules/Cafe\u{301}/Own.swift": ""])
    let before = try sandbox.tree()

    #expect(
      sandbox.run(["new-module", "Caf\u{E9}", "--template", "tiny"])
        == Outcome(
          .refused,
          err:
            "error: the module `Caf\u{E9}` has a folder whose name has its accents written apart, "
            + "as old Macs wrote them; rename the folder, or choose another name"))
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: ["LOGIN", "LogIn"])
  func refusesANameInAnotherLetterCase(_ name: String) throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")

    #expect(
      sandbox.run("new-module \(name) --template tiny")
        == Outcome(
          .refused,
          err: "error: `\(name)` differs from the module `Login` by letter case only; "
            + "choose another name"))
  }

  @Test(arguments: [
    (
      "--knd list", "unknown option `--knd`; did you mean `--kind`?; `--help` shows all"
    ),
    ("--kind grid", "unknown value `grid` for `--kind`; choose from item, list"),
    (
      "--kind lst", "unknown value `lst` for `--kind`; did you mean `list`?; choose from item, list"
    ),
    (
      "--without netwrk",
      "unknown value `netwrk` for `--without`; did you mean `network`?; choose from network, storage"
    ),
    ("--kind", "`--kind` needs a value; write `--kind <item|list>`"),
    ("--is-public=yes", "`--is-public` takes no value; write it alone"),
    ("--entity user", "an entity name starts with a capital; did you mean `User`?"),
    (
      "--entity String",
      "`String` is a type of Swift that the generated code uses; choose another entity name"
    ),
    ("--kind item --kind list", "`--kind` is given twice; give it once"),
    (
      "--template tny",
      "unknown template `tny`; did you mean `tiny`?; `scaffold templates list` shows all"
    ),
    (
      "--template project",
      "`project` is the template of `new-project`; choose another with `--template`"
    ),
    ("Login", "`Login` is given twice; give it once"),
    ("Home --entity User", "`--entity` goes with one module; make the modules one by one"),
  ])
  func refusesTheWords(_ words: String, saying message: String) throws {
    let sandbox = try Sandbox.project()
    let before = try sandbox.tree()
    let template = words.contains("--template") ? "" : " --template tiny"

    let outcome = sandbox.run("new-module Login \(words)\(template)")

    #expect(outcome == Outcome(.usage, err: "error: " + message))
    #expect(try sandbox.tree() == before)
  }

  @Test func asksAPersonForTheName() throws {
    let sandbox = try Sandbox.project()

    let outcome = sandbox.run(
      "new-module --template tiny", answers: ["log-in", "Login", "lst", "list"])

    #expect(
      outcome.err == """
        `log-in` is not a module name; use letters and digits, starting with a capital, such as `LogIn`
        unknown value `lst` for `--kind`; did you mean `list`?; choose from item, list
        """)
    #expect(outcome.status == .success)
    #expect(try sandbox.paths().contains("Sources/Modules/Login/Business/Login.swift"))
  }

  @Test func namesWhatIsMissingWhereNobodyCanBeAsked() throws {
    #expect(
      try Sandbox.project().run("new-module")
        == Outcome(.usage, err: "error: <name> is missing; write `scaffold new-module <name>`"))
  }
}

import Testing

/// What `scaffold check` is asked for, and how it answers.
@Suite struct CheckOptionsTests {
  static let first = """
    LoginView/A.swift:1:8: error: View of Login may not import `LoginData`, which is Data of Login; \
    go through Business [tier]
    """
  static let second = """
    LoginView/B.swift:1:8: error: View of Login may not import `CoreData`, which is for Data; move \
    what needs it there [framework]
    """

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox.twoTiers(view: "import LoginData\n")
    try sandbox.write("import CoreData\n", to: "LoginView/B.swift")
    return sandbox
  }

  @Test(arguments: [
    ("check", "", first + "\n" + second, "2 violations in 2 of 4 files"),
    ("check LoginView", "", first + "\n" + second, "2 violations in 2 of 2 files"),
    ("check ./LoginView/", "", first + "\n" + second, "2 violations in 2 of 2 files"),
    ("check LoginView/A.swift", "", first, "1 violation in 1 of 1 file"),
    ("check LoginView/B.swift LoginData", "", second, "1 violation in 1 of 2 files"),
    ("check A.swift", "LoginView", first, "1 violation in 1 of 1 file"),
    ("check --at ..", "LoginView", first + "\n" + second, "2 violations in 2 of 4 files"),
  ])
  func tellsOfWhatItIsAskedFor(
    words: String, folder: String, lines: String, summary: String
  ) throws {
    let sandbox = try sandbox()
    let above = folder.isEmpty ? "" : words.contains("--at") ? "../" : sandbox.root.path + "/"
    let shown = lines.split(separator: "\n").map { above + $0 }.joined(separator: "\n")
    #expect(sandbox.run(words, in: folder) == .violations(shown, summary))
  }

  /// What an agent is to run again has the same options and files, each one word for a shell.
  @Test(arguments: [
    ("check", "scaffold check"), ("check --no-baseline", "scaffold check --no-baseline"),
    ("check LoginView --at .", "scaffold check --at . LoginView"),
    ("check LoginView ./LoginView/B.swift", "scaffold check LoginView ./LoginView/B.swift"),
    ("check $(x)'y LoginView", #"scaffold check '$(x)'\''y' LoginView"#),
  ])
  func namesTheCommandThatProves(words: String, command: String) throws {
    let sandbox = try sandbox()
    try sandbox.write("", to: "$(x)'y/A.swift")
    let lines = sandbox.run(words + " --format agent").out.split(separator: "\n")
    #expect(lines.last == "prove: \(command)")
  }

  @Test(arguments: [
    ("check LoginData", Outcome("No violations in 1 file")),
    (
      "check Nowhere",
      Outcome(.usage, err: "error: there is no `Nowhere`; check the path")
    ),
    (
      "check /etc",
      Outcome(
        .usage,
        err: "error: `/etc` is not in the project in `.`; "
          + "name a file or folder of it, or another project with `--at`")
    ),
    (
      "check --format pdf",
      Outcome(
        .usage,
        err: "error: unknown value `pdf` for `--format`; "
          + "choose from text, xcode, github, json, sarif, agent")
    ),
    (
      "check --frmat json",
      Outcome(
        .usage,
        err: "error: unknown option `--frmat`; did you mean `--format`?; "
          + "`--help` shows all")
    ),
    (
      "check --baseline old.json",
      Outcome(
        .usage,
        err: "error: there is no `old.json`; "
          + "`scaffold check --write-baseline old.json` makes it")
    ),
    (
      "check --baseline ../old.json",
      Outcome(
        .usage,
        err: "error: `../old.json` is not in the project in `.`; "
          + "name a file or folder of it, or another project with `--at`")
    ),
    (
      "check --baseline",
      Outcome(.usage, err: "error: `--baseline` needs a value; write `--baseline <file>`")
    ),
    (
      "check --manifest dump.json",
      Outcome(.usage, err: "error: there is no `dump.json`; check the path")
    ),
    (
      "chekc",
      Outcome(
        .usage,
        err: "error: unknown command `chekc`; did you mean `check`?; `scaffold --help` shows all")
    ),
  ])
  func answers(words: String, outcome: Outcome) throws {
    #expect(try sandbox().run(words) == outcome)
  }

  @Test func keepsABaseline() throws {
    let sandbox = try sandbox()
    #expect(
      sandbox.run("check --write-baseline old.json")
        == Outcome(
          """
          Wrote old.json: 2 violations may stay until fixed
          Next: scaffold check --baseline old.json
          """))
    #expect(sandbox.run("check --baseline old.json") == Outcome("No violations in 4 files"))
    #expect(
      sandbox.run("check --baseline ../old.json", in: "LoginView")
        == Outcome("No violations in 4 files"))

    try sandbox.write("// It moved.\nimport LoginData\nimport CoreData\n", to: "LoginView/A.swift")
    try sandbox.write("", to: "LoginView/B.swift")
    #expect(
      sandbox.run("check --baseline old.json")
        == .violations(
          """
          LoginView/A.swift:3:8: error: View of Login may not import `CoreData`, which is for Data; \
          move what needs it there [framework]
          old.json:10:5: error: `CoreData` in `LoginView/B.swift` no longer breaks the rule \
          `framework`; take the entry out, or write the baseline anew with `--write-baseline` [baseline]
          """, "2 violations in 2 of 4 files"))

    #expect(sandbox.run("check --write-baseline old.json").status == .success)
    #expect(sandbox.run("check --baseline old.json") == Outcome("No violations in 4 files"))

    try sandbox.write("{ \"version\": 1,\n  \"findings\": [ 3 ] }\n", to: "old.json")
    #expect(
      sandbox.run("check --baseline old.json")
        == Outcome(
          .badData, err: "error: old.json:2:17: `findings` must be an object, not a number"))
  }

  @Test func doesNotWriteABaselineOverSomethingElse() throws {
    let sandbox = try sandbox()
    #expect(
      sandbox.run("check --write-baseline LoginView/A.swift")
        == Outcome(
          .refused,
          err: "error: `LoginView/A.swift` exists already; move it, or `--force` replaces it, and "
            + "`scaffold undo` brings it back"))
    #expect(
      sandbox.run("check --write-baseline ../old.json")
        == Outcome(
          .usage,
          err: "error: `../old.json` is not in the project in `.`; "
            + "name a file or folder of it, or another project with `--at`"))
  }

  /// A manifest that computes its targets is not followed; what SwiftPM says of it is.
  @Test func takesWhatThePackageManagerSays() throws {
    let sandbox = try Sandbox([
      "scaffold.json": #"{ "version": 1, "tiers": [ { "name": "View" }, { "name": "Data" } ] }"#,
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let names = try! String(contentsOfFile: "names").split(separator: "\\n")
      let package = Package(name: "Kit", targets: names.map { .target(name: String($0), path: $0 + "s") })

      """,
      "dump.json": """
      { "name": "Kit", "toolsVersion": { "_version": "6.0.0" }, "targets": [
        { "name": "LoginView", "type": "regular", "path": "Views", "exclude": [],
          "dependencies": [ { "byName": [ "FeedData", null ] } ] },
        { "name": "LoginData", "type": "regular", "path": "Datas", "exclude": [], "dependencies": [] },
        { "name": "FeedData", "type": "regular", "path": "Feeds", "exclude": [], "dependencies": [] } ] }
      """,
      "Views/A.swift": "import LoginData\nimport FeedData\n", "Datas/A.swift": "import LoginView\n",
      "Feeds/A.swift": "",
    ])
    #expect(
      sandbox.run("check --manifest dump.json")
        == .violations(
          """
          Datas/A.swift:1:8: error: Data of Login may not import `LoginView`, which is View of Login; \
          pass in what it needs, or move the code [tier]
          Views/A.swift:1:8: error: `LoginView` imports `LoginData` and does not declare it; add it to \
          the target's dependencies in Package.swift [undeclared]
          Views/A.swift:2:8: error: View of Login may not import `FeedData`, which is Data of Feed; go \
          through Data of Login [module]
          """, "3 violations in 2 of 3 files"))
  }
}

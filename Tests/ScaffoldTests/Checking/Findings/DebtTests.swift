import Testing

/// What lets old violations pass: exceptions for whole files, and baselines that live on.
@Suite struct DebtTests {
  /// A view that imports Data, with a line above it.
  private func check(_ comment: String) throws -> Outcome {
    try Sandbox.twoTiers(view: comment + "\nimport LoginData\n\nimport LoginData\n").run("check")
  }

  @Test(arguments: [
    "// Scaffold:Allow tier until March", "// scaffold:allow-next-line tier until March",
    "// scaffold: allow tier until March", "/* scaffold:disable tier */", "/// Scaffold:ignore",
  ])
  func tellsOfWhatLooksLikeAnException(comment: String) throws {
    let lines = try check(comment).out.split(separator: "\n")
    #expect(lines.count { $0.contains("makes no exception; write") } == 1)
    #expect(lines.count { $0.hasSuffix("[tier]") } == 2)
  }

  @Test(arguments: [
    "// scaffold:modules", "// We scaffold: allow it time", "// scaffold allow tier",
  ])
  func leavesOtherCommentsAlone(comment: String) throws {
    #expect(!(try check(comment).out.contains("[allow]")))
  }

  @Test func allowsAWholeFile() throws {
    #expect(try check("// scaffold:allow-file tier until March").status == .success)
    let outcome = try check("// scaffold:allow-file module until March").out
    #expect(outcome.contains("nothing here breaks the rule `module`; take the comment out [allow]"))
  }

  @Test func renamedFilesAreNoNewDebt() throws {
    let sandbox = try Sandbox.twoTiers(view: "import LoginData\n")
    #expect(sandbox.run("check --write-baseline old.json").status == .success)
    let text = try sandbox.read("LoginView/A.swift")
    try sandbox.remove("LoginView/A.swift")
    try sandbox.write(text, to: "LoginView/Renamed.swift")
    #expect(sandbox.run("check --baseline old.json").status == .success)
    // One more is new.
    try sandbox.write(text, to: "LoginView/Other.swift")
    let lines = sandbox.run("check --baseline old.json").out.split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("[tier]") } == 1)
  }

  @Test func baselinesShrink() throws {
    let sandbox = try Sandbox.twoTiers(view: "import LoginData\n")
    try sandbox.write("import LoginData\n", to: "LoginView/B.swift")
    #expect(sandbox.run("check --write-baseline old.json").status == .success)
    try sandbox.write("", to: "LoginView/B.swift")
    try sandbox.write("import LoginData\n", to: "LoginView/C.swift")
    let outcome = sandbox.run("check --shrink-baseline old.json")
    #expect(outcome.status == .success)
    let file = try sandbox.read("old.json")
    #expect(file.contains("LoginView/A.swift") && !file.contains("LoginView/B.swift"))
    #expect(!file.contains("LoginView/C.swift"))
    #expect(
      sandbox.run("check --shrink-baseline none.json").err
        == "error: there is no `none.json`; `scaffold check --write-baseline none.json` makes it")
  }
}

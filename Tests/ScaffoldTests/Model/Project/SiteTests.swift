import Testing

/// Which folder a command works on.
@Suite struct SiteTests {
  @Test(arguments: [
    ("", "Demo in ."),
    ("Sources/Modules", "Demo in ROOT"),
    // A repository in the project is another project's.
    ("Others", nil),
    ("Others/Sources", nil),
  ])
  func looksUpward(from folder: String, title: String?) throws {
    let sandbox = try Sandbox.project([
      "Sources/Modules/.keep": "", "Others/.git/HEAD": "ref: refs/heads/main\n",
      "Others/Sources/A.swift": "",
    ])

    let outcome = sandbox.run("list", in: folder)

    let found = title.map {
      Outcome(
        $0.replacing("ROOT", with: sandbox.root.path)
          + ": no modules yet; `scaffold new-module` makes one")
    }
    #expect(
      outcome == found
        ?? Outcome(
          status: .refused, out: "",
          err: "error: there is no project in `.` or above; "
            + "`scaffold new-project` makes one, `--at` names another folder"))
  }
}

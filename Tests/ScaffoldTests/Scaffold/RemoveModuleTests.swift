import Testing

@testable import Ground

@Suite struct RemoveModuleTests {
  private func projectWithLogin() throws -> Sandbox {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login --template tiny")
    return sandbox
  }

  @Test func givesTheTreeBackByteForByte() throws {
    let sandbox = try Sandbox.project()
    let before = try sandbox.tree()
    _ = sandbox.run("new-module Login --template tiny")

    let outcome = sandbox.run("remove-module Login")

    #expect(
      outcome
        == Outcome(
          """
          Took out the module Login: 2 files removed
          No longer registered in Package.swift
          """))
    #expect(try sandbox.tree() == before)
  }

  /// A ledger that was tampered with names a file that has nothing to do with the module.
  @Test func leavesWhatIsOutsideTheModule() throws {
    let sandbox = try Sandbox.project(["NOTES.md": "struct Login {}\n"])
    _ = sandbox.run("new-module Login --template tiny")
    let path = "Sources/Modules/Login/.scaffold.json"
    let ledger = try sandbox.read(path)
    try sandbox.changeLedger(of: "Sources/Modules/Login") { ledger in
      let path = try ProjectPath("Sources/Modules/Login/Business/Login.swift")
      ledger.files[try ProjectPath("NOTES.md")] = ledger.files.removeValue(forKey: path)
    }

    #expect(
      sandbox.run("remove-module Login")
        == Outcome(
          status: .success,
          out: """
            Took out the module Login: 1 file removed
            No longer registered in Package.swift
            Kept, added by hand: Sources/Modules/Login/Business/Login.swift
            """,
          err: "note: the ledger of Login names what is not its own, which is left alone: NOTES.md")
    )
    try sandbox.write(
      ledger.replacing("Business/Login.swift", with: "../../../../NOTES.md"), to: path)
    #expect(sandbox.run("remove-module Login").status == .badData)
  }

  /// What is in conflict in one ledger says nothing of other modules.
  @Test func worksWhileAnotherLedgerIsInConflict() throws {
    let sandbox = try projectWithLogin()
    let before = try sandbox.tree()
    _ = sandbox.run("new-module Feed --template tiny")
    let path = "Sources/Modules/Login/.scaffold.json"
    let conflict = "<<<<<<< a\n=======\n>>>>>>> b\n"
    try sandbox.write(conflict + sandbox.read(path), to: path)

    #expect(
      sandbox.run("update")
        == Outcome(
          .badData,
          err: "error: \(path):1:1: two branches are in conflict here; "
            + "`scaffold repair` unites them, or choose between them by hand"))
    #expect(sandbox.run("remove-module Feed").status == .success)
    #expect(sandbox.run("repair") == Outcome("United what two branches have in \(path)"))
    #expect(try sandbox.tree() == before)
  }

  /// A Mac's Finder leaves a file in each folder that someone opens: nobody's work.
  @Test func takesWhatTheFinderLeft() throws {
    let sandbox = try Sandbox.project()
    let before = try sandbox.tree()
    _ = sandbox.run("new-module Login --template tiny")
    for folder in ["Sources", "Sources/Modules", "Sources/Modules/Login/Data"] {
      try sandbox.write("Bud1", to: folder + "/.DS_Store")
    }

    let outcome = sandbox.run("remove-module Login")

    #expect(
      outcome
        == Outcome(
          """
          Took out the module Login: 2 files removed
          No longer registered in Package.swift
          """))
    #expect(try sandbox.tree() == before)
  }

  @Test func leavesTheFindersFileWhereAFileStays() throws {
    let sandbox = try projectWithLogin()
    try sandbox.write("// new\n", to: "Sources/Modules/Login/Data/Mine.swift")
    try sandbox.write("Bud1", to: "Sources/Modules/Login/Data/.DS_Store")

    let outcome = sandbox.run("remove-module Login")

    #expect(
      outcome
        == Outcome(
          """
          Took out the module Login: 2 files removed
          No longer registered in Package.swift
          Kept, added by hand: Sources/Modules/Login/Data/Mine.swift
          """))
    #expect(try sandbox.read("Sources/Modules/Login/Data/.DS_Store") == "Bud1")
  }

  @Test func keepsWhatIsEditedOrAddedAndSaysSo() throws {
    let sandbox = try projectWithLogin()
    try sandbox.write("// mine\n", to: "Sources/Modules/Login/Business/Login.swift")
    try sandbox.write("// new\n", to: "Sources/Modules/Login/View/Mine.swift")

    let outcome = sandbox.run("remove-module Login")

    #expect(
      outcome
        == Outcome(
          """
          Took out the module Login: 1 file removed
          No longer registered in Package.swift
          Kept, edited by hand: Sources/Modules/Login/Business/Login.swift
          Kept, added by hand: Sources/Modules/Login/View/Mine.swift
          `scaffold remove-module Login --force` takes the edited ones too
          """))
    #expect(
      try sandbox.paths().filter { $0.hasPrefix("Sources") } == [
        "Sources/Modules/Login/.scaffold.json", "Sources/Modules/Login/Business/Login.swift",
        "Sources/Modules/Login/View/Mine.swift",
      ])
    #expect(
      sandbox.run("list")
        == Outcome("Demo in .\n\n  Login  item  network storage  removed, 1 kept"))
  }

  @Test func forceTakesTheEditedButNotTheAdded() throws {
    let sandbox = try projectWithLogin()
    try sandbox.write("// mine\n", to: "Sources/Modules/Login/Business/Login.swift")
    try sandbox.write("// new\n", to: "Sources/Modules/Login/View/Mine.swift")
    _ = sandbox.run("remove-module Login")

    let outcome = sandbox.run("remove-module Login --force")

    #expect(
      outcome
        == Outcome(
          """
          Took out the module Login: 1 file removed
          Kept, added by hand: Sources/Modules/Login/View/Mine.swift
          `scaffold undo` brings back what was edited
          """))
    #expect(
      try sandbox.paths().filter { $0.hasPrefix("Sources") } == [
        "Sources/Modules/Login/View/Mine.swift"
      ])
  }

  @Test func isRefusedWhileAnotherModuleUsesIt() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login Home --template tiny")
    let manifest = try sandbox.read("Package.swift")
    try sandbox.write(
      manifest.replacing("module(\"Home\")", with: "module(\"Home\", uses: [\"Login\"])"),
      to: "Package.swift")

    #expect(
      sandbox.run("remove-module Login")
        == Outcome(
          .refused,
          err:
            "error: `Login` is used by Home; take it out of `uses:` in Package.swift first"))
  }

  @Test func takesOutALineThatWasEdited() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login Home --template tiny")
    let manifest = try sandbox.read("Package.swift")
    try sandbox.write(
      manifest.replacing("module(\"Home\")", with: "module(\"Home\", uses: [\"Login\"])"),
      to: "Package.swift")

    #expect(sandbox.run("remove-module Home").status == .success)
    #expect(
      try sandbox.read("Package.swift") == manifest.replacing("  module(\"Home\"),\n", with: ""))
  }

  @Test(arguments: [
    ("Logn", "there is no module `Logn`; there are Home, Login"),
    ("../Login", "there is no module `../Login`; there are Home, Login"),
  ])
  func refusesAnUnknownModule(_ name: String, saying message: String) throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run("new-module Login Home --template tiny")

    #expect(sandbox.run("remove-module \(name)") == Outcome(.refused, err: "error: " + message))
  }

  @Test func makesTheModuleAnewAfterItWasTakenOut() throws {
    let sandbox = try projectWithLogin()
    let after = try sandbox.tree()
    _ = sandbox.run("remove-module Login")

    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    #expect(try sandbox.tree() == after)
  }
}

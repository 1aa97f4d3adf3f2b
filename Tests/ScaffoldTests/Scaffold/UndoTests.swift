import Foundation
import Testing

@testable import Ground

/// `scaffold undo` gives the tree back as it was, and `scaffold undo` again brings the run back.
@Suite struct UndoTests {
  /// What is typed before, and the command that is taken back.
  struct Story: Sendable, CustomTestStringConvertible {
    let command: String
    var first: [String] = []
    /// The files to begin with; those of a tiny project, if there are none.
    var files: [String: String] = [:]
    var isEmpty = false
    var testDescription: String { (first + [command]).joined(separator: "; ") }
  }

  private static let login = "new-module Login --template tiny"

  private static let tiers = ["View/A.swift": "", "Data/B.swift": ""]

  /// Each command that writes; the built-in templates are in the pages, which are read below.
  static let stories: [Story] = [
    Story(command: login),
    Story(command: "new-module Login Home --template tiny"),
    Story(command: login + " --without network --force", first: [login]),
    Story(
      command: "update Login --with network", first: [login + " --without network"]),
    Story(command: "remove-module Login", first: [login]),
    Story(command: "remove-module Login", first: ["new-module Login Home --template tiny"]),
    Story(command: "templates export module"),
    Story(command: "check --init", files: tiers),
    Story(command: "check --write-baseline known.json", first: ["check --init"], files: tiers),
    Story(command: "new-project Demo --at .", isEmpty: true),
    Story(command: "new-module Login --at .", isEmpty: true),
    Story(command: "new-module Orders", files: Sandbox.packageFiles),
    Story(
      command: "remove-module Orders", first: ["new-module Orders"], files: Sandbox.packageFiles),
  ]

  @Test(arguments: stories)
  func givesTheTreeBack(_ story: Story) throws {
    let isOwn = story.files.isEmpty && !story.isEmpty
    let sandbox = isOwn ? try Sandbox.project() : try Sandbox(story.files)
    for command in story.first { #expect(sandbox.run(command).status == .success) }
    try expectThereAndBack(sandbox, story.command.split(separator: " ").map(String.init))
  }

  /// Permissions and empty folders too.
  private func expectThereAndBack(
    _ sandbox: Sandbox, _ words: [String], in folder: String = ""
  ) throws {
    let before = try sandbox.treeWithModes()
    let outcome = sandbox.run(words, in: folder)
    #expect(outcome.status == .success, "\(outcome.err)")
    let after = try sandbox.treeWithModes()
    #expect(after != before)

    #expect(sandbox.run("undo", in: folder).status == .success)
    #expect(try differences(sandbox.treeWithModes(), before) == [])
    #expect(sandbox.run("undo", in: folder).status == .success)
    #expect(try differences(sandbox.treeWithModes(), after) == [])
  }

  private func differences(
    _ one: [String: Sandbox.Entry], _ other: [String: Sandbox.Entry]
  ) -> [String] {
    Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }.sorted()
  }

  @Test func permissionsAndEmptyFoldersComeBack() throws {
    let sandbox = try Sandbox.project()
    let (module, script) = ("Sources/Modules/Login", "Sources/Modules/Login/Business/Login.swift")
    try FileManager.default.createDirectory(
      at: sandbox.root.appending(path: "Sources/Modules"), withIntermediateDirectories: true)
    try expectThereAndBack(sandbox, ["new-module", "Login", "--template", "tiny"])
    for (path, mode) in [(script, 0o750), (module, 0o700), ("Package.swift", 0o666)] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: sandbox.root.appending(path: path).path)
    }
    try sandbox.write("Finder", to: module + "/.DS_Store")
    try expectThereAndBack(sandbox, ["remove-module", "Login"])
  }

  @Test func tellsWhatItDid() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    let before = try sandbox.tree()
    let plan = """
       update  Package.swift
                 - module("Login"),
       remove  Sources/Modules/Login/.scaffold.json
       remove  Sources/Modules/Login/Business/Login.swift
       remove  Sources/Modules/Login/Data/LoginNetwork.swift
      Nothing is written; without this option the plan is carried out.
      """

    #expect(sandbox.run("undo --dry-run") == Outcome(plan))
    #expect(try sandbox.tree() == before)
    #expect(
      sandbox.run("undo")
        == Outcome(
          """
          Took back run 1, scaffold new-module Login --template tiny
            1 file changed, 3 removed
          `scaffold undo` again brings it back
          """))
    #expect(
      sandbox.run("undo")
        == Outcome(
          """
          Took back run 2, scaffold undo
            3 files made, 1 changed
          `scaffold undo` again brings it back
          """))
  }

  @Test func whatWasEditedSinceStandsInTheWay() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    let file = "Sources/Modules/Login/Business/Login.swift"
    try sandbox.write("// mine\n", to: file)
    try sandbox.write("// mine too\n", to: "Sources/Modules/Login/Business/Mine.swift")
    let before = try sandbox.tree()

    #expect(
      sandbox.run("undo")
        == Outcome(
          .refused,
          err: "error: `\(file)` was edited since; `--force` takes that back too"))
    #expect(try sandbox.tree() == before)
    #expect(
      sandbox.run("undo --force")
        == Outcome(
          """
          Took back run 1, scaffold new-module Login --template tiny
            1 file changed, 3 removed
          Edits taken back too: \(file)
          `scaffold undo` again brings it back
          """))
    #expect(try sandbox.paths().contains("Sources/Modules/Login/Business/Mine.swift"))
    _ = sandbox.run("undo")
    #expect(try sandbox.tree() == before)
  }

  /// Whatever the order of the names is, and whatever stands beside the line now.
  @Test(arguments: ["Alpha", "Zeta", "Alpha Zeta"])
  func linesOfLaterModulesStay(_ later: String) throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    let alone = try Sandbox.project()
    _ = sandbox.run("new-module \(later) --template tiny")
    _ = alone.run("new-module \(later) --template tiny")
    let before = try sandbox.tree()

    #expect(
      sandbox.run("undo 1")
        == Outcome(
          """
          Took back run 1, scaffold new-module Login --template tiny
            1 file changed, 3 removed
          Kept what was changed since in Package.swift
          `scaffold undo` again brings it back
          """))
    #expect(try sandbox.tree() == alone.tree())
    #expect(sandbox.run("undo").status == .success)
    #expect(try sandbox.tree() == before)
  }

  /// Files that are gone since are reported by the run that took them away, in one line.
  @Test(arguments: ["rename-module Login SignIn", "remove-module Login"])
  func aLaterRunThatTookTheFilesAwayIsNamed(_ later: String) throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    let template = "Templates/tiny/Business/{{ entity }}.swift.stencil"
    try sandbox.write(sandbox.read(template) + "// new\n", to: template)
    #expect(sandbox.run("update").status == .success)
    let before = try sandbox.tree()
    #expect(sandbox.run(later).status == .success)

    #expect(
      sandbox.run("undo 2")
        == Outcome(
          .refused,
          err: "error: run 3, `scaffold \(later)`, moved or removed files that run 2 changed; "
            + "`scaffold undo 3` first"))
    #expect(sandbox.run("undo 3").status == .success)
    #expect(try sandbox.tree() == before)
    #expect(sandbox.run("undo 2").status == .success)
  }

  /// What a later run has put back is as if it had never been away.
  @Test func aRenameThereAndBackIsInNobodysWay() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    let before = try sandbox.tree()
    _ = sandbox.run("update Login --without network")
    #expect(sandbox.run("rename-module Login SignIn").status == .success)
    #expect(sandbox.run("rename-module SignIn Login").status == .success)

    #expect(sandbox.run("undo 2").status == .success)
    #expect(try sandbox.tree() == before)
  }

  @Test func anEditBesideTheLinesOfTheRunStays() throws {
    let sandbox = try Sandbox.project()
    let manifest = try sandbox.read("Package.swift")
    _ = sandbox.run(Self.login)
    try sandbox.write(
      sandbox.read("Package.swift") + "let mine = true\n", to: "Package.swift")

    #expect(sandbox.run("undo").status == .success)
    #expect(try sandbox.read("Package.swift") == manifest + "let mine = true\n")
  }

  @Test func anEditOfTheSameLineIsShown() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    let manifest = try sandbox.read("Package.swift")
    _ = sandbox.run("new-module Home --template tiny")
    try sandbox.write(
      sandbox.read("Package.swift").replacing("(\"Login\")", with: "(\"Login\", uses: [])"),
      to: "Package.swift")
    let before = try sandbox.tree()

    #expect(
      sandbox.run("undo 1")
        == Outcome(
          .refused,
          err: """
            error: `Package.swift` was edited since; `--force` takes that back too
              Package.swift:4
                after the run     module("Login"),
                yours             module("Login", uses: []),
                before the run  (nothing)
            """))
    #expect(try sandbox.tree() == before)
    // By force too, the lines of others stay.
    #expect(sandbox.run("undo 1 --force").status == .success)
    #expect(
      try sandbox.read("Package.swift")
        == manifest.replacing("  module(\"Login\"),\n", with: "  module(\"Home\"),\n"))
  }

  @Test func aMergedLedgerIsReadBeforeItIsWritten() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    _ = sandbox.run(Self.login + " --without network --force")
    let ledger = "Sources/Modules/Login/.scaffold.json"
    try sandbox.write(
      sandbox.read(ledger).replacing("\"version\": 2", with: "\"version\": 7"), to: ledger)
    let before = try sandbox.tree()

    #expect(
      sandbox.run("undo")
        == Outcome(
          .badData,
          err: "error: \(ledger):2:14: version 7 was written by a newer `scaffold`; "
            + "update the tool"))
    #expect(try sandbox.tree() == before)
  }

  @Test func whatARunRemovedComesBackWhereItsPlaceIsFree() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    _ = sandbox.run("remove-module Login")
    let file = "Sources/Modules/Login/Business/Login.swift"
    try sandbox.write("// another\n", to: file)
    let before = try sandbox.tree()

    #expect(
      sandbox.run("undo")
        == Outcome(
          .refused,
          err: "error: `\(file)` exists already; move it, or `--force` replaces it, "
            + "and `scaffold undo` brings it back"))
    #expect(try sandbox.tree() == before)
  }

  @Test func aFileThatIsGoneIsNotMadeAgain() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    try sandbox.remove("Package.swift")

    #expect(
      sandbox.run("undo")
        == Outcome(
          .refused,
          err: "error: `Package.swift` was removed since; "
            + "`--force` brings it back as it was before"))
  }

  @Test(
    arguments: [
      ([], "undo", "no run is recorded in `.`; `--at` names another folder"),
      ([], "undo 3", "there is no run 3; `scaffold log` lists them"),
      ([login], "undo 3", "there is no run 3; `scaffold log` lists them"),
      (
        [login, "undo"], "undo 1",
        "run 1 was taken back by run 2; `scaffold undo 2` brings it back"
      ),
      (
        [login, "remove-module Login"], "undo 1",
        "run 2, `scaffold remove-module Login`, builds on what run 1 made or changed; "
          + "`scaffold undo 2` first"
      ),
    ] as [([String], String, String)])
  func refuses(after first: [String], _ command: String, saying message: String) throws {
    let sandbox = try Sandbox.project()
    for command in first { #expect(sandbox.run(command).status == .success) }
    let before = try sandbox.tree()

    #expect(sandbox.run(command) == Outcome(.refused, err: "error: " + message))
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: ["0", "-1", "last", "1.5", "99999999999999999999"])
  func refusesWhatIsNoNumber(_ word: String) throws {
    #expect(
      try Sandbox.project().run(["undo", "--", word])
        == Outcome(
          .usage,
          err: "error: `\(word)` is no number of a run; `scaffold log` lists them"))
  }

  @Test func runsAreTakenBackOneByOne() throws {
    let sandbox = try Sandbox.project()
    let trees = try ["Login", "Home", "Feed"].map { name in
      defer { _ = sandbox.run("new-module \(name) --template tiny") }
      return try sandbox.tree()
    }

    for (number, tree) in zip([3, 2, 1], trees.reversed()) {
      #expect(sandbox.run("undo \(number)").status == .success)
      #expect(try sandbox.tree() == tree)
    }
  }
}

extension Sandbox {
  /// What stands at a path, and its permissions.
  struct Entry: Equatable {
    let contents: Data?
    let mode: Int?
  }

  func treeWithModes() throws -> [String: Entry] {
    try tree().reduce(into: [:]) { entries, element in
      let path = root.appending(path: element.key).path
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      entries[element.key] = Entry(contents: element.value, mode: mode as? Int)
    }
  }
}

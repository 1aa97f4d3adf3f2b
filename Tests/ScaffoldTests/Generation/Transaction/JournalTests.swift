import Foundation
import Testing

@testable import Ground

/// Journals: who obeys them, where, and what is said of those that nobody obeys.
@Suite struct JournalTests {
  private static let reading = [
    "list", "status", "check", "graph", "templates list", "templates show tiny",
  ]
  private static let fingerprint = Fingerprint(of: Array("keep me".utf8)).text

  /// Journals that came with a clone.
  private static let foreign = [
    "scaffold journal 1\ncreate \(fingerprint) precious.txt\nend\n",
    "scaffold journal 2\ncreate \(fingerprint) precious.txt\nend\n",
    "scaffold journal 2\nplace 1 aaaa\ncreate \(fingerprint) precious.txt\nend\n",
    "scaffold journal 2\nplace 1 aaaa\ncreate \(fingerprint) ../precious.txt\nend\n",
    "scaffold journal 2\nplace 1 aaaa\nfrobnicate 0 precious.txt\nend\n",
    "scaffold journal 3\nplace 1 aaaa\ncreate \(fingerprint) precious.txt\nend\n",
    "scaffold journal 3\nseal aaaa\ncreate \(fingerprint) precious.txt\nend\n",
    "scaffold journal 3\nseal aaaa\ncreate \(fingerprint) ../precious.txt\nend\n",
    "scaffold journal 3\nseal xyz\ncreate \(fingerprint) precious.txt\nend\n",
    "scaffold journal 9\nend\n",
  ]

  @Test(arguments: foreign, [".scaffold-journal", ".scaffold-journal-done"])
  func aForeignJournalIsNamedAndNotObeyed(_ journal: String, name: String) throws {
    let sandbox = try Sandbox.project([name: journal, "precious.txt": "keep me"])
    let before = try sandbox.tree()
    let words = """
      `\(sandbox.root.path)/\(name)` was not written by a run in this folder: it came with a clone \
      or a copy; nothing of it is carried out, remove it
      """

    #expect(sandbox.run("list").err == "note: " + words)
    for command in ["new-module Login --template tiny", "new-module Login --dry-run"] {
      #expect(sandbox.run(command) == Outcome(.refused, err: "error: " + words))
    }
    #expect(try sandbox.tree() == before)
  }

  /// Three lines in a pull request do not hide the file that breaks the architecture.
  @Test func checkFindsWhatAForeignJournalWouldHaveRemoved() throws {
    let bad = "import LoginData\n"
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Login").status == .success)
    try sandbox.write(bad, to: "Sources/Modules/Login/View/Bad.swift")
    try sandbox.write(
      """
      scaffold journal 1
      create \(Fingerprint(of: Array(bad.utf8)).text) Sources/Modules/Login/View/Bad.swift
      end

      """, to: ".scaffold-journal")
    let before = try sandbox.tree()

    let outcome = sandbox.run("check")

    #expect(outcome.status == .refused)
    #expect(
      outcome.out.split(separator: "\n").first.map(String.init) == """
        Sources/Modules/Login/View/Bad.swift:1:8: error: View of Login may not import `LoginData`, \
        which is Data of Login; go through Business [tier]
        """)
    #expect(
      outcome.err.split(separator: "\n").first.map(String.init) == """
        note: `\(sandbox.root.path)/.scaffold-journal` was not written by a run in this folder: it \
        came with a clone or a copy; nothing of it is carried out, remove it
        """)
    #expect(try sandbox.tree() == before)
  }

  /// A run was killed, what it left was committed, and someone else cloned it.
  @Test func aCopyOfAJournalIsForeign() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(
      "new-module Login --template tiny", perform: FaultyDisk(.death, at: 16).perform)
    let files = try sandbox.tree().compactMapValues {
      $0.map { String(decoding: $0, as: UTF8.self) }
    }
    let clone = try Sandbox(files)
    let before = try clone.tree()

    #expect(clone.run("new-module Home --template tiny").status == .refused)
    #expect(try clone.tree() == before)
  }

  /// The same, and the commit is checked out in the folder where the run was killed.
  @Test func aJournalThatComesBackIsForeign() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(
      "new-module Login --template tiny", perform: FaultyDisk(.death, at: 16).perform)
    let journal = try sandbox.read(".scaffold-journal")
    _ = sandbox.run("remove-module Nobody")
    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    try sandbox.write(journal, to: ".scaffold-journal")
    let before = try sandbox.tree()

    #expect(sandbox.run("remove-module Login").status == .refused)
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: reading)
  func aCommandThatReadsLeavesARunHalfDone(_ command: String) throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(
      "new-module Login --template tiny", perform: FaultyDisk(.death, at: 16).perform)
    let before = try sandbox.tree()

    let outcome = sandbox.run(command)

    #expect(
      outcome.err.split(separator: "\n").first.map(String.init) == """
        note: a run in `\(sandbox.root.path)` was cut off and is half done; the next command that \
        writes, such as `scaffold repair`, takes it back first
        """)
    #expect(try sandbox.tree() == before)
  }

  @Test func aDryRunIsRefusedWhereARunIsHalfDone() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(
      "new-module Login --template tiny", perform: FaultyDisk(.death, at: 16).perform)
    let before = try sandbox.tree()

    let outcome = sandbox.run("new-module Home --template tiny --dry-run")

    #expect(
      outcome
        == Outcome(
          .refused,
          err: """
            error: a run in `\(sandbox.root.path)` was cut off and is half done; a command that \
            writes, such as `scaffold repair`, takes it back first
            """))
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: ["", "scaffold jour", "scaffold journal 2\ncreate 0 precious.txt\n"])
  func aTornJournalMeansThatNothingWasDone(_ journal: String) throws {
    let sandbox = try Sandbox.project([".scaffold-journal": journal, "precious.txt": "keep me"])
    let folder = sandbox.root.path
    #expect(
      sandbox.run("list").err == """
        note: a run in `\(folder)` was cut off and left files of its own behind; the next command \
        that writes, such as `scaffold repair`, removes them
        """)
    #expect(try sandbox.paths().contains(".scaffold-journal"))

    let outcome = sandbox.run("new-module Login --template tiny")

    #expect(outcome.err == "note: a run in `\(folder)` was cut off; no file had been changed")
    #expect(try sandbox.read("precious.txt") == "keep me")
    #expect(try !sandbox.paths().contains(".scaffold-journal"))
  }
}

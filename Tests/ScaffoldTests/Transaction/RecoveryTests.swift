import Foundation
import Testing

@testable import Scaffold

/// Journals that no run of ours left, and things that happen while one is at work.
@Suite struct RecoveryTests {
  @Test(arguments: [
    "scaffold journal 1\ncreate 0 ../precious.txt\nend\n",
    "scaffold journal 1\nfrobnicate 0 precious.txt\nend\n",
    "scaffold journal 2\nend\n",
  ])
  func aJournalThatSaysWhatNoneSaysIsRefused(_ journal: String) throws {
    let sandbox = try Sandbox.project([".scaffold-journal": journal, "precious.txt": "keep me"])
    let before = try sandbox.tree()

    let outcome = sandbox.run("list")

    #expect(
      outcome
        == Outcome(
          .refused,
          err: "error: `\(sandbox.root.path)/.scaffold-journal` cannot be read; "
            + "if you know of no run that was cut off, remove it"))
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: ["", "scaffold jour", "scaffold journal 1\ncreate 0 precious.txt\n"])
  func aTornJournalMeansThatNothingWasDone(_ journal: String) throws {
    let sandbox = try Sandbox.project([".scaffold-journal": journal, "precious.txt": "keep me"])

    #expect(sandbox.run("list").status == .success)

    #expect(try sandbox.read("precious.txt") == "keep me")
    #expect(try !sandbox.paths().contains(".scaffold-journal"))
  }

  @Test func aJournalLeadsNowhereThroughALink() throws {
    let sandbox = try Sandbox.project(["precious/x": "keep me"])
    let project = Fingerprint(of: Array("keep me".utf8)).text
    try FileManager.default.createSymbolicLink(
      at: sandbox.root.appending(path: "link"),
      withDestinationURL: sandbox.root.appending(path: "precious"))
    try sandbox.write(
      "scaffold journal 1\ncreate \(project) link/x\nend\n", to: ".scaffold-journal")

    #expect(sandbox.run("list").status == .success)
    #expect(try sandbox.read("precious/x") == "keep me")
  }

  @Test func aFolderThatTookTheFilesPlaceIsLeftAlone() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(
      "new-module Login --template tiny", perform: FaultyDisk(.death, at: 10).perform)
    try sandbox.write("mine", to: "Sources/Modules/Login/Business/Login.swift/x")

    #expect(sandbox.run("list").status == .success)

    #expect(try sandbox.read("Sources/Modules/Login/Business/Login.swift/x") == "mine")
    #expect(try !sandbox.paths().contains { $0.contains(".scaffold-") })
  }

  @Test(arguments: [".scaffold-0.new", ".scaffold-0.old"])
  func aNameThatIsNeededForAMomentIsNotTaken(_ name: String) throws {
    let sandbox = try Sandbox.project([name: "mine"])
    let before = try sandbox.tree()

    let outcome = sandbox.run("new-module Login --template tiny")

    #expect(
      outcome
        == Outcome(
          .refused, err: "error: `\(sandbox.root.path)/\(name)` is in the way; move it"))
    #expect(try sandbox.tree() == before)
  }

  @Test func whatIsWrittenWhileThePlanIsShownIsNotLost() throws {
    let sandbox = try Sandbox.project()
    let manifest = sandbox.root.appending(path: "Package.swift").path
    let before = try sandbox.tree()
    // The edit comes right before the file is moved out of its place.
    let outcome = sandbox.run("new-module Login --template tiny") {
      operation throws(SystemError) in
      if case .rename(manifest, _) = operation {
        try? Data("// mine\n".utf8).write(to: URL(filePath: manifest))
      }
      try FileOperation.perform(operation)
    }

    #expect(
      outcome.err == "error: `\(manifest)` was changed while the plan was shown; "
        + "nothing was written, run it again")
    #expect(try sandbox.read("Package.swift") == "// mine\n")
    #expect(try Set(sandbox.tree().keys) == Set(before.keys))
  }

  @Test func aFileKeepsItsMode() throws {
    let sandbox = try Sandbox.project()
    let path = sandbox.root.appending(path: "Package.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: path)

    _ = sandbox.run("new-module Login --template tiny")

    #expect(try Disk.mode(of: path) == 0o664)
  }
}

import Foundation
import Testing

@testable import Scaffold

/// Runs that meet in one folder.
@Suite struct WorkspaceTests {
  @Test(arguments: [true, false])
  func aSecondRunSaysOnceThatItWaits(_ isReading: Bool) throws {
    let sandbox = try Sandbox.project()
    let folder = sandbox.root.path
    // The first run ends as soon as the second one has said that it waits.
    let first = open(folder, O_RDONLY)
    #expect(flock(first, LOCK_EX) == 0)
    var notes: [RunNote] = []
    let tell = { (note: RunNote) in
      notes.append(note)
      close(first)
    }

    let workspace =
      try isReading
      ? Workspace.openForReading(at: folder, tell: tell) : Workspace.open(at: folder, tell: tell)
    _ = consume workspace

    #expect(notes == [.waiting(folder: folder)])
    #expect(
      notes.map(\.description) == ["another run is at work in `\(folder)`; waiting for its end"])
  }

  @Test func commandsThatReadDoNotWaitForOneAnother() throws {
    let sandbox = try Sandbox.project()
    let workspace = try Workspace.openForReading(at: sandbox.root.path)
    #expect(sandbox.run("list").err == "")
    _ = consume workspace
  }
}

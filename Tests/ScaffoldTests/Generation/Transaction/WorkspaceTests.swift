import Foundation
import Testing

@testable import Generation

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

  /// A run begins before a command that reads, which waits for it, and is killed meanwhile.
  @Test func tellsOfARunThatWasKilledWhileItWaited() throws {
    let sandbox = try Sandbox.project()
    let folder = sandbox.root.path
    let first = open(folder, O_RDONLY)
    #expect(flock(first, LOCK_EX) == 0)
    var notes: [RunNote] = []

    let workspace = try Workspace.openForReading(at: folder) { note in
      notes.append(note)
      guard note == .waiting(folder: folder) else { return }
      flock(first, LOCK_UN)
      _ = sandbox.run(
        "new-module Login --template tiny", perform: FaultyDisk(.death, at: 16).perform)
    }
    _ = consume workspace
    close(first)

    #expect(notes == [.waiting(folder: folder), .halfDone(folder: folder)])
  }

  @Test func commandsThatReadDoNotWaitForOneAnother() throws {
    let sandbox = try Sandbox.project()
    let workspace = try Workspace.openForReading(at: sandbox.root.path)
    #expect(sandbox.run("list").err == "")
    _ = consume workspace
  }
}

import Foundation
import Testing

@testable import Ground

/// Runs that were cut off, and things that happen while one is at work.
@Suite struct RecoveryTests {
  @Test func aFolderThatTookTheFilesPlaceIsLeftAlone() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(
      "new-module Login --template tiny", perform: FaultyDisk(.death, at: 15).perform)
    try sandbox.write("mine", to: "Sources/Modules/Login/Business/Login.swift/x")

    _ = sandbox.run("remove-module Nobody")

    #expect(try sandbox.read("Sources/Modules/Login/Business/Login.swift/x") == "mine")
    #expect(try !sandbox.paths().contains { $0.contains(".scaffold-") })
  }

  /// A run that dies right after it has written the journal has done nothing yet. One that others may
  /// read and that does not bear its time came from elsewhere.
  @Test(arguments: [(mode: 0o200, isCleared: true), (mode: 0o600, isCleared: false)])
  func aJournalThatIsNotFinishedIsCleared(mode: Int, isCleared: Bool) throws {
    let sandbox = try Sandbox.project()
    let before = try sandbox.tree()
    _ = sandbox.run(
      "new-module Login --template tiny", perform: FaultyDisk(.death, at: 2).perform)
    let journal = sandbox.root.appending(path: ".scaffold-journal")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(), .posixPermissions: mode], ofItemAtPath: journal.path)

    _ = sandbox.run("remove-module Nobody")

    #expect(try (sandbox.tree() == before) == isCleared)
    #expect(FileManager.default.fileExists(atPath: journal.path) == !isCleared)
  }

  @Test func whatIsWrittenWhileThePlanIsShownIsNotLost() throws {
    let sandbox = try Sandbox.project()
    let manifest = sandbox.root.appending(path: "Package.swift").path
    let before = try sandbox.tree()
    // The edit comes right before the file is moved out of its place.
    let outcome = sandbox.run("new-module Login --template tiny") {
      operation, folder throws(SystemError) in
      if case .rename(let path, _) = operation, path.text == "Package.swift" {
        try? Data("// mine\n".utf8).write(to: URL(filePath: manifest))
      }
      try FileOperation.perform(operation, folder)
    }

    #expect(
      outcome.err == "error: `\(manifest)` was changed while the run was at work; "
        + "the rest is as before; run it again")
    #expect(try sandbox.read("Package.swift") == "// mine\n")
    #expect(try Set(sandbox.tree().keys) == Set(before.keys))
  }

  /// An editor saves the old text again right after the run has put its own there.
  @Test func aTextThatIsSavedOverOursStays() throws {
    let sandbox = try Sandbox.project()
    let manifest = sandbox.root.appending(path: "Package.swift").path
    let text = try sandbox.read("Package.swift")
    let outcome = sandbox.run("new-module Login --template tiny") {
      operation, folder throws(SystemError) in
      try FileOperation.perform(operation, folder)
      if case .link(_, let path) = operation, path.text == "Package.swift" {
        try? Data((text + "// mine\n").utf8).write(to: URL(filePath: manifest))
      }
    }

    let old = try #require(sandbox.paths().first { $0.hasSuffix(".old") })
    #expect(
      outcome.err == """
        note: `Package.swift` was changed meanwhile and stays as it is; \
        its text of before the run is in `\(old)`
        error: `\(manifest)` was changed while the run was at work; the rest is as before; \
        run it again
        """)
    #expect(try sandbox.read("Package.swift") == text + "// mine\n")
    #expect(try sandbox.read(old) == text)
    #expect(try !sandbox.paths().contains { $0.hasPrefix("Sources") })
  }

  /// An editor saves while the file is away for a moment, and another while it has the old one open.
  @Test(arguments: [true, false])
  func aTextThatIsSavedBetweenTwoMovesStays(_ isNewFile: Bool) throws {
    let sandbox = try Sandbox.project()
    let (root, manifest) = (sandbox.root, sandbox.root.appending(path: "Package.swift"))
    let before = try sandbox.tree()
    let outcome = sandbox.run("new-module Login --template tiny") {
      operation, folder throws(SystemError) in
      if case .link(let staged, let path) = operation, path.text == "Package.swift" {
        let displaced = staged.text.replacing(".new", with: ".old")
        let saved = isNewFile ? manifest : root.appending(path: displaced)
        try? Data("// mine\n".utf8).write(to: saved)
      }
      try FileOperation.perform(operation, folder)
    }

    #expect(outcome.status == .refused)
    #expect(try sandbox.read("Package.swift") == "// mine\n")
    #expect(
      try sandbox.paths().filter { !$0.hasSuffix(".old") }
        == before.filter { $0.value != nil }.keys.sorted())
  }

  /// The link leads to a folder that has nothing to do with the project.
  @Test(arguments: [2, 8, 14, 15, 16, 17])
  func aLinkThatTakesAFoldersPlaceLeadsNowhere(after number: Int) throws {
    let (sandbox, elsewhere) = (try Sandbox.project(), try Sandbox())
    let (count, before) = (Locked(0), try sandbox.tree())
    let (folder, aside) = (
      sandbox.root.appending(path: "Sources"), sandbox.root.appending(path: "aside")
    )
    let target = elsewhere.root
    let outcome = sandbox.run("new-module Login --template tiny") {
      operation, open throws(SystemError) in
      try FileOperation.perform(operation, open)
      guard
        count.withLock({
          $0 += 1
          return $0 == number
        })
      else { return }
      try? FileManager.default.moveItem(at: folder, to: aside)
      try? FileManager.default.createSymbolicLink(at: folder, withDestinationURL: target)
    }

    #expect(outcome.status != .success)
    #expect(try elsewhere.tree().isEmpty)
    #expect(
      try sandbox.tree().filter { $0.value != nil }.keys.sorted()
        == before.filter { $0.value != nil }.keys.sorted())
  }

  @Test func tellsWhatCouldNotBeCleanedUp() throws {
    let sandbox = try Sandbox.project()
    let outcome = sandbox.run("new-module Login --template tiny") {
      operation, folder throws(SystemError) in
      if case .removeFile(let path) = operation {
        throw SystemError(verb: "remove", path: path.name, code: EACCES)
      }
      try FileOperation.perform(operation, folder)
    }

    #expect(outcome.status == .success)
    let old = try #require(sandbox.paths().first { $0.hasSuffix(".old") })
    #expect(
      outcome.err == """
        note: all is written, but not all that was needed for it could be removed: cannot remove \
        `\(old)`: permission denied; change its owner or its mode; the next command that writes \
        removes the rest
        """)
    let folder = sandbox.root.path
    #expect(
      sandbox.run("list").err == """
        note: a run in `\(folder)` was cut off and left files of its own behind; the next command \
        that writes, such as `scaffold repair`, removes them
        """)
    #expect(
      sandbox.run("new-module Home --template tiny").err == """
        note: a run in `\(folder)` was cut off when its work was done; removed what it left behind
        """)
    #expect(try !sandbox.paths().contains { $0.contains(".scaffold-") })
  }

  @Test func tellsWhatCouldNotBeTakenBack() throws {
    let sandbox = try Sandbox.project()
    let outcome = sandbox.run(
      "new-module Login --template tiny", perform: FaultyDisk(.death, at: 17).perform)

    #expect(
      outcome.err == """
        error: cannot write `x`: the disk is full; free some space and run the command again
        The run is half done: cannot write `x`: the disk is full; free some space and run the command \
        again; fix that, and the next command that writes, such as `scaffold repair`, takes the \
        run back first
        """)
  }

  @Test func aFileKeepsItsMode() throws {
    let sandbox = try Sandbox.project()
    let path = sandbox.root.appending(path: "Package.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: path)

    _ = sandbox.run("new-module Login --template tiny")

    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o664)
  }
}

import Foundation
import Testing

@testable import Ground

/// Things that stand where a module's files should go.
@Suite struct InTheWayTests {
  @Test func listsAllConflictsAtOnce() throws {
    let sandbox = try Sandbox.project([
      "Sources/Modules/Login/Business/Login.swift": "// theirs",
      "Sources/Modules/Login/Data/LoginNetwork.swift": "// theirs",
    ])
    try refuses(
      sandbox,
      """
      2 things stand in the way; move them, or `--force` replaces them, and `scaffold undo` brings them back
        `Sources/Modules/Login/Business/Login.swift` exists already; move it, or `--force` replaces it, and `scaffold undo` brings it back
        `Sources/Modules/Login/Data/LoginNetwork.swift` exists already; move it, or `--force` replaces it, and `scaffold undo` brings it back
      """)
  }

  @Test func aFileWhereAFolderShouldBe() throws {
    try refuses(
      Sandbox.project(["Sources/Modules/Login": "a file"]),
      "`Sources/Modules/Login` is a file where a folder should be; move it")
  }

  @Test func aFolderWhereAFileShouldBe() throws {
    try refuses(
      Sandbox.project(["Sources/Modules/Login/Business/Login.swift/x": ""]),
      "`Sources/Modules/Login/Business/Login.swift` is a folder where a file should be; move it")
  }

  @Test(arguments: ["Sources/Modules", "Sources/Modules/Login/Business"])
  func aLinkInTheWay(_ path: String) throws {
    let sandbox = try Sandbox.project(["elsewhere/x": "", "Sources/x": ""])
    let link = sandbox.root.appending(path: path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: sandbox.root.appending(path: "elsewhere"))

    try refuses(
      sandbox, "`\(path)` is a symbolic link; put a real file or folder in its place")
  }

  @Test func aFolderInAnotherLetterCase() throws {
    try refuses(
      Sandbox.project(["sources/x": ""]),
      "`Sources` differs from `sources` by letter case only; choose another name")
  }

  @Test func aMissingMarker() throws {
    try refuses(
      Sandbox.project(["Package.swift": "let package = Package()\n"]),
      "`Package.swift` has no line `// scaffold:modules`; paste `// scaffold:modules` and "
        + "`// scaffold:end` around the place of `module(\"Login\"),`")
  }

  /// It is reported once, not for each line that is to go there.
  @Test func aMissingMarkerOfSeveralLines() throws {
    let sandbox = try Sandbox.project(["Package.swift": "let package = Package()\n"])
    #expect(
      sandbox.run("new-module Login Home Feed --template tiny")
        == Outcome(
          .refused,
          err: "error: `Package.swift` has no line `// scaffold:modules`; paste "
            + "`// scaffold:modules` and `// scaffold:end` around the place of "
            + "`module(\"Login\"),`"))
  }

  @Test func aDoubledMarker() throws {
    let region = "// scaffold:modules\n// scaffold:end\n"
    try refuses(
      Sandbox.project(["Package.swift": region + region]),
      "`Package.swift` has two lines `// scaffold:modules`; remove one")
  }

  @Test func aMarkerThatIsNotClosed() throws {
    try refuses(
      Sandbox.project(["Package.swift": "// scaffold:modules\n"]),
      "`Package.swift` has no `// scaffold:end` after `// scaffold:modules`; "
        + "paste `// scaffold:end` below its lines")
  }

  @Test func aMissingSharedFile() throws {
    let sandbox = try Sandbox.project()
    try sandbox.remove("Package.swift")
    try refuses(sandbox, "`Package.swift` is missing; restore it from version control")
  }

  @Test(arguments: [
    (ENOSPC, "the disk is full; free some space and run the command again"),
    (EROFS, "the file system is read-only; choose another folder with `--at`"),
    (EACCES, "permission denied; change its owner or its mode"),
  ])
  func aDiskThatTakesNothing(_ code: Int32, saying message: String) throws {
    let sandbox = try Sandbox.project()
    let before = try sandbox.tree()

    let outcome = sandbox.run("new-module Login --template tiny") {
      operation, folder throws(SystemError) in
      if case .write(_, let path, _, _) = operation {
        throw SystemError(verb: "write", path: path.text, code: code)
      }
      try FileOperation.perform(operation, folder)
    }

    #expect(
      outcome
        == Outcome(
          .cannotWrite, err: "error: cannot write `\(sandbox.root.path)/Package.swift`: \(message)")
    )
    #expect(try sandbox.tree() == before)
  }

  private func refuses(_ sandbox: Sandbox, _ message: String) throws {
    let before = try sandbox.tree()
    let outcome = sandbox.run("new-module Login --template tiny")
    #expect(outcome == Outcome(.refused, err: "error: " + message))
    #expect(try sandbox.tree() == before)
  }
}

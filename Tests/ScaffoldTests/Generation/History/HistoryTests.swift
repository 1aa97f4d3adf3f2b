import Foundation
import Testing

@testable import Generation
@testable import Ground

/// The folder `.scaffold-history`: whose it is, how large it gets, and what is not obeyed.
@Suite struct HistoryTests {
  private static let login = "new-module Login --template tiny"

  @Test func isPrivateAndIgnoredByGit() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)

    #expect(try sandbox.history() == [".gitignore", "000001"])
    #expect(try sandbox.read(".scaffold-history/.gitignore") == "*\n")
    let modes = try [".scaffold-history", ".scaffold-history/000001"].map { path in
      let file = sandbox.root.appending(path: path).path
      return try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    }
    #expect(modes == [0o700, 0o600])
  }

  @Test(arguments: [
    Self.login + " --dry-run", Self.login + " --diff", "new-module login --template tiny",
    "remove-module Nobody", "list", "check", "undo",
  ])
  func whatChangesNothingLeavesNoEntry(_ command: String) throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(command)
    #expect(try sandbox.history() == [])
  }

  @Test func theSameCommandAgainLeavesNoEntry() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    _ = sandbox.run(Self.login)
    #expect(try sandbox.history() == [".gitignore", "000001"])
  }

  @Test func keepsTheLastFiftyRuns() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    for _ in 2...53 { #expect(sandbox.run("undo").status == .success) }

    let entries = try sandbox.history()
    #expect(entries.count == 51)
    #expect(entries[1] == "000004" && entries.last == "000053")
  }

  @Test func keepsAtMostTwentyMegabytes() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    for number in ["000002", "000003", "000004"] {
      try sandbox.write("", to: ".scaffold-history/" + number)
      let file = sandbox.root.appending(path: ".scaffold-history/" + number)
      try FileHandle(forWritingTo: file).truncate(atOffset: 9_000_000)
    }
    _ = sandbox.run("new-module Home --template tiny")

    #expect(try sandbox.history() == [".gitignore", "000003", "000004", "000005"])
  }

  @Test func theLastRunIsKeptWhateverItsSize() throws {
    let sandbox = try Sandbox.project(["Templates/tiny/Data/{{ name }}.json.stencil": "{}\n"])
    _ = sandbox.run(Self.login)
    let file = sandbox.root.appending(path: "Sources/Modules/Login/Data/Login.json")
    try FileHandle(forWritingTo: file).truncate(atOffset: 21_000_000)

    #expect(sandbox.run("remove-module Login --force").status == .success)

    #expect(try sandbox.history() == [".gitignore", "000002"])
    #expect(sandbox.run("undo").status == .success)
    #expect(try FileHandle(forReadingFrom: file).seekToEnd() == 21_000_000)
  }

  /// A copy, or a clone of what someone has committed by force.
  @Test func aHistoryFromElsewhereIsNotObeyed() throws {
    let origin = try Sandbox.project()
    _ = origin.run(Self.login)
    _ = origin.run("new-module Home --template tiny")
    let copy = try Sandbox()
    try FileManager.default.removeItem(at: copy.root)
    let cloning = try Tool.built().shell(
      "cp -Rp '\(origin.root.path)' '\(copy.root.path)'", in: origin.root)
    #expect(cloning.status == 0)
    let before = try copy.tree()

    #expect(
      copy.run("undo")
        == Outcome(
          .refused,
          err: """
            error: the runs in `.scaffold-history` are of another folder, of which `.` is a copy or \
            a clone; nothing of them is carried out, remove them
            """))
    #expect(
      copy.run("undo 1")
        == Outcome(
          .refused,
          err: """
            error: `.scaffold-history/000001` was not written by a run in this folder: it came with \
            a clone or a copy; nothing of it is carried out, remove it
            """))
    #expect(
      copy.run("log")
        == Outcome(
          status: .success, out: "No run is recorded in .",
          err: """
            note: 2 entries of `.scaffold-history` were not written by runs in this folder: they \
            came with a clone or a copy; nothing of them is carried out, remove them
            """))
    #expect(try copy.tree() == before)
    #expect(copy.run("new-module Feed --template tiny").status == .success)
    #expect(copy.run("undo").out.hasPrefix("Took back run 3, scaffold new-module Feed"))
    #expect(try copy.tree() == before)
  }

  /// What is wrong with an entry, and what is said of it.
  static let damages: [(name: String, damage: @Sendable (String) -> String, String)] = [
    ("empty", { _ in "" }, "is damaged; nothing of it is carried out, remove it"),
    ("cut off", { String($0.dropLast()) }, "is damaged; nothing of it is carried out, remove it"),
    (
      "of a newer version", { $0.replacing("history 1", with: "history 2") },
      "was written by a newer `scaffold`; update the tool"
    ),
    (
      "leading out", { $0.replacing(" Sources/Modules", with: " ../Modules") },
      "is damaged; nothing of it is carried out, remove it"
    ),
    (
      "edited", { $0.replacing("word \"Login\"", with: "word \"Home\"") },
      "was not written by a run in this folder: it came with a clone or a copy; nothing of it is "
        + "carried out, remove it"
    ),
  ]

  @Test(arguments: 0..<damages.count)
  func aDamagedEntryIsNamedAndNotObeyed(_ index: Int) throws {
    let (_, damage, words) = Self.damages[index]
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    let path = ".scaffold-history/000001"
    try sandbox.write(damage(sandbox.read(path)), to: path)
    let before = try sandbox.tree()

    let outcome = sandbox.run("undo 1")

    #expect(outcome.status != .success)
    #expect(outcome.err == "error: `\(path)` " + words)
    #expect(
      sandbox.run("log")
        == Outcome(
          status: .success, out: "No run is recorded in .", err: "note: `\(path)` " + words))
    #expect(try sandbox.tree() == before)
  }

  @Test func aDamagedLastRunIsNotPassedOver() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    _ = sandbox.run("new-module Home --template tiny")
    try sandbox.write("", to: ".scaffold-history/000002")

    #expect(sandbox.run("undo").err.hasPrefix("error: `.scaffold-history/000002` is damaged"))
    #expect(sandbox.run("undo 1").status == .success)
  }

  @Test(arguments: ["link", "file"])
  func whatIsInTheFoldersPlaceStandsInTheWay(_ kind: String) throws {
    let (sandbox, elsewhere) = (try Sandbox.project(), try Sandbox())
    let folder = sandbox.root.appending(path: ".scaffold-history")
    if kind == "link" {
      try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: elsewhere.root)
    } else {
      try sandbox.write("mine", to: ".scaffold-history")
    }
    let words =
      kind == "link"
      ? "is a symbolic link; put a real file or folder in its place"
      : "is a file where a folder should be; move it"

    for command in [Self.login, Self.login + " --dry-run"] {
      let outcome = sandbox.run(command)
      #expect(outcome == Outcome(.refused, err: "error: `.scaffold-history` " + words))
    }
    #expect(try elsewhere.tree().isEmpty)
    #expect(try !sandbox.paths().contains { $0.hasPrefix("Sources") })
  }

  @Test func anEntryThatLeadsElsewhereIsNotRead() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    let entry = sandbox.root.appending(path: ".scaffold-history/000001")
    let aside = sandbox.root.appending(path: "aside")
    try FileManager.default.moveItem(at: entry, to: aside)
    try FileManager.default.createSymbolicLink(at: entry, withDestinationURL: aside)

    #expect(sandbox.run("undo").status == .refused)
    #expect(try sandbox.paths().contains("Sources/Modules/Login/Business/Login.swift"))
  }

  @Test func aHistoryWithoutRoomIsNamed() throws {
    let sandbox = try Sandbox.project([".scaffold-history/999999": ""])

    #expect(
      sandbox.run(Self.login)
        == Outcome(
          .badData,
          err: "error: `.scaffold-history/999999` leaves no number for the next run; remove it"))
    #expect(try !sandbox.paths().contains { $0.hasPrefix("Sources") })
  }
}

extension Sandbox {
  /// The names in `.scaffold-history`, in order.
  fileprivate func history() throws -> [String] {
    let folder = root.appending(path: ".scaffold-history").path
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}

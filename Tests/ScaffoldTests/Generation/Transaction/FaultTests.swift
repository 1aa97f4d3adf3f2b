import Foundation
import Testing

/// Whatever file operation fails, wherever the process dies or is asked to end: after the next run that
/// writes the tree is as it was before, or as it should be after, and never between.
@Suite struct FaultTests {
  /// What is run, and on what.
  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let command: String
    var edit: String?
    var first: [String] = []
    /// How many entries the history has before.
    var entries = 0
    /// The files to begin with; those of a tiny project, if there are none.
    var files: [String: String] = [:]
    /// Every so many operations are tried, for each fault others, which makes all of them where it is the
    /// number of faults; `./test --long` tries each operation with each fault.
    var step = FaultyDisk.Fault.allCases.count
  }

  static let stories = [
    Story(testDescription: "new module", command: "new-module Login --template tiny"),
    Story(testDescription: "two modules", command: "new-module Login Home --template tiny"),
    Story(
      testDescription: "forced over an edit", command: "new-module Login --template tiny --force",
      edit: "Sources/Modules/Login/Business/Login.swift",
      first: ["new-module Login --template tiny"]),
    Story(
      testDescription: "other options",
      command: "new-module Login --template tiny --without network --force",
      first: ["new-module Login --template tiny"]),
    Story(
      testDescription: "removal", command: "remove-module Login",
      first: ["new-module Login --template tiny"]),
    Story(
      testDescription: "removal of an edited module", command: "remove-module Login --force",
      edit: "Sources/Modules/Login/Business/Login.swift",
      first: ["new-module Login --template tiny"]),
    Story(
      testDescription: "update to other options", command: "update Login --without network",
      first: ["new-module Login --template tiny"]),
    Story(
      testDescription: "another name", command: "rename-module Login SignIn",
      edit: "Sources/Modules/Login/Business/Login.swift",
      first: ["new-module Login --template tiny"]),
    Story(
      testDescription: "a module written by hand",
      command: "adopt-module Sources/Modules/Old --as Login --register --template tiny",
      edit: "Sources/Modules/Old/Business/Login.swift"),
    Story(
      testDescription: "leaving the tool", command: "eject",
      first: ["new-module Login --template tiny"]),
    Story(
      testDescription: "undo of leaving the tool", command: "undo --at .",
      first: ["new-module Login --template tiny", "eject"]),
    Story(
      testDescription: "project in a new folder", command: "new-module Login --at a/b/Demo",
      step: 239),
    Story(
      testDescription: "the built-in module", command: "new-module Login --at a/b/Demo",
      first: ["new-project Demo --at a/b/Demo"], step: 97),
    Story(
      testDescription: "a package of others", command: "new-module Login",
      files: Sandbox.packageFiles, step: 401),
    Story(
      testDescription: "a package of others, given back", command: "remove-module Login",
      first: ["new-module Login"], files: Sandbox.packageFiles, step: 401),
    Story(
      testDescription: "new module, with a full history",
      command: "new-module Login --template tiny", entries: 52),
    Story(
      testDescription: "templates of one's own", command: "templates export module",
      step: 211),
    Story(testDescription: "a skill for agents", command: "skill"),
    Story(
      testDescription: "undo of a new module", command: "undo",
      first: ["new-module Login --template tiny"]),
    Story(
      testDescription: "undo of the first of two modules", command: "undo 1",
      first: ["new-module Home --template tiny", "new-module Login --template tiny"]),
    Story(
      testDescription: "undo of a removal", command: "undo",
      first: ["new-module Login --template tiny", "remove-module Login"]),
    Story(
      testDescription: "undo of an undo", command: "undo",
      first: ["new-module Login --template tiny", "undo"]),
    Story(
      testDescription: "undo over an edit", command: "undo --force",
      edit: "Sources/Modules/Login/Business/Login.swift",
      first: ["new-module Login --template tiny"]),
  ]

  @Test(arguments: stories)
  func neverLeavesHalf(of story: Story) throws {
    let (start, after) = (try sandbox(for: story), try sandbox(for: story))
    let whole = FaultyDisk(.failure, at: .max)
    #expect(after.run(story.command, perform: whole.perform).status == .success)
    let states = (before: try start.state(of: story), after: try after.state(of: story))
    #expect(whole.operations > 5)
    let step = Repository.isLongRun ? 1 : story.step
    for (turn, fault) in FaultyDisk.Fault.allCases.enumerated() {
      for number in stride(from: 1 + turn % step, through: whole.operations, by: step) {
        try expectNothingHalf(of: story, fault, at: number, turn: number / step, states)
      }
    }
  }

  /// - Parameter turn: chooses what is run next.
  private func expectNothingHalf(
    of story: Story, _ fault: FaultyDisk.Fault, at number: Int, turn: Int,
    _ states: (before: FaultState, after: FaultState)
  ) throws {
    let sandbox = try sandbox(for: story)
    let disk = FaultyDisk(fault, at: number, saying: Self.codes[number % Self.codes.count])

    let outcome = Signals.caught { sandbox.run(story.command, perform: disk.perform) }

    if outcome.status != .success, fault == .failure || fault == .signal {
      #expect(try sandbox.state(of: story) == states.before, "right after \(fault) \(number)")
    }
    if fault == .signal {
      #expect(outcome.err == (outcome.status == .success ? "" : Self.interrupted))
    }
    let left = try sandbox.tree()
    // In the project's folder, or somewhere in it: what is left is found without its scaffold.json.
    let place = turn.isMultiple(of: 2) && left.keys.contains { $0.hasPrefix("Sources/") }
    let at = story.folder == "." ? "" : " --at \(story.folder)"
    let within = place && at.isEmpty ? "Sources" : ""
    let reading = Self.reading[turn % Self.reading.count]
    let told = sandbox.run(reading + at, in: within)
    #expect(try sandbox.tree() == left, "`\(reading)` wrote after \(fault) \(number)")
    if fault == .death, left.keys.contains(where: { $0.hasSuffix(".scaffold-journal") }) {
      #expect(told.err.contains("was cut off"), "`\(reading)` is silent after \(number)")
    }
    // The next one that writes, whatever it does, puts things in order first.
    _ = sandbox.run(Self.writing[turn % Self.writing.count] + at, in: within)
    let state = try sandbox.state(of: story)
    #expect(
      state == states.before || state == states.after, "\(fault) at operation \(number)")
  }

  /// Commands that read, and commands that would write, and find nothing to do here.
  private static let reading = ["list", "status", "check", "graph --format dot", "log"]
  private static let writing = [
    "remove-module Nobody", "update Nobody", "rename-module Nobody Somebody", "repair",
    "new-module Nobody --template none", "adopt-module Sources/Nowhere",
    "templates export none", "templates update",
  ]

  /// A full disk, a broken one, a file that may not be as long.
  private static let codes = [ENOSPC, EIO, EFBIG]

  private static let interrupted = "error: interrupted; nothing was written"

  private func sandbox(for story: Story) throws -> Sandbox {
    let isNew = story.command.hasSuffix("Demo") || !story.files.isEmpty
    let sandbox = isNew ? try Sandbox(story.files) : try Sandbox.project()
    for number in 0..<story.entries {
      try sandbox.write("", to: ".scaffold-history/\(100_000 + number)")
    }
    for first in story.first { #expect(sandbox.run(first).status == .success) }
    if let edit = story.edit { try sandbox.write("// mine\n", to: edit) }
    return sandbox
  }

  @Test func keepsWhatSomeoneWroteAfterTheCrash() throws {
    let sandbox = try Sandbox.project()
    // The journal, six folders, six texts, and four of the moves.
    _ = sandbox.run(
      "new-module Login --template tiny", perform: FaultyDisk(.death, at: 18).perform)
    try sandbox.write("// mine\n", to: "Sources/Modules/Login/Business/Login.swift")
    try sandbox.write("// mine too\n", to: "Sources/Modules/Login/View/Mine.swift")

    let outcome = sandbox.run("remove-module Nobody")

    #expect(
      outcome.err == """
        note: a run in `\(sandbox.root.path)` was cut off; took it back: removed 1 new file, \
        put back `Package.swift`
        note: `Sources/Modules/Login/Business/Login.swift` was changed meanwhile and stays as it is
        error: there is no module `Nobody`, nor any other; `scaffold new-module` makes one
        """)
    #expect(try sandbox.read("Sources/Modules/Login/Business/Login.swift") == "// mine\n")
    #expect(try sandbox.read("Sources/Modules/Login/View/Mine.swift") == "// mine too\n")
    #expect(try !sandbox.paths().contains { $0.contains(".scaffold-") })
  }
}

extension FaultTests.Story {
  /// The project's folder.
  fileprivate var folder: String { command.hasSuffix("Demo") ? "a/b/Demo" : "." }
}

/// The files of a sandbox and what the history says.
private struct FaultState: Equatable {
  let tree: [String: Data?]
  let log: Outcome
}

extension Sandbox {
  fileprivate func state(of story: FaultTests.Story) throws -> FaultState {
    FaultState(tree: try tree(), log: run("log --at \(story.folder)"))
  }
}

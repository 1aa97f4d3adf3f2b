import Testing

@testable import Ground
@testable import Model

/// `update --take`: one side of a file, in the run that finds a conflict and in a later one.
@Suite struct TakeTests {
  private static let file = "Sources/Modules/Login/Business/Login.swift"
  private static let other = "Sources/Modules/Login/Data/LoginReply.swift"
  private static let sources = [
    file: "Templates/tiny/Business/{{ entity }}.swift.stencil",
    other: "Templates/tiny/Data/{{ name }}Reply.swift.stencil",
  ]

  private static let before = "let a = 1\nlet b = 1\nlet c = 1\nlet d = 1\n"
  private static let edited = "let a = 2\nlet b = 1\nlet c = 1\nlet d = 2\n"
  private static let after = "let a = 3\nlet b = 3\nlet c = 1\nlet d = 1\n"

  /// A module with two files that someone edited where the template has changed since.
  private static func module() throws -> Sandbox {
    let sandbox = try Sandbox.project(
      Dictionary(uniqueKeysWithValues: sources.values.map { ($0, before) }))
    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    for (file, source) in sources {
      try sandbox.write(edited, to: file)
      try sandbox.write(after, to: source)
    }
    return sandbox
  }

  /// What does not meet is merged, whichever side is taken where it does.
  static let sides: [(words: String, file: String, other: String, said: [String])] = [
    (
      "--take mine \(file) \(other)", "let a = 2", "let a = 2",
      ["Settled as you have it: \(file)", "Settled as you have it: \(other)"]
    ),
    (
      "--take template Sources/Modules/Login", "let a = 3", "let a = 3",
      ["Settled as the template has it: \(file)", "Settled as the template has it: \(other)"]
    ),
    (
      "--take template \(file) mine \(other)", "let a = 3", "let a = 2",
      ["Settled as the template has it: \(file)", "Settled as you have it: \(other)"]
    ),
    (
      "--take mine Sources template \(other)", "let a = 2", "let a = 3",
      ["Settled as you have it: \(file)", "Settled as the template has it: \(other)"]
    ),
    (
      "--take=mine \(file) --take template \(other)", "let a = 2", "let a = 3",
      ["Settled as you have it: \(file)", "Settled as the template has it: \(other)"]
    ),
  ]

  @Test(arguments: sides)
  func takesOneSide(words: String, file: String, other: String, said: [String]) throws {
    let sandbox = try Self.module()
    let later = try sandbox.copy()

    #expect(
      sandbox.run("update Login \(words)")
        == Outcome(
          """
          Updated Login: 2 files changed
            merged: \(Self.file)
            merged: \(Self.other)
          \(said.joined(separator: "\n"))
          """))

    #expect(try sandbox.read(Self.file) == "\(file)\nlet b = 3\nlet c = 1\nlet d = 2\n")
    #expect(try sandbox.read(Self.other) == "\(other)\nlet b = 3\nlet c = 1\nlet d = 2\n")
    #expect(sandbox.run("update").out.hasPrefix("Nothing to do"))

    // Afterwards, what both have written is settled without another update.
    #expect(later.run("update --conflicts markers").status == .success)
    #expect(later.run("status --strict").status == .refused)
    #expect(
      later.run("update").out.hasPrefix(
        """
        Nothing to do: Login is as today's templates have it
        To be settled, look for <<<<<<<: \(Self.file)
        To be settled, look for <<<<<<<: \(Self.other)
        `scaffold update --take mine \(Self.file)` or `--take template` takes one side
        """))
    try later.write("broken", to: "Templates/tiny/Broken.swift.stencil")
    #expect(later.run("update \(words)") == Outcome(said.joined(separator: "\n")))
    try later.remove("Templates/tiny/Broken.swift.stencil")
    #expect(try later.tree() == sandbox.tree())
  }

  @Test func takesItBack() throws {
    let sandbox = try Self.module()
    let before = try sandbox.tree()

    #expect(sandbox.run("update --take template Sources").status == .success)
    #expect(sandbox.run("undo").status == .success)

    #expect(try sandbox.tree() == before)
  }

  @Test func leavesTheOtherConflicts() throws {
    let sandbox = try Self.module()

    #expect(
      sandbox.run("update --take mine \(Self.file)").err.contains("`\(Self.other)` was edited"))
    #expect(
      sandbox.run("update --take mine \(Self.file) --conflicts markers").status == .success)

    #expect(try sandbox.read(Self.file) == "let a = 2\nlet b = 3\nlet c = 1\nlet d = 2\n")
    #expect(try sandbox.read(Self.other).hasPrefix("<<<<<<< yours\nlet a = 2\n"))
  }

  @Test(arguments: [("mine", true), ("template", false)])
  func keepsOrRemovesWhatIsNoLongerGenerated(side: String, isKept: Bool) throws {
    let sandbox = try Self.module()
    try sandbox.write(Self.before, to: Self.sources[Self.other] ?? "")
    try sandbox.remove(Self.sources[Self.file] ?? "")

    let outcome = sandbox.run("update --take \(side) \(Self.file)")

    #expect(outcome.status == .success)
    #expect(try sandbox.paths().contains(Self.file) == isKept)
    let kept = "Kept, as you edited it, and no longer generated: \(Self.file)"
    #expect(outcome.out.contains(kept) == isKept)
  }

  /// A line that someone edited between the markers of a shared file.
  @Test(arguments: [
    ("mine", #"module("Feed", uses: own)"#), ("template", #"module("Feed", uses: ["User"])"#),
  ])
  func takesOneSideOfALine(side: String, line: String) throws {
    let sandbox = try Sandbox.demo()
    for name in ["Feed", "User", "Likes"] {
      #expect(sandbox.run("new-module \(name)").status == .success)
    }
    #expect(sandbox.run("update Feed --uses Likes").status == .success)
    let path = "Package.swift"
    try sandbox.write(
      sandbox.read(path).replacing(#"uses: ["Likes"]"#, with: "uses: own"), to: path)
    #expect(sandbox.run("update Feed --uses User").err.contains("--take mine Package.swift"))

    #expect(
      sandbox.run("update Feed --uses User --take \(side) Package.swift").status == .success)

    #expect(try sandbox.read(path).contains(line))
  }

  static let wrong: [(words: String, ExitCode, err: String)] = [
    (
      "--take ours \(file)", .usage,
      "error: unknown value `ours` for `--take`; choose from mine, template"
    ),
    ("--take mine", .usage, "error: `--take mine` needs a value; write `--take mine <path>`"),
    (
      "--take mine template", .usage,
      "error: `--take mine` needs a value; write `--take mine <path>`"
    ),
    (
      "--take mine Sources/None.swift", .usage,
      "error: there is no `Sources/None.swift`; check the path"
    ),
    (
      "--take mine Package.swift", .refused,
      "error: no edit meets a change of the template in `Package.swift`; leave it out of `--take`; "
        + "what does not meet is merged without it"
    ),
  ]

  @Test(arguments: wrong)
  func refuses(words: String, status: ExitCode, err: String) throws {
    let sandbox = try Self.module()
    let before = try sandbox.tree()

    #expect(sandbox.run("update \(words)") == Outcome(status, err: err))

    #expect(try sandbox.tree() == before)
  }

  /// What stands between a person and the template is no matter of branches, and `repair` cannot help.
  @Test func namesTheWayThatWorks() throws {
    let sandbox = try Sandbox.generated()
    try sandbox.write(
      "<<<<<<< yours\n||||||| generated before\n=======\n>>>>>>> generated now\n", to: Self.file)
    try sandbox.write("<<<<<<< a\n=======\n>>>>>>> b\n", to: "Sources/App/Ours.swift")

    let branches =
      "two branches are in conflict here; `scaffold repair` unites ledgers and what stands between "
      + "markers, choose by hand elsewhere"
    let update =
      "an edit and a change of the template both stand here; `scaffold update --take mine "
      + "\(Self.file)` or `--take template` takes one side, or choose between the markers by hand"
    let lines = sandbox.run("check").out.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Sources/App/Ours.swift:1:1: error: \(branches) [conflict]")
    #expect(lines[1] == "\(Self.file):1:1: error: \(update) [conflict]")
  }

  /// Shared files are what modules put lines into, and what `repair` reads.
  @Test func namesTheWayThatWorksInSharedFiles() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Login").status == .success)
    let path = "Sources/App/AppRoute.swift"
    let text = try sandbox.read(path)
    let conflict =
      "<<<<<<< yours\n// a\n||||||| generated before\n=======\n// b\n>>>>>>> generated now\n"
    try sandbox.write(conflict + text, to: path)
    let way =
      "`scaffold update --take mine \(path)` or `--take template` takes one side, or choose between the "
      + "markers by hand"

    #expect(
      sandbox.run("new-module Feed").err
        == "error: `\(path)` has both an edit and a change of the template at line 1; \(way)")
    #expect(
      sandbox.run("repair").err
        == "error: an edit and a change of the template both stand at \(path):1; \(way)")
    #expect(
      sandbox.run("update --take template \(path)")
        == Outcome("Settled as the template has it: \(path)"))
    #expect(try sandbox.read(path) == "// b\n" + text)
  }

  /// Not even the project file is in the way of the command that settles it.
  @Test func settlesTheProjectFile() throws {
    let sandbox = try Sandbox.demo()
    let text = try sandbox.read("scaffold.json")
    let marked =
      "<<<<<<< yours\n\(text)||||||| generated before\n\(text)=======\n{}\n>>>>>>> generated now\n"
    try sandbox.write(marked, to: "scaffold.json")

    #expect(
      sandbox.run("list").err
        == "error: scaffold.json:1:1: an edit and a change of the template both stand here; `scaffold "
        + "update --take mine` or `--take template` with the file's path takes one side, or choose "
        + "between the markers by hand")
    #expect(sandbox.run("update --take mine scaffold.json").status == .success)
    #expect(try sandbox.read("scaffold.json") == text)
  }
}

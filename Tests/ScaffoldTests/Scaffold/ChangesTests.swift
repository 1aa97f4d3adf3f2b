import Foundation
import Testing

@testable import Ground

/// `check --changed` and `check --since`, in a clone of git.
@Suite struct ChangesTests {
  static let files = [
    "scaffold.json": """
    { "version": 1, "layout": "folders",
      "tiers": [ { "name": "View", "folders": ["View"] },
        { "name": "Business", "folders": ["Business"] }, { "name": "Data", "folders": ["Data"] } ] }
    """,
    "View/Old.swift": "struct Old { let reply: Reply }\n",
    "View/Screen.swift": "struct Screen { let handler: Handler }\n",
    "View/Before.swift":
      "struct Before { let reply: Reply }\n// A file that is renamed, and is long enough for git to see that it is one file.\n",
    "Business/Handler.swift": "struct Handler { let reply: Reply; let screen: Screen }\n",
    "Data/Reply.swift": "struct Reply {}\n",
  ]

  /// What a branch has done since.
  private static func change(_ sandbox: Sandbox) throws {
    try sandbox.write(
      "struct Screen { let handler: Handler; let reply: Reply }\n", to: "View/Screen.swift")
    try sandbox.write("struct New { let reply: Reply }\n", to: "View/New.swift")
    try sandbox.write("struct Handler { let reply: Reply }\n", to: "Business/Handler.swift")
    try sandbox.remove("View/Before.swift")
    try sandbox.write(
      "struct Renamed { let reply: Reply }\n// A file that is renamed, and is long enough for git to see that it is one file.\n",
      to: "View/Renamed.swift")
  }

  private static func clone(_ files: [String: String] = files) throws -> Sandbox {
    let sandbox = try Sandbox(files)
    try sandbox.commitAll()
    return sandbox
  }

  private static func finding(_ file: String, _ column: Int) -> String {
    """
    \(file):1:\(column): error: View may not name `Reply`, which is Data; go through Business [tier]
    Data/Reply.swift:1:8: note: `Reply` is declared here
    """
  }

  private static let changed = [
    finding("View/New.swift", 25), finding("View/Renamed.swift", 29),
    finding("View/Screen.swift", 50),
  ].joined(separator: "\n")

  @Test func judgesWhatChanged() throws {
    let sandbox = try Self.clone()
    try Self.change(sandbox)
    #expect(
      sandbox.run("check --changed") == .violations(Self.changed, "3 violations in 3 of 4 files"))
    try sandbox.git("add", "--all")
    #expect(
      sandbox.run("check --changed") == .violations(Self.changed, "3 violations in 3 of 4 files"))
    try sandbox.git("commit", "--quiet", "--message", "Change")
    #expect(sandbox.run("check --changed").status == .success)
  }

  /// A file that was renamed breaks no more than before, wherever git has it.
  @Test(arguments: [[], ["add"], ["add", "commit"]])
  func tellsWhatIsNew(steps: [String]) throws {
    let sandbox = try Self.clone()
    try sandbox.git("checkout", "--quiet", "-b", "work")
    try Self.change(sandbox)
    if steps.contains("add") { try sandbox.git("add", "--all") }
    if steps.contains("commit") { try sandbox.git("commit", "--quiet", "--message", "Change") }

    let new = [Self.finding("View/New.swift", 25), Self.finding("View/Screen.swift", 50)]
    // What git does not know has no past.
    let (all, counts) =
      steps.isEmpty
      ? (Self.changed, "3 new violations, 2 fixed")
      : (new.joined(separator: "\n"), "2 new violations, 1 fixed")
    #expect(
      sandbox.run("check --since main")
        == .violations(
          "Since main: \(counts), in 5 changed files\n" + all,
          "\(counts.prefix(1)) violations in \(counts.prefix(1)) of 4 files"))
  }

  /// A change that is in the index, and another one that is not.
  @Test func tellsOfBothChangesOfAFile() throws {
    let sandbox = try Self.clone()
    try sandbox.write("struct Screen {}\n", to: "View/Screen.swift")
    try sandbox.git("add", "--all")
    try sandbox.write(
      "struct Screen { let handler: Handler; let reply: Reply }\n", to: "View/Screen.swift")
    #expect(
      sandbox.run("check --since main")
        == .violations(
          "Since main: 1 new violation, 0 fixed, in 1 changed file\n"
            + Self.finding("View/Screen.swift", 50), "1 violation in 1 of 1 file"))
  }

  /// In a folder of a clone, whose name is as hard as can be.
  @Test(arguments: ["Kit", "a b", "a\nb", "-x", ":(top)", "HEAD"])
  func knowsItsOwnFolder(folder: String) throws {
    let sandbox = try Sandbox(
      Self.files.reduce(into: ["Other/Other.swift": "struct Other {}\n"]) {
        $0["\(folder)/\($1.key)"] = $1.value
      })
    try sandbox.commitAll()
    for file in ["\(folder)/View/New.swift", "Other/New.swift"] {
      try sandbox.write("struct New { let reply: Reply }\n", to: file)
    }
    for (words, start) in [
      ("check --changed", ""),
      ("check --since main", "Since main: 1 new violation, 0 fixed, in 1 changed file\n"),
    ] {
      #expect(
        sandbox.run(words, in: folder)
          == .violations(start + Self.finding("View/New.swift", 25), "1 violation in 1 of 1 file")
      )
    }
  }

  /// Files whose names git, a shell or a terminal could take for something else.
  @Test(arguments: [
    "HEAD", "--", "-x", "--all", "main", ":(glob)x", ":!x", "a\nb", "a\"b", "a\tb", " ", "*",
    "登录", "e\u{301}", "R100", "@{-1}", "HEAD~1",
  ])
  func takesAnyName(name: String) throws {
    let sandbox = try Self.clone()
    for file in [name, "View/\(name).swift"] {
      try sandbox.write("struct New { let reply: Reply }\n", to: file)
    }
    let shown = name.escaped
    for words in ["check --changed", "check --since main"] {
      let outcome = sandbox.run(words)
      let lines = outcome.out.split(separator: "\n").filter { $0.contains("error: View may") }
      #expect(
        lines == [
          "View/\(shown).swift:1:25: error: View may not name `Reply`, which is Data; go through "
            + "Business [tier]"
        ])
    }
  }

  /// A name that is no text is named as well as it can be, and stands in nobody's way.
  @Test func takesANameThatIsNoText() throws {
    let sandbox = try Self.clone()
    let line = #": > "$1/View/$(printf 'caf\351').txt""#
    let made = try ChildProcess.launch(
      ChildProcess("sh", "-c", line, "sh", sandbox.root.path))
    // A Mac has no such names.
    guard made?.isSuccess == true else { return }
    try sandbox.write("struct New { let reply: Reply }\n", to: "View/New.swift")
    #expect(
      sandbox.run("check --changed").out.hasPrefix(Self.finding("View/New.swift", 25)))
    #expect(sandbox.run("check --since main").status == .refused)
  }

  @Test(arguments: [
    (
      "check --since=--all",
      "error: git knows no `--all` that this branch comes from; name a branch or a commit, "
        + "and fetch it first"
    ),
    (
      "check --since=nowhere",
      "error: git knows no `nowhere` that this branch comes from; name a branch or a commit, "
        + "and fetch it first"
    ),
    (
      "check --changed",
      "error: git says: fatal: not a git repository"
    ),
    (
      "check --changed --since main",
      "error: `--changed` and `--since` do not go together; leave one out"
    ),
  ])
  func refuses(words: String, error: String) throws {
    let isAlone = words == "check --changed"
    let sandbox = try isAlone ? Sandbox(Self.files) : Self.clone()
    sandbox.launch = ChildProcess.launch
    // Which folders git has searched, it says in other words on each disk.
    #expect(sandbox.run(words).err.split(separator: " (")[0] == error)
  }
}

import Testing

@testable import Ground

/// `check --changed` and `check --since`, with a git that answers as it is told.
@Suite struct ChangesTests {
  static let files = [
    "scaffold.json": """
    { "version": 1, "layout": "folders",
      "tiers": [ { "name": "View", "folders": ["View"] },
        { "name": "Business", "folders": ["Business"] }, { "name": "Data", "folders": ["Data"] } ] }
    """,
    "View/Old.swift": "struct Old { let reply: Reply }\n",
    "View/Screen.swift": "struct Screen { let handler: Handler; let reply: Reply }\n",
    "View/Renamed.swift": "struct Renamed { let reply: Reply }\n",
    "View/New.swift": "struct New { let reply: Reply }\n",
    "Business/Handler.swift": "struct Handler { let reply: Reply }\n",
    "Data/Reply.swift": "struct Reply {}\n",
  ]

  /// - Parameter answers: what git says, by its words behind the folder.
  private func sandbox(_ answers: [String: String]) throws -> Sandbox {
    let sandbox = try Sandbox(Self.files)
    sandbox.launch = { process throws(SystemError) in
      let words = process.words.dropFirst(3).joined(separator: " ")
      guard let text = answers[words] else {
        return ChildProcess.Outcome("fatal: \(words)", isSuccess: false)
      }
      return ChildProcess.Outcome(text, isSuccess: true)
    }
    return sandbox
  }

  @Test func judgesWhatChanged() throws {
    let sandbox = try sandbox([
      "diff --name-only --no-renames --relative -z HEAD": "View/Screen.swift\0Gone.swift\0",
      "ls-files --others --exclude-standard -z": "View/New.swift\0",
    ])
    #expect(
      sandbox.run("check --changed")
        == .violations(
          """
          View/New.swift:1:25: error: View may not name `Reply`, which is Data; go through Business \
          [tier]
          Data/Reply.swift:1:8: note: `Reply` is declared here
          View/Screen.swift:1:50: error: View may not name `Reply`, which is Data; go through \
          Business [tier]
          Data/Reply.swift:1:8: note: `Reply` is declared here
          """, "2 violations in 2 of 2 files"))
  }

  /// A file that was renamed breaks no more than before.
  @Test func tellsWhatIsNew() throws {
    let sandbox = try sandbox([
      "merge-base main HEAD": "abc\n",
      "diff --name-status -M --relative -z abc":
        "M\0View/Screen.swift\0R090\0View/Before.swift\0View/Renamed.swift\0A\0View/New.swift\0"
        + "M\0Business/Handler.swift\0",
      "ls-files --others --exclude-standard -z": "",
      "show abc:./View/Screen.swift": "struct Screen { let handler: Handler }\n",
      "show abc:./View/Before.swift": "struct Before { let reply: Reply }\n",
      "show abc:./Business/Handler.swift":
        "struct Handler { let reply: Reply; let screen: Screen }\n",
    ])
    #expect(
      sandbox.run("check --since main")
        == .violations(
          """
          Since main: 2 new violations, 1 mended, in 5 changed files
          View/New.swift:1:25: error: View may not name `Reply`, which is Data; go through Business \
          [tier]
          Data/Reply.swift:1:8: note: `Reply` is declared here
          View/Screen.swift:1:50: error: View may not name `Reply`, which is Data; go through \
          Business [tier]
          Data/Reply.swift:1:8: note: `Reply` is declared here
          """, "2 violations in 2 of 4 files"))
  }

  @Test(arguments: [
    (
      "check --since=--all",
      Outcome(
        .usage,
        err: "error: git knows no `--all` that this branch comes from; name a branch or a commit, "
          + "and fetch it first")
    ),
    (
      "check --changed",
      Outcome(
        .usage,
        err:
          "error: git says: fatal: diff --name-only --no-renames --relative -z HEAD; run it in a "
          + "clone with a commit")
    ),
    (
      "check --changed --since main",
      Outcome(.usage, err: "error: `--changed` and `--since` do not go together; leave one out")
    ),
  ])
  func refuses(words: String, outcome: Outcome) throws {
    #expect(try sandbox([:]).run(words) == outcome)
  }
}

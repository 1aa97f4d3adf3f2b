import Foundation
import Testing

@testable import Ground

@Suite struct RepairTests {
  /// A project with two modules, in which nothing is wrong.
  private func project() throws -> Sandbox {
    let sandbox = try Sandbox.project()
    #expect(sandbox.run("new-module Feed Login --template tiny").status == .success)
    return sandbox
  }

  /// The lines between the markers before, what is said, and the lines afterwards.
  private static let lines: [(before: [String], out: String, after: [String])] = [
    (
      [#"module("Login"),"#], #"Put back in Package.swift: module("Feed"),"#,
      [#"module("Feed"),"#, #"module("Login"),"#]
    ),
    (
      [#"module("Feed"),"#, #"module("Login"),"#, #"module("Login"),"#],
      #"Took out of Package.swift, which had it twice: module("Login"),"#,
      [#"module("Feed"),"#, #"module("Login"),"#]
    ),
    // What someone has added stays.
    (
      [#"module("Feed"),"#, #"module("Login"),"#, #"module("Login"), // ours"#],
      #"Took out of Package.swift, which had it twice: module("Login"),"#,
      [#"module("Feed"),"#, #"module("Login"), // ours"#]
    ),
    (
      [#"module("Chat"),"#, #"module("Feed"),"#, #"module("Login"),"#],
      #"Took out of Package.swift, since its module is gone: module("Chat"),"#,
      [#"module("Feed"),"#, #"module("Login"),"#]
    ),
    // What no module looks like stays too.
    (
      [#"module("Feed"),"#, #"module("Login"),"#, "extra,"], "Nothing to repair",
      [#"module("Feed"),"#, #"module("Login"),"#, "extra,"]
    ),
    (
      [
        #"module("Feed"),"#, "<<<<<<< HEAD", #"module("Login"),"#, "=======", #"module("Chat"),"#,
        ">>>>>>> other",
      ],
      """
      United what two branches have in Package.swift
      Took out of Package.swift, since its module is gone: module("Chat"),
      """,
      [#"module("Feed"),"#, #"module("Login"),"#]
    ),
  ]

  @Test(arguments: lines)
  func putsLinesRight(before: [String], out: String, after: [String]) throws {
    let sandbox = try project()
    try sandbox.write(Self.manifest(before), to: "Package.swift")

    #expect(sandbox.run("repair") == Outcome(out))
    #expect(try sandbox.read("Package.swift") == Self.manifest(after))
    #expect(sandbox.run("repair") == Outcome("Nothing to repair"))
    #expect(sandbox.run("status --fail-on missing,unregistered,conflict").status == .success)
  }

  private static func manifest(_ lines: [String]) -> String {
    let rows = ["// scaffold:modules"] + lines + ["// scaffold:end"]
    let isOfConflict = { (row: String) in "<=>".contains { row.hasPrefix("\($0)\($0)") } }
    return "let modules = [\n" + rows.map { isOfConflict($0) ? "\($0)\n" : "  \($0)\n" }.joined()
      + "]\n"
  }

  /// It looks like the line of a module; code that declares its type is for it, not one of the same word.
  @Test(arguments: [
    ("struct ChatRoute {}\n", true), ("", false),
    ("func chat() {}\nenum Group { case chatRoute }\n", false),
  ])
  func keepsWhatCodeDeclares(_ code: String, isKept: Bool) throws {
    let template = "Templates/tiny/template.json"
    let sandbox = try Sandbox.project()
    let old = #""line": "module(\"{{ name }}\"),","#
    try sandbox.write(
      try sandbox.read(template).replacing(old, with: #""line": "{{ name }}Route.self,","#)
        .replacing(#""module(\"{{ name }}\"""#, with: #""{{ name }}Route.self""#),
      to: template)
    #expect(sandbox.run("new-module Feed --template tiny").status == .success)
    try sandbox.write(Self.manifest(["ChatRoute.self,", "FeedRoute.self,"]), to: "Package.swift")
    try sandbox.write(code, to: "Sources/App/Chat.swift")

    #expect(
      sandbox.run("repair")
        == Outcome(
          isKept
            ? "Nothing to repair"
            : "Took out of Package.swift, since its module is gone: ChatRoute.self,"))
  }

  @Test func leavesOutWhatIsAllowedToBeMissing() throws {
    let sandbox = try project()
    let allowed = Self.manifest([
      "// scaffold:allow unregistered Feed is built elsewhere", #"module("Login"),"#,
    ])
    try sandbox.write(allowed, to: "Package.swift")

    #expect(sandbox.run("repair") == Outcome("Nothing to repair"))
    #expect(sandbox.run("status --fail-on unregistered").status == .success)
  }

  @Test func unitesALedger() throws {
    let sandbox = try project()
    let path = "Sources/Modules/Login/.scaffold.json"
    let ledger = try sandbox.read(path)
    let other = ledger.replacing(#""tool": "0."#, with: #""tool": "9."#)
    let (ours, theirs) = (ledger.lines[2], other.lines[2])
    try sandbox.write(
      ledger.replacing(
        ours + "\n", with: "<<<<<<< HEAD\n\(ours)\n=======\n\(theirs)\n>>>>>>> other\n"),
      to: path)

    let place = "\(path):3:1: two branches are in conflict here"
    let wayOut = "`scaffold repair` unites them, or choose between them by hand"
    #expect(sandbox.run("update Login") == Outcome(.badData, err: "error: \(place); \(wayOut)"))
    #expect(
      sandbox.run("list")
        == Outcome(
          """
          Demo in .

            Feed   item  network storage  as generated
            Login                         in conflict
          """))
    #expect(
      sandbox.run("status --fail-on conflict")
        == Outcome(
          status: .refused,
          out: """
            Feed
              2 as generated
            Login
              conflict  Sources/Modules/Login/.scaffold.json
              0 as generated
            """,
          err: "error: 1 file differs from what was generated; `scaffold status` shows which"))
    #expect(sandbox.run("repair") == Outcome("United what two branches have in \(path)"))
    #expect(try sandbox.read(path) == other)
  }

  /// What two sides say of one thing is for people to choose.
  @Test func leavesContradictions() throws {
    let sandbox = try project()
    let path = "Sources/Modules/Login/.scaffold.json"
    let ledger = try sandbox.read(path)
    let line = #"    "kind": "item","#
    let conflict = "<<<<<<< a\n\(line)\n=======\n    \"kind\": \"list\",\n>>>>>>> b"
    try sandbox.write(ledger.replacing(line, with: conflict), to: path)
    let before = try sandbox.tree()

    let number = ledger.lines.firstIndex(of: line).map { $0 + 1 } ?? 0
    #expect(
      sandbox.run("repair")
        == Outcome(
          status: .refused, out: "Nothing to repair",
          err:
            "error: two branches are in conflict at \(path):\(number); choose between the two there by hand"
        ))
    #expect(try sandbox.tree() == before)
  }

  /// With git at hand, what both sides started from says what either took out.
  @Test func asksGitForTheBase() throws {
    let sandbox = try project()
    let base = Self.manifest([#"module("Feed"),"#, #"module("Login"),"#, "old(),"])
    sandbox.launch = { process in
      ChildProcess.Outcome(base, isSuccess: process.words.last == ":1:./Package.swift")
    }
    try sandbox.write(
      Self.manifest([
        #"module("Feed"),"#, #"module("Login"),"#, "<<<<<<< HEAD", "=======", "mine(),", "old(),",
        ">>>>>>> other",
      ]), to: "Package.swift")

    #expect(sandbox.run("repair") == Outcome("United what two branches have in Package.swift"))
    #expect(
      try sandbox.read("Package.swift")
        == Self.manifest([#"module("Feed"),"#, #"module("Login"),"#, "mine(),"]))
  }

  @Test func removesWhatRunsHaveLeft() throws {
    let sandbox = try project()
    try sandbox.write("", to: "Sources/Modules/Login/.scaffold-1f2e-3.new")
    try sandbox.write("", to: ".scaffold-notes")

    #expect(
      sandbox.run("repair")
        == Outcome("Removed what a run had left behind: Sources/Modules/Login/.scaffold-1f2e-3.new")
    )
    #expect(try sandbox.read(".scaffold-notes") == "")
  }

  @Test func takesBackARunThatWasCutOff() throws {
    let sandbox = try project()
    let before = try sandbox.tree()
    _ = sandbox.run("new-module Chat --template tiny", perform: FaultyDisk(.death, at: 12).perform)
    #expect(try sandbox.tree() != before)

    let outcome = sandbox.run("repair")

    #expect(outcome.out == "Nothing else to repair")
    #expect(outcome.err.hasPrefix("note: a run in `\(sandbox.root.path)` was cut off; "))
    #expect(try sandbox.tree() == before)
    #expect(sandbox.run("repair") == Outcome("Nothing to repair"))
  }

  @Test func isATrueRun() throws {
    let sandbox = try project()
    try sandbox.write(Self.manifest([]), to: "Package.swift")
    #expect(sandbox.run("repair").status == .success)
    #expect(sandbox.run("undo").status == .success)
    #expect(try sandbox.read("Package.swift") == Self.manifest([]))
  }

  @Test func needsAProject() throws {
    #expect(
      try Sandbox().run("repair")
        == Outcome(
          .refused,
          err: "error: there is no project in `.` or above; "
            + "`scaffold new-project` makes one, `--at` names another folder"))
  }

  /// Between two sides nobody knows where a line belongs.
  @Test func newModuleRefusesAFileInConflict() throws {
    let sandbox = try project()
    try sandbox.write(
      Self.manifest(["<<<<<<< a", "=======", ">>>>>>> b"]), to: "Package.swift")
    #expect(
      sandbox.run("new-module Chat --template tiny")
        == Outcome(
          .refused,
          err: "error: `Package.swift` is in conflict between two branches at line 3; "
            + "`scaffold repair` settles it, or choose by hand"))
  }
}

extension String {
  fileprivate var lines: [String] { components(separatedBy: "\n") }
}

import Foundation
import Testing

@testable import Generation

/// `scaffold log` says what was run, and of entries that say of nothing.
@Suite struct LogTests {
  private static let login = "new-module Login --template tiny"

  /// The time of all runs, in the time zone of whoever runs the tests.
  private static let when: String = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: Date(timeIntervalSince1970: TimeInterval(Sandbox.now)))
  }()

  @Test func tellsTheLastRunFirst() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    _ = sandbox.run("remove-module Login")
    _ = sandbox.run("undo")
    _ = sandbox.run(["new-module", "Feed", "--template", "tiny", "--entity", "it's"])
    _ = sandbox.run("new-module Feed --template tiny --dry-run")
    _ = sandbox.run(Self.login)
    _ = sandbox.run(["new-module", "Feed", "--template", "tiny", "--kind", "list"])

    #expect(
      sandbox.run("log")
        == Outcome(
          """
            4  \(Self.when)  3 files made, 1 changed                     scaffold new-module Feed --template tiny --kind list
            3  \(Self.when)  3 files made, 1 changed                     scaffold undo
            2  \(Self.when)  1 file changed, 3 removed  taken back by 3  scaffold remove-module Login
            1  \(Self.when)  3 files made, 1 changed                     scaffold new-module Login --template tiny
          """))
  }

  /// A module is the same one under each of its names, and when it is gone.
  @Test func tellsTheRunsOfOneModule() throws {
    let sandbox = try Sandbox.project()
    for words in [
      Self.login, "new-module Feed --template tiny", "rename-module Login SignIn",
      "update SignIn --kind list", "update Feed --kind list", "remove-module SignIn", "undo",
    ] { #expect(sandbox.run(words).status == .success, "\(words)") }
    let numbers = { (words: String) in
      sandbox.run(words).out.split(separator: "\n")
        .map { $0.split(separator: " ", omittingEmptySubsequences: true).first ?? "" }
    }

    #expect(numbers("log --module SignIn") == ["7", "6", "4", "3", "1"])
    #expect(numbers("log --module Login") == ["3", "1"])
    #expect(numbers("log --module Feed") == ["5", "2"])
    #expect(numbers("log").count == 7)
    #expect(
      sandbox.run("log --module Other")
        == Outcome(
          .refused, err: "error: there is no module `Other`; there are Feed, SignIn"))
  }

  @Test func tellsProgramsTheSame() throws {
    let sandbox = try Sandbox.project()
    _ = sandbox.run(Self.login)
    _ = sandbox.run("undo --at .")

    #expect(
      sandbox.run("log --json")
        == Outcome(
          """
          {
            "version": 1,
            "runs": [
              {
                "number": 2,
                "time": 1790000000,
                "command": [
                  "undo",
                  "--at",
                  "."
                ],
                "made": 0,
                "changed": 1,
                "removed": 3,
                "undoes": 1,
                "takenBackBy": null
              },
              {
                "number": 1,
                "time": 1790000000,
                "command": [
                  "new-module",
                  "Login",
                  "--template",
                  "tiny"
                ],
                "made": 3,
                "changed": 1,
                "removed": 0,
                "undoes": null,
                "takenBackBy": 2
              }
            ]
          }
          """))
  }

  @Test func aProjectWithoutRunsHasNone() throws {
    #expect(try Sandbox.project().run("log") == Outcome("No run is recorded in ."))
    #expect(
      try Sandbox().run("log")
        == Outcome(
          .refused,
          err: "error: there is no project in `.` or above; `scaffold new-project` makes one, "
            + "`--at` names another folder"))
  }

  @Test(arguments: [
    ("https://me:word@host.com/v1@2", "https://…@host.com/v1@2"),
    ("--base-url=https://me@host.com", "--base-url=https://…@host.com"),
    ("https://host.com/a@b", "https://host.com/a@b"), ("id:Int", "id:Int"),
  ])
  func keepsNoPassword(_ word: String, _ kept: String) {
    #expect(RunCommand(words: [word], time: 0).words == [kept])
  }
}

import Testing

@testable import Model

/// `"tool": "0.2"` in `scaffold.json`, and the version that the file has then.
@Suite struct VersionPinTests {
  @Test(arguments: ["0", "0.2", Version.current])
  func worksForItsOwnVersion(_ wanted: String) throws {
    let sandbox = try Sandbox.project(["scaffold.json": Self.file("\"tool\": \"\(wanted)\"")])

    #expect(sandbox.run("list").status == .success)
  }

  static let commands = [
    "list", "status", "check", "graph", "new-module Login --template tiny", "remove-module Login",
    "templates list", "templates show tiny", "templates test tiny", "templates export module",
    "templates update", "update",
  ]

  @Test(arguments: commands)
  func refusesAnotherVersion(_ command: String) throws {
    let sandbox = try Sandbox.project(["scaffold.json": Self.file("\"tool\": \"0.1\"")])
    let tree = try sandbox.tree()

    let outcome = sandbox.run(command)

    #expect(
      outcome
        == Outcome(
          .badData,
          err: "error: scaffold.json:2:11: the project is for `scaffold` 0.1, and this is "
            + "\(Version.current); install 0.1, or change the line for the whole team"))
    #expect(try sandbox.tree() == tree)
  }

  static let mistakes: [(file: String, message: String)] = [
    (
      #"{ "version": 1, "tool": "0.2" }"#,
      "scaffold.json:1:17: `tool` needs `\"version\": 2`; write that"
    ),
    (
      #"{ "version": 1, "templates": "../ours" }"#,
      "scaffold.json:1:17: `templates` needs `\"version\": 2`; write that"
    ),
    (
      #"{ "version": 2, "tool": "latest" }"#,
      "scaffold.json:1:25: `latest` is not a version; write it as `0.2`"
    ),
    (
      #"{ "version": 2, "tool": "0.02" }"#,
      "scaffold.json:1:25: `0.02` is not a version; write it as `0.2`"
    ),
    (
      #"{ "version": 2, "tool": "0.2.0.1" }"#,
      "scaffold.json:1:25: `0.2.0.1` is not a version; write it as `0.2`"
    ),
    (
      #"{ "version": 2, "templates": "/ours" }"#,
      "scaffold.json:1:30: `/ours` is not a path from the project's folder; "
        + "write it as `../team-templates`"
    ),
  ]

  @Test(arguments: mistakes)
  func refuses(_ file: String, saying message: String) throws {
    let sandbox = try Sandbox(["scaffold.json": file])

    #expect(sandbox.run("list") == Outcome(.badData, err: "error: " + message))
  }

  private static func file(_ member: String) -> String {
    """
    { "version": 2,
      \(member), "name": "Demo", "modules": "Sources/Modules",
      "tiers": [{ "name": "View", "folders": ["View"] }] }

    """
  }
}

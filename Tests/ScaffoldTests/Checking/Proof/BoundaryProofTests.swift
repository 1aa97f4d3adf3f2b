import Testing

@testable import Ground

/// `check --prove`
@Suite struct BoundaryProofTests {
  private static let files = [
    "App/View/Screen.swift": "struct Screen { let handler: Handler }\n",
    "App/Business/Handler.swift": "struct Handler { let reply: Reply }\n",
    "App/Data/Reply.swift": "struct Reply {}\n",
  ]

  private static func architecture(seeing: String, _ more: String = "") -> String {
    """
    {
      "version": 2, "layout": "folders", "app": [],
      "tiers": [
        { "name": "View", "folders": ["App/View"], "sees": ["Business"] },
        { "name": "Business", "folders": ["App/Business"], "sees": ["Data"] },
        { "name": "Data", "folders": ["App/Data"], "sees": [\(seeing)] }
      ]\(more)
    }
    """
  }

  @Test(arguments: [
    ("", "", "Boundaries: 4 of 4 hold"),
    (
      "\"Business\"", "",
      """
      Boundaries: 3 of 4 hold
        Data does not depend on Business: scaffold.json lets it, in `sees`
      """
    ),
    (
      "", ", \"rules\": { \"tier\": { \"App/Data\": \"off\" }, \"stray\": \"off\" }",
      """
      Boundaries: 1 of 4 hold
        Data does not depend on View: the rule `tier` is off there
        Data does not depend on Business: the rule `tier` is off there
        a file in a new folder is in a tier, or reported: the rule `stray` is off
      """
    ),
  ])
  func tellsWhatHolds(seeing: String, more: String, told: String) throws {
    let sandbox = try Sandbox(
      Self.files.merging(["scaffold.json": Self.architecture(seeing: seeing, more)]) { $1 })
    let before = try sandbox.tree()
    let outcome = sandbox.run("check --prove")
    #expect(outcome.out == told)
    #expect(outcome.status == (told.contains("\n") ? .refused : .success))
    #expect(try sandbox.tree() == before)
  }

  /// What was generated holds as a whole.
  @Test func provesWhatIsGenerated() throws {
    let sandbox = try Sandbox()
    _ = sandbox.run("new-module Timeline --at Demo --kind list")
    let outcome = sandbox.run("check --prove --at Demo")
    #expect(outcome.out == "Boundaries: 11 of 11 hold")
    #expect(outcome.status == .success)
  }

  /// The same boundaries for a program.
  @Test func tellsPrograms() throws {
    let sandbox = try Sandbox(
      Self.files.merging(["scaffold.json": Self.architecture(seeing: "\"Business\"")]) { $1 })
    #expect(
      sandbox.run("check --prove --json").out.contains(
        """
            {
              "name": "Data does not depend on Business",
              "holds": false,
              "reason": "scaffold.json lets it, in `sees`"
            }
        """))
  }
}

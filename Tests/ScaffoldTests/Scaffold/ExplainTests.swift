import Testing

/// `explain` of files, of folders and of rules.
@Suite struct ExplainTests {
  static let files = [
    "scaffold.json": """
    { "version": 2, "layout": "folders", "shared": ["Core"], "exclude": ["Old"],
      "app": { "places": ["Main"], "sees": ["View"] },
      "tiers": [
        { "name": "View", "folders": ["*/View"], "files": ["*Cell.swift"], "frameworks": ["UIKit"] },
        { "name": "Business", "folders": ["*/Business"] },
        { "name": "Data", "folders": ["*/Data"], "frameworks": ["CoreData"] } ] }
    """,
    "Feed/View/FeedScreen.swift": "struct FeedScreen { let handler: FeedHandler }\n",
    "Feed/Business/FeedHandler.swift": "struct FeedHandler {}\n",
    "Feed/Business/FeedCell.swift": "struct FeedCell {}\n",
    "Core/Money.swift": "struct Money {}\n",
    "Main/Main.swift": "struct Main {}\n",
    "Loose/A.swift": "struct A {}\n",
    "Tests/T.swift": "struct T {}\n",
    "Old/B.swift": "struct B {}\n",
    "Notes.txt": "",
  ]

  @Test(arguments: [
    (
      "Feed/View",
      """
      `Feed/View` is View of Feed, by `*/View` in scaffold.json:4:35
        may use      Business, what all tiers share
        may not use  Data
        frameworks   UIKit; not CoreData
      """
    ),
    (
      "Feed/Business/FeedCell.swift",
      """
      `Feed/Business/FeedCell.swift` is View, by `*Cell.swift` in scaffold.json:4:56
        may use      Business, what all tiers share
        may not use  Data
        frameworks   UIKit; not CoreData
      """
    ),
    (
      "Main/Main.swift",
      """
      `Main/Main.swift` is the app, by `Main` in scaffold.json:2:23
        may use      View, what all tiers share
        may not use  Business, Data
        frameworks   UIKit; not CoreData
      """
    ),
    (
      "Tests",
      """
      `Tests` is a test, by `Tests`, as is usual
        may use     View, Business, Data, what all tiers share
        frameworks  CoreData, UIKit
      """
    ),
    ("Loose", "`Loose` is in no tier: nothing in scaffold.json names it"),
    (
      "Feed",
      """
      `Feed` has 3 files of several parts
        Business of Feed  1 file
        View              1 file
        View of Feed      1 file
      """
    ),
    (
      ".",
      """
      `.` has 7 files of several parts
        Business of Feed      1 file
        View                  1 file
        View of Feed          1 file
        a test                1 file
        in no tier            1 file
        the app               1 file
        what all tiers share  1 file
      """
    ),
    (
      "Old/B.swift",
      "`Old/B.swift` is not checked: `exclude` in scaffold.json names `Old`"
    ),
    (
      "Notes.txt",
      "`Notes.txt` has no file that is checked: it is not in Swift or Objective-C, git ignores it, or "
        + "it is another project's"
    ),
  ])
  func tellsWhereAFileIs(path: String, text: String) throws {
    let sandbox = try Sandbox(Self.files)
    #expect(sandbox.run("explain \(path)") == Outcome(text))
  }

  @Test func tellsWhatARuleAsks() throws {
    #expect(
      try Sandbox().run("explain vain")
        == Outcome(
          """
          What scaffold.json names is there, and something is held against it.

          In a project with:
            Login/Business/LoginHandler.swift
              struct LoginHandler { let reply: LoginReply }
            Login/Data/LoginReply.swift
              struct LoginReply {}
            Login/View/LoginScreen.swift
              struct LoginScreen { let handler: LoginHandler }

          this breaks the rule:
            scaffold.json
              {
                "version": 1,
                "layout": "folders",
                "tiers": [
                  { "name": "View", "folders": ["*/View"], "frameworks": ["SwiftUI"] },
                  { "name": "Business", "folders": ["*/Business"] },
                  { "name": "Data", "folders": ["*/Data"] }
                ],
                "shared": ["Coer"]
              }

          and this keeps it:
            Core/Money.swift
              struct Money {}
            scaffold.json
              {
                "version": 1,
                "layout": "folders",
                "tiers": [
                  { "name": "View", "folders": ["*/View"], "frameworks": ["SwiftUI"] },
                  { "name": "Business", "folders": ["*/Business"] },
                  { "name": "Data", "folders": ["*/Data"] }
                ],
                "shared": ["Core"]
              }

          No comment makes an exception; what is reported is fixed.
          """))
  }

  @Test func needsSomethingThatIsThere() throws {
    #expect(
      try Sandbox(Self.files).run("explain teir")
        == Outcome(
          .usage,
          err: "error: there is no file and no rule `teir`; did you mean `tier`?; check the path; "
            + "`scaffold check --help` lists the rules"))
  }
}

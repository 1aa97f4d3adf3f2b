import Testing

/// Names in `scaffold.json` that nothing is called, and tiers that nothing is held against.
@Suite struct VainRuleTests {
  /// Three tiers of a module in one target, and what all of them share.
  static let files = [
    "Login/View/Screen.swift": "struct Screen { let handler: Handler }\n",
    "Login/Business/Handler.swift": "struct Handler { let reply: Reply }\n",
    "Login/Data/Reply.swift": "struct Reply {}\n",
    "Feed/Business/Feed.swift": "struct Feed { let login: Handler }\n",
    "Core/Money.swift": "struct Money {}\n",
  ]

  /// Lines of `scaffold.json` below its first three, and what is said of them.
  @Test(arguments: [
    (
      #""shared": ["Core"], "app": ["App"], "tests": ["Tests", "*Tests"]"#,
      #""View", "folders": ["*/View"]"#, ""
    ),
    (
      #""shared": ["Core"], "exclude": ["Generated"]"#, #""View", "folders": ["*/View"]"#, ""
    ),
    (#""shared": ["Core"]"#, #""View", "folders": ["*/View"], "targets": ["View"]"#, ""),
    (
      #""shared": ["Core", "Sahred"], "tests": ["Specs"]"#, #""View", "folders": ["*/View"]"#,
      """
      scaffold.json:3:22: error: `Sahred` is the name of no target and of no folder with Swift \
      files; fix it, or take it out [vain]
      scaffold.json:3:43: error: `Specs` is the name of no target and of no folder with Swift \
      files; fix it, or take it out [vain]
      """
    ),
    (
      #""shared": ["Core", "Login/Veiw"]"#, #""View", "folders": ["*/View"], "targets": ["*UI"]"#,
      """
      scaffold.json:3:22: error: `Login/Veiw` is the name of no target and of no folder with Swift \
      files; fix it, or take it out [vain]
      scaffold.json:4:67: error: `*UI` is the name of no target and of no folder with Swift files; \
      fix it, or take it out [vain]
      """
    ),
    (
      #""shared": ["Core"], "sources": ["Login/Data", "Login/Business", "Feed", "Core"]"#,
      #""View""#,
      """
      scaffold.json:4:24: error: no file is in the tier View; let its `folders` or `targets` name \
      what there is, or take it out [vain]
      """
    ),
  ])
  func tellsOfNames(more: String, view: String, lines: String) throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write(
      """
      { "version": 1, "layout": "folders",
        "uses": { "Feed": ["Login"] },
        \(more),
        "tiers": [ { "name": \(view) },
          { "name": "Business", "folders": ["*/Business"] },
          { "name": "Data", "folders": ["*/Data"] } ] }
      """, to: "scaffold.json")
    let outcome = sandbox.run("check --format xcode")
    let found = outcome.out.replacing(sandbox.root.path + "/", with: "").split(separator: "\n")
    #expect(found.dropLast().joined(separator: "\n") == lines)
  }

  @Test func tellsOfUsesThatNobodyNeeds() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write(
      """
      { "version": 1, "layout": "folders", "shared": ["Core"],
        "uses": { "Feed": ["Login", "Share"], "Login": ["Feed"], "Old": ["Feed"] },
        "tiers": [ { "name": "View", "folders": ["*/View"] },
          { "name": "Business", "folders": ["*/Business"] },
          { "name": "Data", "folders": ["*/Data"] } ] }
      """, to: "scaffold.json")
    #expect(
      sandbox.run("check")
        == .violations(
          """
          scaffold.json:2:31: error: `Feed` uses nothing of `Share`; take it out of `uses` [vain]
          scaffold.json:2:51: error: `Login` uses nothing of `Feed`; take it out of `uses` [vain]
          scaffold.json:2:68: error: `Old` uses nothing of `Feed`; take it out of `uses` [vain]
          """, "3 violations in 1 of 5 files"))
  }

  @Test func isNotCleanIfNothingWasHeldAgainstTheTiers() throws {
    let sandbox = try Sandbox([
      "scaffold.json": """
      { "version": 1, "tiers": [ { "name": "View", "folders": ["View"] },
          { "name": "Data", "folders": ["Data"] } ] }
      """,
      "View/Screen.swift": "import SwiftUI\n", "Data/Reply.swift": "import Foundation\n",
    ])
    let line = """
      scaffold.json:1:1: error: nothing was held against the tiers: in 2 files, no part of the \
      project names anything of another, nor a framework of a tier; let `tiers` name the folders \
      and targets that there are [vain]
      """
    #expect(sandbox.run("check") == .violations(line, "1 violation in 1 of 2 files"))
    #expect(sandbox.run("check View") == Outcome("No violations in 1 file"))
  }

  /// A project that has nothing of its own yet.
  @Test func knowsWhatTheToolWrites() throws {
    for kit in ["uikit", "swiftui", "both", "none"] {
      let sandbox = try Sandbox()
      #expect(sandbox.run("new-project Demo --at . --ui \(kit)").status == .success)
      #expect(sandbox.run("check").status == .success, "\(kit)")
      try sandbox.remove("Tests")
      #expect(sandbox.run("check").status == .success, "\(kit) without tests")
    }
  }
}

import Testing

@testable import Checking

/// Projects in which it is not plain what belongs to what.
@Suite struct OddProjectTests {
  /// A project, how it is checked, and what is printed.
  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What the two tiers have; `nil` for one that is not there.
    var view: String? = #""targets": ["*View"]"#
    var data: String? = #""targets": ["*Data"]"#
    var rest = ""
    var manifest: String?
    var files: [String: String] = [:]
    var words = "check"
    var finding = ""
    var summary: String
    var note = ""
  }

  private static let view = "import LoginData\n"
  private static let found =
    "LoginView/A.swift:1:8: error: View of Login may not import `LoginData`, which is Data of Login; "
    + "pass in what it needs, or move the code [tier]"

  static let stories = [
    Story(
      testDescription: "two targets share a folder",
      manifest: """
        .target(name: "LoginView", path: "Sources", sources: ["LoginView"]),
        .target(name: "LoginData", path: "Sources", sources: ["LoginData"]),
        """,
      files: ["Sources/LoginView/A.swift": view, "Sources/LoginData/B.swift": ""],
      finding: "Sources/" + found, summary: "1 violation in 1 of 2 files"),
    Story(
      testDescription: "what a target excludes is not its own", view: nil,
      manifest: """
        .target(name: "LoginData", path: "LoginData", exclude: ["Old"]),
        .target(name: "Kit", path: "Kit"),
        """,
      files: [
        "LoginData/A.swift": "", "LoginData/Old/B.swift": "import Kit\n", "Kit/A.swift": "",
        "App/Main.swift": "import LoginData\n",
      ],
      finding: "Kit/A.swift:1:1: error: `Kit` is in no tier; move the file into one, "
        + "or name the folder in scaffold.json [stray]",
      summary: "1 violation in 1 of 4 files"),
    Story(
      testDescription: "a package beside targets of Xcode",
      view: #""folders": ["View"]"#, data: #""folders": ["Data"]"#,
      files: [
        "Modules/Login/View/A.swift": view, "Modules/Login/Data/B.swift": "",
        "Tools/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(name: "Tools", targets: [.target(name: "Core")])

        """,
      ],
      finding: "Modules/Login/View/A.swift:1:8: error: View of Login may not import `LoginData`, "
        + "which is Data of Login; pass in what it needs, or move the code [tier]",
      summary: "1 violation in 1 of 2 files"),
    Story(
      testDescription: "a source that is not there", rest: ", \"sources\": [\"Soruces\"]",
      finding: "Soruces:1:1: error: `Soruces` is not there; fix `sources` in scaffold.json "
        + "[unreadable]",
      summary: "1 violation in 1 of 1 file"),
    Story(
      testDescription: "the whole project and a part of it",
      files: ["LoginView/A.swift": view, "LoginData/B.swift": ""], words: "check . LoginData",
      finding: found, summary: "1 violation in 1 of 2 files"),
    Story(
      testDescription: "a dependency that only excluded files import", data: nil,
      rest: ", \"shared\": [\"Core\"], \"exclude\": [\"Generated\"]",
      manifest: """
        .target(name: "LoginView", dependencies: ["Core"], path: "LoginView"),
        .target(name: "Core", path: "Core"),
        """,
      files: [
        "LoginView/A.swift": "", "LoginView/Generated/B.swift": "import Core\n", "Core/C.swift": "",
        "App/Main.swift": "import LoginView\n",
      ],
      summary: "No violations in 3 files"),
    Story(
      testDescription: "an exact path and one with a star",
      view: #""folders": ["Features/*/View"]"#, data: nil,
      rest: ", \"shared\": [\"Features/Common/View\"]",
      files: [
        "Features/Common/View/A.swift": "import SwiftUI\n", "Features/Login/View/B.swift": "",
      ],
      finding: "Features/Common/View/A.swift:1:8: error: what all tiers share may not import "
        + "`SwiftUI`, which is for View; move what needs it there [framework]",
      summary: "1 violation in 1 of 2 files"),
    Story(
      testDescription: "a manifest that computes its targets",
      manifest: """
        .target(name: "LoginData", dependencies: someDependencies(), path: "LoginData"),
        """,
      files: ["LoginData/A.swift": ""], summary: "No violations in 1 file",
      note: "note: `Package.swift:4` computes some of its targets, which are not held against it; "
        + "`swift package dump-package > dump.json`, then `--manifest dump.json` names them"),
    Story(
      testDescription: "a manifest that is a folder",
      files: [
        "Tools/Package.swift/A.swift": "import SwiftUI\n", "LoginView/A.swift": view,
        "LoginData/B.swift": "",
      ],
      words: "check LoginView", finding: found, summary: "1 violation in 1 of 1 file"),
    Story(
      testDescription: "a stray file with a header", view: nil,
      files: [
        "Loose/A.swift":
          "// Copyright: ours.\n\nimport Foundation\n// scaffold:allow stray it goes in May\n",
        "LoginData/A.swift": "", "App/Main.swift": "import LoginData\n",
      ],
      summary: "No violations in 3 files"),
  ]

  @Test(arguments: stories) func isChecked(story: Story) throws {
    let sandbox = try Sandbox(story.files)
    let tiers = [
      story.view.map { #"{ "name": "View", "frameworks": ["SwiftUI"], "sees": [], \#($0) }"# },
      story.data.map { #"{ "name": "Data", \#($0) }"# },
    ].compactMap(\.self).joined(separator: ",\n  ")
    try sandbox.write(
      """
      { "version": 1, "modules": "Modules", "tiers": [
        \(tiers) ]\(story.rest) }

      """, to: "scaffold.json")
    if let manifest = story.manifest {
      try sandbox.write(
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(name: "Kit", targets: [
        \(manifest)
        ])

        """, to: "Package.swift")
    }

    let outcome = sandbox.run(story.words)

    let wanted =
      story.finding.isEmpty
      ? Outcome(status: .success, out: story.summary, err: story.note)
      : .violations(story.finding, story.summary)
    #expect(outcome == wanted)
  }

  @Test(arguments: [
    ([[1], [2], [0]], [[0, 1, 2]]),
    ([[1], [0, 2], [3], [2]], [[0, 1], [2, 3]]),
    ([[1, 2], [2], []], []),
    ([[], [3], [1], [2], [1]], [[1, 2, 3]]),
  ])
  func findsComponents(edges: [[Int]], groups: [[Int]]) {
    #expect(Components(of: edges).groups == groups)
  }

  /// As many as would overflow the stack of whoever calls itself for each.
  @Test func aLongCycleIsOne() {
    let count = 100_000
    #expect(Components(of: (0..<count).map { [($0 + 1) % count] }).groups.count == 1)
  }

  @Test(arguments: [
    ("check --baseline a.json --write-baseline b.json", "`--baseline` and `--write-baseline`"),
    ("check --init --baseline a.json", "`--baseline` and `--init`"),
  ])
  func oneThingAtATime(words: String, pair: String) throws {
    #expect(
      try Sandbox().run(words)
        == Outcome(
          status: .usage, out: "", err: "error: \(pair) do not go together; leave one out"))
  }
}

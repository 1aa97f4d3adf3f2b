import Foundation
import Testing

/// `check --fix`: what needs no decision is fixed, all else stays as it is, to the byte.
@Suite struct CheckFixTests {
  /// A package of two features in two tiers, whose view may not use data.
  static func package(_ targets: String, _ more: String = "") -> [String: String] {
    [
      "scaffold.json": """
      {
        "version": 2,
        "tiers": [
          { "name": "View", "targets": ["*View"] },
          { "name": "Business", "targets": ["*Business"] },
          { "name": "Data", "targets": ["*Data"] }
        ]\(more)
      }

      """,
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Kit",
        targets: [
      \(targets)
        ]
      )

      """,
    ]
  }

  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    /// The report of what was fixed, without the paths of files.
    let mended: [String]
    /// What the files say afterwards that are others.
    let changed: [String: String]
    /// The rules that are still broken.
    var left: [String] = []
  }

  static let feed = [
    "Sources/FeedBusiness/Feed.swift": "import LoginBusiness\n\npublic let feed = Login()\n",
    "Sources/LoginBusiness/Login.swift": "public struct Login { public init() {} }\n",
    "Sources/LoginData/Reply.swift": "public struct Reply { public let text = \"\" }\n",
    "Sources/LoginView/Screen.swift":
      "import LoginBusiness\nimport LoginData\n\nlet login = Login()\n",
  ]

  static let targets = """
        .target(name: "FeedBusiness", dependencies: ["LoginBusiness"]),
        .target(name: "LoginBusiness"),
        .target(name: "LoginData"),
        .target(name: "LoginView", dependencies: ["LoginBusiness", "LoginData"]),
    """

  static let stories = [
    Story(
      testDescription: "a use that is not declared, in an object that is not there yet",
      files: package(targets).merging(feed) { $1 }.merging([
        "Sources/LoginView/Screen.swift": "import LoginBusiness\nlet login = Login()\n"
      ]) { $1 },
      mended: [
        "Package.swift: `LoginView` no longer declares `LoginData`, which it never imports",
        "scaffold.json: `Feed` says that it uses `Login`",
      ],
      changed: [
        "Package.swift": package(
          targets.replacing(", \"LoginData\"]", with: "]"))["Package.swift"] ?? "",
        "scaffold.json": package(targets, ",\n  \"uses\": { \"Feed\": [\"Login\"] }")[
          "scaffold.json"] ?? "",
      ]),
    Story(
      testDescription: "an import that nothing needs",
      files: package(targets, ",\n  \"uses\": { \"Feed\": [\"Login\"] }").merging(feed) { $1 },
      mended: [
        "Sources/LoginView/Screen.swift: took out `import LoginData`, which nothing here needs",
        // It shows once the import is gone.
        "Package.swift: `LoginView` no longer declares `LoginData`, which it never imports",
      ],
      changed: [
        "Sources/LoginView/Screen.swift": "import LoginBusiness\n\nlet login = Login()\n",
        "Package.swift": package(
          targets.replacing(", \"LoginData\"]", with: "]"))["Package.swift"] ?? "",
      ]),
    Story(
      testDescription: "an import that is needed",
      files: package(targets, ",\n  \"uses\": { \"Feed\": [\"Login\"] }").merging(feed) { $1 }
        .merging([
          "Sources/LoginView/Screen.swift":
            "import LoginBusiness\nimport LoginData\n\nlet text = Reply().text\n"
        ]) { $1 },
      mended: [], changed: [:], left: ["tier"]),
    Story(
      testDescription: "dependencies that are not declared, in a list and in none",
      files: package(
        """
            .target(
              name: "FeedBusiness",
              dependencies: [
                "LoginBusiness",  // the session
                .product(name: "Logging", package: "swift-log")
              ]
            ),
            .target(name: "LoginBusiness"),
            .target(name: "LoginData", path: "Sources/LoginData"),
        """, ",\n  \"uses\": { \"Feed\": [\"Login\"] }"
      ).merging([
        "Sources/FeedBusiness/Feed.swift":
          "import FeedData\nimport Logging\nimport LoginBusiness\n",
        "Sources/FeedData/Feed.swift": "",
        "Sources/LoginBusiness/Login.swift": "import Logging\nimport LoginData\n",
        "Sources/LoginData/Reply.swift": "",
      ]) { $1 }.merging([
        "Package.swift": package(
          """
              .target(
                name: "FeedBusiness",
                dependencies: [
                  "LoginBusiness",  // the session
                  .product(name: "Logging", package: "swift-log")
                ]
              ),
              .target(name: "FeedData"),
              .target(name: "LoginBusiness"),
              .target(name: "LoginData", path: "Sources/LoginData"),
          """)["Package.swift"] ?? ""
      ]) { $1 },
      mended: [
        "Package.swift: `FeedBusiness` declares `FeedData`",
        "Package.swift: `LoginBusiness` declares `Logging`",
        "Package.swift: `LoginBusiness` declares `LoginData`",
      ],
      changed: [
        "Package.swift": package(
          """
              .target(
                name: "FeedBusiness",
                dependencies: [
                  "LoginBusiness",  // the session
                  .product(name: "Logging", package: "swift-log"),
                  "FeedData"
                ]
              ),
              .target(name: "FeedData"),
              .target(name: "LoginBusiness", dependencies: [.product(name: "Logging", package: \
          "swift-log"), "LoginData"]),
              .target(name: "LoginData", path: "Sources/LoginData"),
          """)["Package.swift"] ?? ""
      ],
      // There is no view.
      left: ["vain"]),
    Story(
      testDescription: "what would close a circle",
      files: package(
        """
            .target(name: "FeedBusiness", dependencies: ["LoginBusiness"]),
            .target(name: "LoginBusiness"),
        """, ",\n  \"uses\": { \"Feed\": [\"Login\"] }"
      ).merging([
        "Sources/FeedBusiness/Feed.swift": "import LoginBusiness\n",
        "Sources/LoginBusiness/Login.swift": "import FeedBusiness\n",
      ]) { $1 }, mended: [], changed: [:], left: ["cycle", "module", "vain"]),
  ]

  @Test(arguments: stories) func mends(_ story: Story) throws {
    let sandbox = try Sandbox(story.files)
    let outcome = sandbox.run("check --fix")
    let blocks = outcome.out.components(separatedBy: "\n\n")
    let head =
      story.mended.isEmpty
      ? "Nothing here can be fixed without a decision of yours"
      : (["Fixed, as `scaffold undo` takes back:"] + story.mended.map { "  " + $0 })
        .joined(separator: "\n")
    #expect(blocks.first == head)
    for (path, text) in story.files.merging(story.changed, uniquingKeysWith: { $1 }) {
      #expect(try sandbox.read(path) == text, "\(path)")
    }
    let rules = outcome.out.matches(of: #/\[(\w+)\]$/#.anchorsMatchLineEndings())
      .map { String($0.1) }
    #expect(Set(rules) == Set(story.left), "\(outcome.out)")
    #expect(outcome.status == (story.left.isEmpty ? .success : .refused))
    // Once more changes nothing more.
    #expect(sandbox.run("check --fix").out.hasPrefix("Nothing here can be fixed"))
  }

  /// The run is one like any other.
  @Test func isPlannedShownAndTakenBack() throws {
    let files = Self.package(Self.targets).merging(Self.feed) { $1 }
    let sandbox = try Sandbox(files)
    let before = try sandbox.tree()
    #expect(
      sandbox.run("check --fix --dry-run")
        == Outcome(
          """
          Sources/LoginView/Screen.swift: took out `import LoginData`, which nothing here needs
          scaffold.json: `Feed` says that it uses `Login`
          Package.swift: `LoginView` no longer declares `LoginData`, which it never imports
           update  Package.swift
                     - .target(name: "LoginView", dependencies: ["LoginBusiness", "LoginData"]),
                     + .target(name: "LoginView", dependencies: ["LoginBusiness"]),
           update  Sources/LoginView/Screen.swift
                     - import LoginData
           update  scaffold.json
                     - ]
                     + ],
                     + "uses": { "Feed": ["Login"] }
          Nothing is written; without this option the plan is carried out.
          """))
    #expect(try sandbox.tree() == before)
    #expect(sandbox.run("check --fix").status == .success)
    #expect(try sandbox.tree() != before)
    #expect(sandbox.run("undo").status == .success)
    #expect(try sandbox.tree() == before)
  }

  /// Names alone do not decide: an import brings more than these.
  @Test(arguments: [
    ("extension Int: @retroactive Error {}\n", "let a = 1\n"),
    ("public func + (a: Reply, b: Reply) -> Reply { a }\npublic struct Reply {}\n", ""),
    ("@_exported import Foundation\n", "let a = 1\n"),
    ("import Foundation\n", "let a = \"\".count\n"),
    ("extension String { public var isGood: Bool { true } }\n", "let a = \"\".isGood\n"),
    ("public enum Kind { case plain }\n", "let a = kind == .plain\n"),
    ("public struct Reply { public init() {} }\n", "let a = read(.init())\n"),
    ("extension Array { public init(rows: Int) { self = [] } }\n", "let a = list(rows: 1)\n"),
    ("public struct Reply {}\n", "// Reply\nlet a = \"\\(Reply.self)\"\n"),
  ])
  func leavesWhatIsNotCertain(data: String, view: String) throws {
    let screen = "import LoginBusiness\nimport LoginData\n\n\(view)let login = Login()\n"
    let files = Self.package(Self.targets, ",\n  \"uses\": { \"Feed\": [\"Login\"] }")
      .merging(Self.feed) { $1 }
      .merging(["Sources/LoginData/Reply.swift": data, "Sources/LoginView/Screen.swift": screen]) {
        $1
      }
    let sandbox = try Sandbox(files)
    #expect(sandbox.run("check --fix").status == .refused)
    #expect(try sandbox.read("Sources/LoginView/Screen.swift") == screen)
  }

  @Test(arguments: [
    ("import LoginBusiness\nimport LoginData  // for the preview\nlet login = Login()\n", false),
    ("#if DEBUG\nimport LoginData\n#endif\nimport LoginBusiness\nlet login = Login()\n", false),
    ("import LoginBusiness; import LoginData\nlet login = Login()\n", false),
    ("import LoginBusiness\n@testable import LoginData\nlet login = Login()\n", true),
  ])
  func takesWholeLinesOnly(screen: String, isMended: Bool) throws {
    let files = Self.package(Self.targets, ",\n  \"uses\": { \"Feed\": [\"Login\"] }")
      .merging(Self.feed) { $1 }.merging(["Sources/LoginView/Screen.swift": screen]) { $1 }
    let sandbox = try Sandbox(files)
    _ = sandbox.run("check --fix")
    #expect(try (sandbox.read("Sources/LoginView/Screen.swift") != screen) == isMended)
  }

  /// Only what is asked for, and what no baseline lets pass.
  @Test func mendsWhatItIsAskedFor() throws {
    let files = Self.package(Self.targets).merging(Self.feed) { $1 }
    let sandbox = try Sandbox(files)
    #expect(
      sandbox.run("check --fix Sources/LoginData").out.hasPrefix("Nothing here can be fixed"))
    #expect(sandbox.run("check --write-baseline old.json").status == .success)
    #expect(sandbox.run("check --fix --baseline old.json").status == .success)
    for (path, text) in files { #expect(try sandbox.read(path) == text) }
  }

  /// Lines between markers, as `repair` puts them right; in a project that the tool made.
  @Test func putsLinesRight() throws {
    let sandbox = try Sandbox.generated()
    let manifest = try sandbox.read("Package.swift")
    let route = try sandbox.read("Sources/App/AppRoute.swift")
    let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    let login = try #require(lines.first { $0.contains("module(\"Login\"") })
    let profile = try #require(lines.first { $0.contains("module(\"Profile\"") })
    try sandbox.write(
      manifest.replacing(login + "\n", with: "").replacing(
        profile + "\n", with: "\(profile)\n\(profile)\n"), to: "Package.swift")
    #expect(
      sandbox.run("check --fix").out.hasPrefix(
        """
        Fixed, as `scaffold undo` takes back:
          Took out of Package.swift, which had it twice: \(profile)
          Put back in Package.swift: \(login)

        """))
    #expect(try sandbox.read("Package.swift") == manifest)
    #expect(try sandbox.read("Sources/App/AppRoute.swift") == route)
    // A use goes into the line of the module, as its message says.
    try sandbox.write(
      "import LoginBusiness\n", to: "Sources/Modules/Timeline/Business/Friends.swift")
    #expect(
      sandbox.run("check --fix")
        == Outcome(
          """
          Fixed, as `scaffold undo` takes back:
            Package.swift: `Timeline` says that it uses `Login`

          No violations in \(try sandbox.paths().count { $0.isChecked }) files
          """))
    #expect(
      try sandbox.read("Package.swift").contains(#"module("Timeline", uses: ["Login"])"#))
  }

  @Test(arguments: [
    ("--fix --changed", "`--fix` and `--changed`"), ("--fix --init", "`--fix` and `--init`"),
    ("--fix --format sarif", "`--fix` and `--format`"),
    ("--fix --write-baseline a.json", "`--fix` and `--write-baseline`"),
  ])
  func refuses(words: String, pair: String) throws {
    let sandbox = try Sandbox(Self.package(Self.targets).merging(Self.feed) { $1 })
    #expect(
      sandbox.run("check \(words)")
        == Outcome(.usage, err: "error: \(pair) do not go together; leave one out"))
  }
}

extension String {
  /// Whether `check` counts it in a project that the tool made.
  fileprivate var isChecked: Bool { hasSuffix(".swift") && self != "Package.swift" }
}

import Ground

/// Two small projects, as files by their paths: the first breaks a rule, the second does not.
package struct RuleExample: Sendable {
  package let bad: [String: String]
  package let good: [String: String]
  /// The files that a reader is shown of the first one, and of the second.
  package let broken: [String: String]
  package let kept: [String: String]
  /// The files that are in both and have to be known to understand them.
  package let beside: [String: String]
  /// The command that checks the projects.
  package let command: String

  /// - Parameters:
  ///   - project: what is in both; the three tiers of ``tiers``, if nothing else is said.
  ///   - more: what else is in both, for this rule.
  ///   - bad: what else is in the project that breaks the rule, or is there instead.
  ///   - good: the same for the one that does not.
  init(
    _ project: [String: String] = Self.tiers,
    adding more: [String: String] = [:],
    bad: [String: String],
    good: [String: String],
    command: String = "check"
  ) {
    let both = project.merging(more) { $1 }
    self.bad = both.merging(bad) { $1 }
    self.good = both.merging(good) { $1 }
    (broken, kept) = (bad, good)
    // What the tool keeps for itself means nothing to anybody.
    beside = both.filter {
      bad[$0.key] == nil && good[$0.key] == nil && !$0.key.lastName.hasPrefix(".")
    }
    self.command = command
  }
}

extension RuleExample {
  /// An app in one target, with its tiers in folders.
  package static let tiers = [
    "scaffold.json": projectFile(#""name": "Demo""#),
    "Login/View/LoginScreen.swift": "struct LoginScreen { let handler: LoginHandler }",
    "Login/Business/LoginHandler.swift": "struct LoginHandler { let reply: LoginReply }",
    "Login/Data/LoginReply.swift": "struct LoginReply {}",
  ]

  /// - Parameter more: a further key with its value.
  static func projectFile(_ more: String, version: Int = 1) -> String {
    """
    {
      "version": \(version),
      "layout": "folders",
      "tiers": [
        { "name": "View", "folders": ["*/View"], "frameworks": ["SwiftUI"] },
        { "name": "Business", "folders": ["*/Business"] },
        { "name": "Data", "folders": ["*/Data"] }
      ],
      \(more)
    }
    """
  }

  /// The same for two tiers that are a folder each.
  static func twoTiers(_ more: String) -> String {
    """
    {
      "version": 2,
      "layout": "folders",
      "tiers": [
        { "name": "View", "folders": ["View"] },
        { "name": "Data", "folders": ["Data"] }
      ],
      \(more)
    }
    """
  }

  /// A package with a target for each of two tiers, and one for tests.
  ///
  /// - Parameter dependencies: what the upper one declares, in Swift.
  static func package(_ dependencies: String) -> [String: String] {
    [
      "scaffold.json": """
      {
        "version": 1,
        "tiers": [
          { "name": "View", "targets": ["*View"] },
          { "name": "Data", "targets": ["*Data"] }
        ]
      }
      """,
      "Package.swift": manifest(dependencies),
      "Sources/LoginData/LoginReply.swift": "public struct LoginReply {}",
      "Tests/LoginTests/LoginTests.swift": "import LoginView",
    ]
  }

  /// The Package.swift of such a package.
  static func manifest(_ dependencies: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Login",
      targets: [
        .target(name: "LoginView", dependencies: [\(dependencies)]),
        .target(name: "LoginData"),
        .testTarget(name: "LoginTests", dependencies: ["LoginView"]),
      ]
    )
    """
  }
}

import Ground
import Model
import SwiftReading

/// `import Core` in a file that names nothing of Core.
enum NeedlessRule: Rule {
  static let name = "needless"
  static let summary: Message = "What is imported is needed, where `rules` asks for it."
  static let traits: Set<RuleTrait> = [.onRequest, .dropsImports]
  static let example = RuleExample(
    [
      "scaffold.json": """
      {
        "version": 2,
        "tiers": [{ "name": "View", "targets": ["LoginView"] }],
        "shared": ["Core"],
        "rules": { "needless": "error" }
      }
      """,
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Demo",
        targets: [
          .target(name: "Core", path: "Core"),
          .target(name: "LoginView", dependencies: ["Core"], path: "Login/View"),
        ])
      """,
      "Core/Money.swift": "public struct Money {}",
      "Login/View/Prices.swift": "import Core\n\nstruct Prices { let all: [Money] }",
    ],
    bad: ["Login/View/Title.swift": "import Core\n\nstruct Title {}"],
    good: ["Login/View/Title.swift": "import Core\n\nstruct Title { let price: Money }"])

  static func findings(in project: Inspection) -> [Finding] {
    var needs = ImportNeeds(in: project, contents: project.survey.contents(at:))
    return needs.needlessImports.map { statement, place in
      finding(
        at: place, with: statement.module,
        "nothing here needs `\(statement.module)`; take the import out")
    }
  }
}

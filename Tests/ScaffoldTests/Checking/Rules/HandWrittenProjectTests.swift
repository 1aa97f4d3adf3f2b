import Testing

/// Projects that no generator made, with a `scaffold.json` of a few lines.
@Suite struct HandWrittenProjectTests {
  /// Ten lines of `scaffold.json`, and targets that are called after their tier.
  @Test func targetsByTheirNames() throws {
    let sandbox = try Sandbox([
      "scaffold.json": """
      {
        "version": 1,
        "tiers": [
          { "name": "View", "targets": ["*View"], "frameworks": ["SwiftUI"] },
          { "name": "Data", "targets": ["*Data"] }
        ],
        "shared": ["Core"]
      }

      """,
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Core"),
          .target(name: "LoginView", dependencies: ["Core", "LoginData"]),
          .target(name: "LoginData", dependencies: ["Core"]),
          .target(name: "FeedData", dependencies: ["LoginData"]),
          .target(name: "Loose"),
          .testTarget(name: "LoginTests", dependencies: ["LoginView"]),
        ]
      )

      """,
      "Sources/Core/A.swift": "import Foundation\n",
      "Sources/LoginView/A.swift": "import Core\nimport LoginData\nimport SwiftUI\n",
      "Sources/LoginData/A.swift": "import Core\nimport LoginView\nimport SwiftUI\n",
      "Sources/FeedData/A.swift": "import LoginData\nimport LoginView\n",
      "Sources/Loose/A.swift": "import LoginData\n",
      "Tests/LoginTests/A.swift": "import LoginData\n@testable import LoginView\n",
    ])
    #expect(
      sandbox.run("check")
        == .violations(
          """
          Sources/FeedData/A.swift:1:8: error: `Feed` may not import `LoginData`, as it does not \
          say that it uses `Login`; add `"Feed": ["Login"]` to `uses` in scaffold.json [module]
          Sources/FeedData/A.swift:2:8: error: Data of Feed may not import `LoginView`, which is \
          View of Login; pass in what it needs, or move the code [tier]
          Sources/LoginData/A.swift:2:8: error: Data of Login may not import `LoginView`, which \
          is View of Login; pass in what it needs, or move the code [tier]
          Sources/LoginData/A.swift:3:8: error: Data of Login may not import `SwiftUI`, which is \
          for View; move what needs it there [framework]
          Sources/Loose/A.swift:1:1: error: `Sources/Loose` is in no tier; move the file into \
          one, or name the folder in scaffold.json [stray]
          Sources/Loose/A.swift:1:8: error: `Loose` imports `LoginData` and does not declare it; \
          add it to the target's dependencies in Package.swift [undeclared]
          Tests/LoginTests/A.swift:1:8: error: `LoginTests` imports `LoginData` and does not \
          declare it; add it to the target's dependencies in Package.swift [undeclared]
          """, "7 violations in 4 of 6 files"))
  }

  /// An app without packages: folders say it all.
  static let features = [
    "Features/Login/UI/Screen.swift":
      "import SwiftUI\nstruct Screen {}\nlet dto: LoginDTO\nlet user: User\n",
    "Features/Login/Model/User.swift": "struct User { let dto: LoginDTO }\n",
    "Features/Login/API/LoginDTO.swift": "import SwiftUI\nstruct LoginDTO {}\nlet x: Screen\n",
    "Features/Feed/UI/Feed.swift": "struct Feed { let user: User }\n",
    "Features/Feed/Model/Post.swift": "struct Post { let author: User }\n",
    "Library/Text.swift": "struct Text {}\n",
    "Weibo/Main.swift": "let x: LoginDTO\nlet y: Screen\n",
  ]

  @Test func foldersByTheirPaths() throws {
    let sandbox = try Sandbox(Self.features)
    try sandbox.write(
      """
      {
        "version": 1,
        "layout": "folders",
        "modules": "Features",
        "tiers": [
          { "name": "UI", "folders": ["Features/*/UI"], "frameworks": ["SwiftUI"] },
          { "name": "Model", "folders": ["Features/*/Model"] },
          { "name": "API", "folders": ["Features/*/API"] }
        ],
        "app": ["Weibo"],
        "shared": ["Library"]
      }

      """, to: "scaffold.json")
    #expect(
      sandbox.run("check")
        == .violations(
          """
          Features/Feed/Model/Post.swift:1:27: error: `Feed` may not name `User`, as it does not \
          say that it uses `Login`; add `"Feed": ["Login"]` to `uses` in scaffold.json [module]
          Features/Login/Model/User.swift:1:8: note: `User` is declared here
          Features/Feed/UI/Feed.swift:1:25: error: UI of Feed may not name `User`, which is \
          Model of Login; go through Model of Feed [module]
          Features/Login/Model/User.swift:1:8: note: `User` is declared here
          Features/Login/API/LoginDTO.swift:1:8: error: API of Login may not import `SwiftUI`, \
          which is for UI; move what needs it there [framework]
          Features/Login/API/LoginDTO.swift:3:8: error: API of Login may not name `Screen`, \
          which is UI of Login; pass in what it needs, or move the code [tier]
          Features/Login/UI/Screen.swift:2:8: note: `Screen` is declared here
          Features/Login/UI/Screen.swift:3:10: error: UI of Login may not name `LoginDTO`, which \
          is API of Login; go through Model [tier]
          Features/Login/API/LoginDTO.swift:2:8: note: `LoginDTO` is declared here
          Weibo/Main.swift:1:8: error: the app may not name `LoginDTO`, which is API of Login; \
          go through UI or Model [tier]
          Features/Login/API/LoginDTO.swift:2:8: note: `LoginDTO` is declared here
          """, "6 violations in 5 of 7 files"))
  }

  /// The same in one line a tier, by the names of the folders.
  @Test func foldersByTheirNames() throws {
    let sandbox = try Sandbox(Self.features)
    try sandbox.write(
      """
      { "version": 1, "layout": "folders", "modules": "Features", "app": ["Weibo"],
        "tiers": [ { "name": "UI", "folders": ["UI"], "frameworks": ["SwiftUI"] },
          { "name": "Model", "folders": ["Model"], "open": false },
          { "name": "API", "folders": ["API"] } ],
        "uses": { "Feed": ["Login"] }, "exclude": ["Library"] }
      """, to: "scaffold.json")
    #expect(
      sandbox.run("check")
        == .violations(
          """
          Features/Feed/Model/Post.swift:1:27: error: Model of Feed may not name `User`, which \
          is Model of Login; modules do not depend on each other [module]
          Features/Login/Model/User.swift:1:8: note: `User` is declared here
          Features/Feed/UI/Feed.swift:1:25: error: UI of Feed may not name `User`, which is \
          Model of Login; modules do not depend on each other [module]
          Features/Login/Model/User.swift:1:8: note: `User` is declared here
          Features/Login/API/LoginDTO.swift:1:8: error: API of Login may not import `SwiftUI`, \
          which is for UI; move what needs it there [framework]
          Features/Login/API/LoginDTO.swift:3:8: error: API of Login may not name `Screen`, \
          which is UI of Login; pass in what it needs, or move the code [tier]
          Features/Login/UI/Screen.swift:2:8: note: `Screen` is declared here
          Features/Login/UI/Screen.swift:3:10: error: UI of Login may not name `LoginDTO`, which \
          is API of Login; go through Model [tier]
          Features/Login/API/LoginDTO.swift:2:8: note: `LoginDTO` is declared here
          Weibo/Main.swift:1:8: error: the app may not name `LoginDTO`, which is API of Login; \
          go through UI or Model [tier]
          Features/Login/API/LoginDTO.swift:2:8: note: `LoginDTO` is declared here
          """, "6 violations in 5 of 6 files"))
  }

  /// A file for each pair of five tiers; each tier depends on the next, but for the second.
  /// CoreData is Apple's, whatever there is in a folder `Core/Data`; a package's own target of such
  /// a name is the package's.
  @Test(arguments: [("", ""), ("CoreData", "CoreData")])
  func frameworksOfTheSystem(target: String, mention: String) throws {
    let sandbox = try Sandbox([
      "scaffold.json": """
      {
        "version": 1, "modules": "Sources",
        "tiers": [
          { "name": "View", "folders": ["View"] }, { "name": "Business", "folders": ["Business"] },
          { "name": "Data", "folders": ["Data"] }
        ]
      }

      """,
      "Sources/Core/Data/A.swift": "import AuthenticationData\nimport CoreData\nlet a = 1\n",
      "Sources/Login/View/A.swift": "import CoreData\nimport LoginBusiness\n",
      "Sources/Login/Business/A.swift": "let b = 1\n",
    ])
    if !target.isEmpty {
      try sandbox.write(
        "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(\n"
          + "  name: \"Kit\", targets: [.target(name: \"\(target)\", path: \"Sources/Core/Data\")])\n",
        to: "Package.swift")
    }

    let outcome = sandbox.run("check")

    #expect(outcome.out.contains("import `CoreData`") == !mention.isEmpty)
    #expect(outcome.status == (mention.isEmpty ? .success : .refused))
  }

  @Test func fiveTiers() throws {
    let tiers = ["Screen", "Presenter", "UseCase", "Repository", "Source"]
    let sandbox = try Sandbox([
      "scaffold.json": """
      { "version": 1, "tiers": [
        { "name": "Screen", "folders": ["Screen"] },
        { "name": "Presenter", "folders": ["Presenter"], "sees": ["UseCase", "Source"] },
        { "name": "UseCase", "folders": ["UseCase"] },
        { "name": "Repository", "folders": ["Repository"], "sees": [] },
        { "name": "Source", "folders": ["Source"] } ] }
      """
    ])
    for tier in tiers {
      for other in tiers {
        try sandbox.write(
          "import Login\(other)\n", to: "Sources/Modules/Login/\(tier)/\(other).swift")
      }
    }
    #expect(
      sandbox.run("check")
        == .violations(
          """
          Sources/Modules/Login/Presenter/Repository.swift:1:8: error: Presenter of Login may \
          not import `LoginRepository`, which is Repository of Login; go through UseCase [tier]
          Sources/Modules/Login/Presenter/Screen.swift:1:8: error: Presenter of Login may not \
          import `LoginScreen`, which is Screen of Login; pass in what it needs, or move the \
          code [tier]
          Sources/Modules/Login/Repository/Presenter.swift:1:8: error: Repository of Login may \
          not import `LoginPresenter`, which is Presenter of Login; pass in what it needs, or \
          move the code [tier]
          Sources/Modules/Login/Repository/Screen.swift:1:8: error: Repository of Login may not \
          import `LoginScreen`, which is Screen of Login; pass in what it needs, or move the \
          code [tier]
          Sources/Modules/Login/Repository/Source.swift:1:8: error: Repository of Login may not \
          import `LoginSource`, which is Source of Login; pass in what it needs, or move the \
          code [tier]
          Sources/Modules/Login/Repository/UseCase.swift:1:8: error: Repository of Login may not \
          import `LoginUseCase`, which is UseCase of Login; pass in what it needs, or move the \
          code [tier]
          Sources/Modules/Login/Screen/Repository.swift:1:8: error: Screen of Login may not \
          import `LoginRepository`, which is Repository of Login; go through Presenter [tier]
          Sources/Modules/Login/Screen/Source.swift:1:8: error: Screen of Login may not import \
          `LoginSource`, which is Source of Login; go through Presenter [tier]
          Sources/Modules/Login/Screen/UseCase.swift:1:8: error: Screen of Login may not import \
          `LoginUseCase`, which is UseCase of Login; go through Presenter [tier]
          Sources/Modules/Login/Source/Presenter.swift:1:8: error: Source of Login may not \
          import `LoginPresenter`, which is Presenter of Login; pass in what it needs, or move \
          the code [tier]
          Sources/Modules/Login/Source/Repository.swift:1:8: error: Source of Login may not \
          import `LoginRepository`, which is Repository of Login; pass in what it needs, or move \
          the code [tier]
          Sources/Modules/Login/Source/Screen.swift:1:8: error: Source of Login may not import \
          `LoginScreen`, which is Screen of Login; pass in what it needs, or move the code \
          [tier]
          Sources/Modules/Login/Source/UseCase.swift:1:8: error: Source of Login may not import \
          `LoginUseCase`, which is UseCase of Login; pass in what it needs, or move the code \
          [tier]
          Sources/Modules/Login/UseCase/Presenter.swift:1:8: error: UseCase of Login may not \
          import `LoginPresenter`, which is Presenter of Login; pass in what it needs, or move \
          the code [tier]
          Sources/Modules/Login/UseCase/Screen.swift:1:8: error: UseCase of Login may not import \
          `LoginScreen`, which is Screen of Login; pass in what it needs, or move the code \
          [tier]
          Sources/Modules/Login/UseCase/Source.swift:1:8: error: UseCase of Login may not import \
          `LoginSource`, which is Source of Login; go through Repository [tier]
          """, "16 violations in 16 of 25 files"))
  }

  @Test func severalPackages() throws {
    let manifest = { (name: String, targets: String) in
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(name)",
        targets: [
      \(targets)
        ]
      )

      """
    }
    let sandbox = try Sandbox([
      "scaffold.json": """
      { "version": 1, "modules": "Modules", "shared": ["Core", "Base"],
        "tiers": [ { "name": "View", "targets": ["*View"] }, { "name": "Business" },
          { "name": "Data" } ] }
      """,
      "Modules/Login/Package.swift": manifest(
        "Login",
        """
            .target(name: "LoginView", dependencies: ["LoginBusiness", "Core"]),
            .target(name: "LoginBusiness", dependencies: ["LoginData"]),
            .target(name: "LoginData", dependencies: [.product(name: "Core", package: "Base")]),
        """),
      "Modules/Login/Sources/LoginView/A.swift": "import LoginBusiness\nimport LoginData\n",
      "Modules/Login/Sources/LoginBusiness/A.swift": "import LoginData\nimport Core\n",
      "Modules/Login/Sources/LoginData/A.swift": "import Core\n",
      "Modules/Feed/Package.swift": manifest(
        "Feed",
        """
            .target(name: "FeedView", dependencies: [.product(name: "LoginBusiness", package: "Login")])
        """),
      "Modules/Feed/Sources/FeedView/A.swift": "import LoginBusiness\nimport LoginData\n",
      "Base/Package.swift": manifest("Base", "    .target(name: \"Core\")"),
      "Base/Sources/Core/A.swift": "import LoginData\n",
      "Demo/scaffold.json": "broken, and none of ours",
      "Demo/A.swift": "import LoginData\n",
      "Modules/Login/.build/checkouts/Other/A.swift": "import LoginData\n",
      "Pods/Other/A.swift": "import LoginData\n",
    ])
    #expect(
      sandbox.run("check")
        == .violations(
          """
          Base/Sources/Core/A.swift:1:8: error: what all tiers share may not import `LoginData`, \
          which is Data of Login; pass in what it needs, or move the code [tier]
          Modules/Feed/Sources/FeedView/A.swift:1:8: error: View of Feed may not import \
          `LoginBusiness`, which is Business of Login; go through Business of Feed [module]
          Modules/Feed/Sources/FeedView/A.swift:2:8: error: View of Feed may not import \
          `LoginData`, which is Data of Login; go through Business [tier]
          Modules/Login/Package.swift:7:64: error: `LoginView` declares `Core` and never imports \
          it; take it out of its dependencies [unused]
          Modules/Login/Sources/LoginBusiness/A.swift:2:8: error: `LoginBusiness` imports `Core` \
          and does not declare it; add it to the target's dependencies in \
          Modules/Login/Package.swift [undeclared]
          Modules/Login/Sources/LoginView/A.swift:2:8: error: View of Login may not import \
          `LoginData`, which is Data of Login; go through Business [tier]
          """, "6 violations in 5 of 5 files"))
  }

  /// What can be excluded: folders and files, by name and by path. What is of no target is not read.
  @Test func someOfTheFiles() throws {
    let sandbox = try Sandbox([
      "scaffold.json": """
      { "version": 1, "shared": ["*"],
        "tiers": [ { "name": "View", "folders": ["View"], "frameworks": ["SwiftUI"] } ],
        "exclude": ["*.generated.swift", "Kit/Old.swift", "Main.swift"] }
      """,
      "A.swift": "", "Main.swift": "", "Kit/A.swift": "", "Kit/A.generated.swift": "",
      "Kit/Old.swift": "", "Other/Old.swift": "", "View/Guide.docc/Step.swift": "",
      "View/Try.playground/Contents.swift": "", "View/Package@swift-6.1.swift": "",
      "View/A.swift": "import SwiftUI\n",
    ])
    #expect(
      sandbox.run("check")
        == .violations(
          """
          A.swift:1:1: error: the file is in no tier; move it into one, or name it in `exclude` of \
          scaffold.json [stray]
          """, "1 violation in 1 of 4 files"))
  }

  /// Only what is named is examined; what is not there is not.
  @Test func someOfTheFolders() throws {
    let sandbox = try Sandbox([
      "scaffold.json": """
      { "version": 1, "sources": ["App", "Kit/Data"], "exclude": ["Generated", "App/Old"],
        "tiers": [ { "name": "View", "folders": ["View"], "frameworks": ["UIKit"] },
          { "name": "Data", "folders": ["Data"] } ], "app": [] }
      """,
      "App/View/A.swift": "import UIKit\n", "App/Data/A.swift": "import UIKit\n",
      "App/Data/Generated/A.swift": "import UIKit\n", "App/Old/A.swift": "import UIKit\n",
      "App/More/Old/A.swift": "import UIKit\n", "Kit/A.swift": "import UIKit\n",
      "Kit/Data/A.swift": "import UIKit\n",
    ])
    #expect(
      sandbox.run("check")
        == .violations(
          """
          App/Data/A.swift:1:8: error: Data may not import `UIKit`, which is for View; move what \
          needs it there [framework]
          App/More/Old/A.swift:1:1: error: `App/More` is in no tier; move the file into one, or \
          name the folder in scaffold.json [stray]
          Kit/Data/A.swift:1:8: error: Data may not import `UIKit`, which is for View; move what \
          needs it there [framework]
          """, "3 violations in 3 of 4 files"))
  }
}

import DocumentReading
import Foundation
import Templates
import Testing

@testable import CommandLine
@testable import Ground

/// What `check --init` makes of projects that nobody has described.
@Suite struct ProposalTests {
  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    /// What is printed of tiers and rules.
    let found: String
    /// The lines of `scaffold.json` from `layout` on.
    let architecture: String
    /// What `check` says then.
    let lines: String
  }

  @Test(arguments: stories) func drawsWhatIsThere(_ story: Story) throws {
    let sandbox = try Sandbox(story.files)
    let outcome = sandbox.run("check --init")
    #expect(outcome.status == .success)
    let paragraphs = outcome.out.components(separatedBy: "\n\n")
    #expect(paragraphs.dropFirst().dropLast().joined(separator: "\n") == story.found)
    let file = try sandbox.read("scaffold.json").split(separator: "\n")
    #expect(file.dropFirst(3).dropLast().joined(separator: "\n") == story.architecture)
    let report = sandbox.run("check").out.components(separatedBy: "\n\n").dropLast()
    #expect(report.joined() == story.lines)
  }

  /// What is proposed is what is there: by itself, it is never broken by what nobody judges.
  @Test(arguments: stories) func isTheSameAgain(_ story: Story) throws {
    let sandbox = try Sandbox(story.files)
    let first = sandbox.run("check --init --dry-run")
    #expect(sandbox.run("check --init").status == .success)
    #expect(try sandbox.read("scaffold.json") == first.out + "\n")
  }

  /// No rule is off, and no two tiers depend on one another, whatever the project is.
  @Test(
    arguments: stories.map(\.files) + ProposalKindsTests.kinds.map(\.files) + [
      guessed, doubled, shared,
    ])
  func keepsEachRule(_ files: [String: String]) throws {
    let sandbox = try Sandbox(files)
    #expect(sandbox.run("check --init").status == .success)
    let source = JSONSource(file: "", bytes: Array(try sandbox.read("scaffold.json").utf8))
    let json = try source.parse()
    #expect(json["rules"] == nil)
    let pairs = (json["tiers"]?.items ?? []).flatMap { tier in
      (tier["sees"]?.items ?? []).map { [tier["name"]?.text ?? "", $0.text ?? ""] }
    }
    #expect(pairs.filter { pairs.contains([$0[1], $0[0]]) } == [])
    // What has no target cannot be imported, so that nothing keeps it apart; that is said.
    if files != Self.guessed { #expect(sandbox.run("check --prove").status == .success) }
  }

  /// What was wrong once may stay; another one may not, and what was fixed has to go.
  @Test func freezesWhatIs() throws {
    let sandbox = try Sandbox(ProposalKindsTests.kinds[7].files)
    #expect(sandbox.run("check --init").status == .success)
    #expect(sandbox.run("check").status == .success)
    let screen = "Shop/Modules/Cart/CartViewController.swift"
    #expect(
      sandbox.run("check --no-baseline").out.hasPrefix(
        screen + ":2:70: error: View may not name `CartClient`"))
    try sandbox.write("class ListViewController { let client: ListClient }", to: screen)
    let lines = sandbox.run("check").out.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      lines.map { $0.prefix { $0 != ";" } } == [
        "\(screen):1:40: error: View may not name `ListClient`, which is Data",
        "scaffold-baseline.json:4:5: error: `CartClient` in `\(screen)` no longer breaks the rule `tier`",
      ])
  }

  /// What the table counts, `explain` finds there, file by file.
  @Test(arguments: stories.map(\.files) + [guessed, doubled, shared])
  func isConfirmed(_ files: [String: String]) throws {
    let sandbox = try Sandbox(files)
    let printed = sandbox.run("check --init").out
    var counts: [String: Int] = [:]
    let rows = /^  (tier|app|shared) +(.+?)  +(\d+) files?\b/.anchorsMatchLineEndings()
    for row in printed.matches(of: rows) {
      let (_, kind, name, files) = row.output
      counts[String(kind == "tier" ? name : kind), default: 0] += Int(files) ?? 0
    }
    var found: [String: Int] = [:]
    for file in files.keys where file.hasSuffix(".swift") {
      let text = sandbox.run(["explain", file, "--json"]).out
      let json = try JSONSource(file: "", bytes: Array(text.utf8)).parse()
      guard let position = json["position"]?.text, position != "tests" else { continue }
      found[json["tier"]?.text ?? position, default: 0] += 1
    }
    #expect(found == counts.filter { $0.value > 0 })
  }

  /// Targets that no file declares in a way that can be read, beside others that nobody imports.
  static let guessed: [String: String] = [
    "Projects/App/Sources/App.swift": "import OrderFeature\n@main struct Main {}\n",
    "Projects/Feature/OrderFeature/Sources/Screen.swift":
      "import Design\nimport OrderDomain\nimport SwiftUI\npublic struct Screen {}\n",
    "Projects/Feature/SettingsFeature/Sources/Settings.swift":
      "import OrderDomain\nimport SwiftUI\npublic struct Settings {}\n",
    "Projects/Domain/OrderDomain/Sources/Order.swift": "public struct Order {}\n",
    "Projects/Data/Store/Sources/Store.swift": "import OrderDomain\npublic struct Store {}\n",
    "Projects/Shared/Design/Sources/Palette.swift": "import SwiftUI\npublic enum Palette {}\n",
    "Extensions/Widget/Sources/One.swift": "public struct One {}\n",
    "Extensions/Widget/Sources/Two.swift": "public struct Two {}\n",
    "Extensions/Widget/Sources/Three.swift": "public struct Three {}\n",
  ]

  /// A folder that is called as another one, and is in a third.
  static let doubled: [String: String] = [
    "Core/Log.swift": "struct Log {}\n",
    "Core/Services/Clock.swift": "struct Clock {}\n",
    "Services/Orders.swift": "struct Orders { let log: Log; let clock: Clock; let rows: Rows }\n",
    "Services/Basket.swift": "struct Basket { let clock: Clock }\n",
    "Data/Rows.swift": "struct Rows { let log: Log; let clock: Clock }\n",
    "Views/Screen.swift":
      "import SwiftUI\nstruct Screen { let orders: Orders; let log: Log; let clock: Clock }\n",
  ]

  /// A folder with a file of another target.
  static let shared: [String: String] = [
    "project.yml": """
    name: App
    targets:
      App:
        type: application
        platform: iOS
        sources: [{ path: App, excludes: ["Intents/Handler.swift"] }]
      Ext:
        type: app-extension
        platform: iOS
        sources: [App/Intents/Handler.swift]
    """,
    "App/Data/Row.swift": "struct Row {}\n",
    "App/Data/Reply.swift": "struct Reply {}\n",
    "App/Intents/Find.swift": "struct Find { let row: Row }\n",
    "App/Intents/Add.swift": "struct Add { let reply: Reply }\n",
    "App/Intents/Handler.swift": "struct Handler {}\n",
    "App/View/Screen.swift": "struct Screen { let find: Find; let add: Add }\n",
  ]

  /// A folder that scaffold.json cannot name.
  @Test func refusesWhatTheFileDoesNotSay() throws {
    let sandbox = try Sandbox([
      "App/Data/Row.swift": "struct Row {}\n",
      "App/Wor*ker/Worker.swift": "struct Worker { let row: Row }\n",
      "App/Wor*ker/Other.swift": "struct Other { let row: Row }\n",
      "App/View/Screen.swift": "struct Screen { let worker: Worker }\n",
    ])
    let before = try sandbox.tree()
    let message = """
      error: 2 files of `Business` in `App/Wor*ker` would be in no tier by the scaffold.json, such as \
      `App/Wor*ker/Other.swift`; nothing is written; name the folders of each tier in a scaffold.json \
      by hand, as `scaffold check --help` shows
      """
    for words in ["check --init", "check --init --dry-run", "check --init --diff"] {
      #expect(sandbox.run(words) == Outcome(.refused, err: message))
    }
    #expect(try sandbox.tree() == before)
  }

  @Test func coversFeaturesToCome() throws {
    let sandbox = try Sandbox(Self.features)
    #expect(sandbox.run("check --init").status == .success)
    let cart = [
      "Network/CartReply": "struct CartReply { let row: CartRow; let screen: CartScreen }",
      "Models/CartRow": "struct CartRow {}",
      "Views/CartScreen": "struct CartScreen { let model: LoginModel }",
    ]
    for (path, text) in cart {
      try sandbox.write(text, to: "Sources/App/Cart/\(path).swift")
    }
    #expect(
      sandbox.run("check").out == """
        Sources/App/Cart/Network/CartReply.swift:1:50: error: Data may not name `CartScreen`, which is View; pass in what it needs, or move the code [tier]
        Sources/App/Cart/Views/CartScreen.swift:1:8: note: `CartScreen` is declared here

        1 violation in 1 of 14 files
        """)
  }

  @Test func refusesOneFile() throws {
    let sandbox = try Sandbox(["A.swift": "struct A {}\n"])
    #expect(sandbox.run("check --init").status == .refused)
  }

  /// An app whose features have tiers of their own, and models that these share.
  static let features: [String: String] = {
    var files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "App", targets: [.target(name: "App")])
      """,
      "Sources/App/Start.swift": "struct Start { let login: LoginRouter; let feed: FeedRouter }\n",
    ]
    for name in ["Login", "Feed"] {
      let folder = "Sources/App/\(name)/"
      files[folder + "Views/\(name)Screen.swift"] =
        "struct \(name)Screen { let model: \(name)Model }\n"
      files[folder + "Services/\(name)Model.swift"] =
        "struct \(name)Model { let reply: \(name)Reply; let row: \(name)Row }\n"
      files[folder + "Network/\(name)Reply.swift"] =
        "struct \(name)Reply { let row: \(name)Row }\n"
      files[folder + "Models/\(name)Row.swift"] = "struct \(name)Row {}\n"
      files[folder + "Router/\(name)Router.swift"] =
        "struct \(name)Router { let screen: \(name)Screen }\n"
    }
    return files
  }()

  static let stories = [
    Story(
      testDescription: "tiers in the only target, which is called App",
      files: [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(name: "App", targets: [.target(name: "App")])
        """,
        "Sources/App/View/Screen.swift": "struct Screen { let handler: Handler }\n",
        "Sources/App/Business/Handler.swift": "struct Handler { let reply: Reply }\n",
        "Sources/App/Data/Reply.swift": "struct Reply {}\n",
      ],
      found: """
          tier  View      1 file  33 %
          tier  Business  1 file  33 %
          tier  Data      1 file  33 %
          each tier depends on what most uses say  2 uses  0 against
        Boundaries: 4 of 4 hold
        """,
      architecture: """
          "layout": "folders",
          "ui": "none",
          "tiers": [
            { "name": "View", "folders": ["Sources/App/View"], "sees": ["Business"] },
            { "name": "Business", "folders": ["Sources/App/Business"], "sees": ["Data"] },
            { "name": "Data", "folders": ["Sources/App/Data"], "sees": [] }
          ],
          "app": []
        """,
      lines: ""),
    Story(
      testDescription: "tiers in the features of the only target",
      files: features,
      found: """
          tier    App       1 file   9 %
          tier    Router    2 files  18 %
          tier    View      2 files  18 %
          tier    Services  2 files  18 %
          tier    Data      2 files  18 %
          shared  Models    2 files  18 %
          each tier depends on what most uses say  12 uses  0 against
        Boundaries: 16 of 16 hold
        """,
      architecture: """
          "layout": "folders",
          "ui": "none",
          "tiers": [
            { "name": "App", "folders": ["Sources/App"], "sees": ["Router"] },
            { "name": "Router", "folders": ["Sources/App/*/Router"], "spans": true, "sees": ["View"] },
            { "name": "View", "folders": ["Sources/App/*/Views"], "spans": true, "sees": ["Services"] },
            { "name": "Services", "folders": ["Sources/App/*/Services"], "spans": true, "sees": ["Data"] },
            { "name": "Data", "folders": ["Sources/App/*/Network"], "spans": true, "sees": [] }
          ],
          "app": [],
          "shared": ["Sources/App/*/Models"]
        """,
      lines: ""),
    Story(
      testDescription: "a few files in one folder",
      files: [
        "App/LoginView.swift": "import SwiftUI\nstruct LoginView { let model: LoginViewModel }\n",
        "App/LoginViewModel.swift": "struct LoginViewModel { let api: LoginAPI }\n",
        "App/LoginAPI.swift": "struct LoginAPI {}\n",
      ],
      found: """
          tier  View       1 file  33 %
          tier  ViewModel  1 file  33 %
          tier  Data       1 file  33 %
          each tier depends on what most uses say  2 uses  0 against
        Boundaries: 4 of 4 hold
        """,
      architecture: """
          "layout": "folders",
          "ui": "none",
          "tiers": [
            { "name": "View", "files": ["App/*View.swift"], "frameworks": ["SwiftUI"], "sees": ["ViewModel"] },
            { "name": "ViewModel", "files": ["App/*ViewModel.swift"], "sees": ["Data"] },
            { "name": "Data", "files": ["App/*API.swift"], "sees": [] }
          ],
          "app": []
        """,
      lines: ""),
    Story(
      testDescription: "tiers in the folders of one target",
      files: [
        "Shop/App/ShopApp.swift":
          "import SwiftUI\nstruct ShopApp { let cart: CartView; let handler: CartInteractor; let store: CartRepository }\n",
        "Shop/UI/CartView.swift":
          "import SwiftUI\nstruct CartView { let handler: CartInteractor }\n",
        "Shop/UI/RowView.swift":
          "import SwiftUI\nstruct RowView { let handler: CartInteractor; let row: CartRow }\n",
        "Shop/UI/TotalView.swift":
          "import SwiftUI\nstruct TotalView { let handler: CartInteractor }\n",
        "Shop/Interactors/CartInteractor.swift":
          "struct CartInteractor { let store: CartRepository; let text: Money }\n",
        "Shop/Repositories/CartRepository.swift":
          "struct CartRepository { let rows: [CartRow] }\nstruct CartRow {}\n",
        "Shop/Utilities/Money.swift":
          "struct Money {}\n",
      ],
      found: """
          app     App        1 file   14 %
          tier    View       3 files  42 %
          tier    Business   1 file   14 %
          tier    Data       1 file   14 %
          shared  Utilities  1 file   14 %
          each tier depends on what most uses say  9 uses  1 against
          View does not depend on Data             4 uses  1 against
          May stay as it is (scaffold-baseline.json): 1 tier; `scaffold check --no-baseline` reports it
        Boundaries: 11 of 11 hold
        """,
      architecture: """
          "layout": "folders",
          "ui": "none",
          "tiers": [
            { "name": "View", "folders": ["Shop/UI"], "frameworks": ["SwiftUI"], "sees": ["Business"] },
            { "name": "Business", "folders": ["Shop/Interactors"], "sees": ["Data"] },
            { "name": "Data", "folders": ["Shop/Repositories"], "sees": [] }
          ],
          "app": { "places": ["Shop/App"], "sees": ["View", "Business", "Data"] },
          "shared": ["Shop/Utilities"],
          "baseline": "scaffold-baseline.json"
        """,
      lines: ""),
    Story(
      testDescription: "data that depends on the domain",
      files: [
        "Films/Application/Main.swift":
          "struct Main { let list: FilmList; let loading: LoadFilms; let films: FilmsFromServer; let wire: Wire }\n",
        "Films/Presentation/FilmList.swift":
          "struct FilmList { let loading: LoadFilms }\n",
        "Films/Presentation/Errors.swift":
          "extension Wire {}\n",
        "Films/Presentation/FilmRow.swift":
          "struct FilmRow { let film: Film }\n",
        "Films/Domain/LoadFilms.swift":
          "struct LoadFilms { let films: Films }\nprotocol Films { var all: [Film] { get } }\nstruct Film {}\n",
        "Films/Data/FilmsFromServer.swift":
          "struct FilmsFromServer: Films { let all: [Film]; let wire: Wire }\n",
        "Films/Infrastructure/Wire.swift":
          "struct Wire {}\n",
      ],
      found: """
          app   App       1 file   14 %
          tier  View      3 files  42 %
          tier  Data      2 files  28 %
          tier  Business  1 file   14 %
          each tier depends on what most uses say  9 uses  1 against
          View does not depend on Data             3 uses  1 against
          May stay as it is (scaffold-baseline.json): 1 tier; `scaffold check --no-baseline` reports it
        Boundaries: 7 of 7 hold
        """,
      architecture: """
          "layout": "folders",
          "ui": "none",
          "tiers": [
            { "name": "View", "folders": ["Films/Presentation"], "sees": ["Business"] },
            { "name": "Data", "folders": ["Films/Data", "Films/Infrastructure"], "sees": ["Business"] },
            { "name": "Business", "folders": ["Films/Domain"], "sees": [] }
          ],
          "app": { "places": ["Films/Application"], "sees": ["View", "Data", "Business"] },
          "baseline": "scaffold-baseline.json"
        """,
      lines: ""),
    Story(
      testDescription: "folders that are called as nobody calls tiers",
      files: [
        "Sources/Kitchen/Oven.swift":
          "struct Oven { let bread: Bread }\n",
        "Sources/Bakery/Bread.swift":
          "struct Bread {}\n",
        "Sources/Street/Shop.swift":
          "struct Shop { let oven: Oven }\n",
      ],
      found: """
          tier  Street   1 file  33 %
          tier  Kitchen  1 file  33 %
          tier  Bakery   1 file  33 %
          each tier depends on what most uses say  2 uses  0 against
        Boundaries: 4 of 4 hold
        """,
      architecture: """
          "layout": "folders",
          "ui": "none",
          "tiers": [
            { "name": "Street", "folders": ["Sources/Street"], "sees": ["Kitchen"] },
            { "name": "Kitchen", "folders": ["Sources/Kitchen"], "sees": ["Bakery"] },
            { "name": "Bakery", "folders": ["Sources/Bakery"], "sees": [] }
          ],
          "app": []
        """,
      lines: ""),
    Story(
      testDescription: "a library between views and data",
      files: [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "Kit",
          targets: [
            .executableTarget(name: "Store", dependencies: ["Yeast", "Storage"]),
            .target(name: "Yeast", dependencies: ["Storage"]),
            .target(name: "Storage"),
          ]
        )
        """,
        "Sources/Store/Screen1.swift":
          "import UIKit\nimport Yeast\n",
        "Sources/Store/Screen2.swift":
          "import UIKit\nimport Yeast\n",
        "Sources/Store/Screen3.swift":
          "import UIKit\nimport Yeast\n",
        "Sources/Store/Screen4.swift":
          "import UIKit\nimport Yeast\n",
        "Sources/Store/Screen5.swift":
          "import UIKit\nimport Yeast\n",
        "Sources/Store/Screen6.swift":
          "import UIKit\nimport Yeast\n",
        "Sources/Store/Screen7.swift":
          "import Storage\nimport UIKit\n",
        "Sources/Yeast/Orders.swift":
          "import Storage\n",
        "Sources/Yeast/Carts.swift":
          "import Storage\n",
        "Sources/Storage/Disk.swift":
          "import CoreData\n",
      ],
      found: """
          tier  View   7 files  70 %
          tier  Yeast  2 files  20 %
          tier  Data   1 file   10 %
          each tier depends on what most uses say  9 uses  1 against
          View does not depend on Data             7 uses  1 against
          May stay as it is (scaffold-baseline.json): 1 tier; `scaffold check --no-baseline` reports it
        Boundaries: 4 of 4 hold
        """,
      architecture: """
          "layout": "package",
          "ui": "none",
          "tiers": [
            { "name": "View", "targets": ["Store"], "frameworks": ["UIKit"], "sees": ["Yeast"] },
            { "name": "Yeast", "targets": ["Yeast"], "sees": ["Data"] },
            { "name": "Data", "targets": ["Storage"], "frameworks": ["CoreData"], "sees": [] }
          ],
          "app": [],
          "baseline": "scaffold-baseline.json"
        """,
      lines: ""),
    Story(
      testDescription: "features in targets of their own",
      files: [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "Kit",
          targets: [
            .executableTarget(name: "Main", dependencies: ["Feed", "Lists", "Profile", \
        "Search"]),
            .target(name: "Feed", dependencies: ["Design"]),
            .target(name: "Lists", dependencies: ["Design"]),
            .target(name: "Profile", dependencies: ["Design"]),
            .target(name: "Search", dependencies: ["Design", "Feed"]),
            .target(name: "Design"),
          ]
        )
        """,
        "Sources/Main/Main.swift":
          "import Feed\nimport Lists\nimport Profile\nimport Search\n",
        "Sources/Feed/Feed.swift":
          "import Design\nimport SwiftUI\n",
        "Sources/Lists/Lists.swift":
          "import Design\nimport SwiftUI\n",
        "Sources/Profile/Profile.swift":
          "import Design\nimport SwiftUI\n",
        "Sources/Search/Search.swift":
          "import Design\nimport SwiftUI\n",
        "Sources/Feed/Rows.swift":
          "import Design\nimport SwiftUI\n",
        "Sources/Search/Hits.swift":
          "import Feed\nimport SwiftUI\n",
        "Sources/Design/Colors.swift":
          "import SwiftUI\n",
      ],
      found: """
          app   App   1 file   12 %
          tier  View  7 files  87 %
          each tier depends on what most uses say  10 uses  0 against
          4 features do not depend on one another  6 uses   1 against
        Boundaries: 2 of 2 hold
        """,
      architecture: """
          "layout": "package",
          "ui": "none",
          "tiers": [
            { "name": "View", "targets": ["Design", "Feed", "Lists", "Profile", "Search"], \
        "frameworks": ["SwiftUI"], "sees": [] }
          ],
          "app": { "places": ["Main"], "sees": ["View"] },
          "independent": { "features": ["Feed", "Lists", "Profile", "Search"] }
        """,
      lines: """
        Sources/Search/Hits.swift:1:8: error: `Search` may not import `Feed`; features are \
        independent of one another: move what both need below them, or let what puts them \
        together pass it in [independent]
        """),
    Story(
      testDescription: "a folder of views by their kind, which is no feature",
      files: [
        "Shop/Scenes/Home/HomeScreen.swift": "class HomeScreen { let list: ListController }\n",
        "Shop/Scenes/Search/SearchScreen.swift": "class SearchScreen { let store: Store }\n",
        "Shop/Scenes/Profile/ProfileScreen.swift": "class ProfileScreen { let store: Store }\n",
        "Shop/Scenes/Signup/SignupScreen.swift": "class SignupScreen { let store: Store }\n",
        "Shop/Scenes/ViewControllers/ListController.swift":
          "class ListController { let store: Store }\n",
        "Shop/Repositories/Store.swift": "struct Store { let row: Row }\n",
        "Shop/Extensions/Row.swift": "struct Row {}\n",
      ],
      found: """
          tier    View        5 files  71 %
          tier    Data        1 file   14 %
          shared  Extensions  1 file   14 %
          each tier depends on what most uses say  6 uses  0 against
          4 features do not depend on one another  4 uses  0 against
        Boundaries: 4 of 4 hold
        """,
      architecture: """
          "layout": "folders",
          "ui": "none",
          "tiers": [
            { "name": "View", "folders": ["Shop/Scenes"], "sees": ["Data"] },
            { "name": "Data", "folders": ["Shop/Repositories"], "sees": [] }
          ],
          "app": [],
          "shared": ["Shop/Extensions"],
          "independent": { "features": ["Shop/Scenes/Home", "Shop/Scenes/Profile", \
        "Shop/Scenes/Search", "Shop/Scenes/Signup"] }
        """,
      lines: ""),
    Story(
      testDescription: "services that use a screen",
      files: [
        "Notes/Screens/Base.swift":
          "class Base {}\n",
        "Notes/Screens/Screen1.swift":
          "struct Screen1 { let sync: Sync; let notes: Notes }\n",
        "Notes/Screens/Screen2.swift":
          "struct Screen2 { let sync: Sync; let notes: Notes }\n",
        "Notes/Screens/Screen3.swift":
          "struct Screen3 { let sync: Sync; let notes: Notes }\n",
        "Notes/Screens/Screen4.swift":
          "struct Screen4 { let sync: Sync; let notes: Notes }\n",
        "Notes/Screens/Screen5.swift":
          "struct Screen5 { let sync: Sync; let notes: Notes }\n",
        "Notes/Services/Sync.swift":
          "struct Sync { let notes: Notes }\n",
        "Notes/Services/Notes.swift":
          "struct Notes { let first: Screen1 }\n",
      ],
      found: """
          tier  View      6 files  75 %
          tier  Services  2 files  25 %
          each tier depends on what most uses say  11 uses  1 against
          Services does not depend on View         1 use    1 against
        Boundaries: 2 of 2 hold
        """,
      architecture: """
          "layout": "folders",
          "ui": "none",
          "tiers": [
            { "name": "View", "folders": ["Notes/Screens"], "sees": ["Services"] },
            { "name": "Services", "folders": ["Notes/Services"], "sees": [] }
          ],
          "app": []
        """,
      lines: """
        Notes/Services/Notes.swift:1:27: error: Services may not name `Screen1`, which is \
        View; pass in what it needs, or move the code [tier]
        Notes/Screens/Screen1.swift:1:8: note: `Screen1` is declared here
        """),
    Story(
      testDescription: "use cases beside their screens",
      files: [
        "Todo/Scenes/Edit/EditScreen.swift":
          "import UIKit\nstruct EditScreen { let cases: EditUseCase }\n",
        "Todo/Scenes/List/ListScreen.swift":
          "import UIKit\nstruct ListScreen { let cases: ListUseCase }\n",
        "Todo/Scenes/Edit/EditUseCase.swift":
          "struct EditUseCase { let store: Store }\n",
        "Todo/Scenes/List/ListUseCase.swift":
          "struct ListUseCase { let store: Store }\n",
        "Todo/Scenes/Edit/EditField.swift":
          "struct EditField { let store: Store }\n",
        "Todo/Domain/Item.swift":
          "struct Item {}\n",
        "Todo/Data/Store.swift":
          "struct Store { let items: [Item] }\n",
        "Todo/Controllers/Clock.swift":
          "struct Clock {}\n",
      ],
      found: """
          tier  View         3 files  37 %
          tier  Business     3 files  37 %
          tier  Controllers  1 file   12 %
          tier  Data         1 file   12 %
          each tier depends on what most uses say  6 uses  2 against
          Data does not depend on Business         1 use   1 against
          View does not depend on Data             3 uses  1 against
          May stay as it is (scaffold-baseline.json): 2 tier; `scaffold check --no-baseline` reports it
        Boundaries: 7 of 7 hold
        """,
      architecture: """
          "layout": "folders",
          "ui": "none",
          "tiers": [
            { "name": "View", "folders": ["Todo/Scenes"], "frameworks": ["UIKit"], "sees": ["Business"] },
            { "name": "Business", "folders": ["Todo/Domain"], "files": ["*UseCase.swift"], "sees": ["Data"] },
            { "name": "Controllers", "folders": ["Todo/Controllers"], "sees": [] },
            { "name": "Data", "folders": ["Todo/Data"], "sees": [] }
          ],
          "app": [],
          "baseline": "scaffold-baseline.json"
        """,
      lines: ""),
    Story(
      testDescription: "two apps beside one another",
      files: [
        "A/project.yml":
          "name: Shop\ntargets:\n  Shop:\n    type: application\n    sources: Shop\n",
        "B/project.yml":
          "name: Bank\ntargets:\n  Bank:\n    type: application\n    sources: Bank\n",
        "A/Shop/Screens/Cart.swift":
          "struct Cart { let store: Store }\n",
        "A/Shop/Database/Store.swift":
          "struct Store {}\n",
        "B/Bank/Screens/Loan.swift":
          "struct Loan { let store: Store }\n",
        "B/Bank/Database/Store.swift":
          "struct Store {}\n",
      ],
      found: """
          tier  View  2 files  50 %
          tier  Data  2 files  50 %
          each tier depends on what most uses say  2 uses  0 against
        Boundaries: 2 of 2 hold
        """,
      architecture: """
          "layout": "folders",
          "ui": "none",
          "tiers": [
            { "name": "View", "folders": ["A/Shop/Screens", "B/Bank/Screens"], "sees": ["Data"] },
            { "name": "Data", "folders": ["A/Shop/Database", "B/Bank/Database"], "sees": [] }
          ],
          "app": []
        """,
      lines: ""),
    Story(
      testDescription: "tiers by the names of files",
      files: [
        "Chat/Page1View.swift":
          "struct Page1View { let rooms: RoomsUseCase }\n",
        "Chat/Page2View.swift":
          "struct Page2View { let rooms: RoomsUseCase }\n",
        "Chat/Page3View.swift":
          "struct Page3View { let rooms: RoomsUseCase }\n",
        "Chat/Page4View.swift":
          "struct Page4View { let rooms: RoomsUseCase }\n",
        "Chat/Page5View.swift":
          "struct Page5View { let rooms: RoomsUseCase }\n",
        "Chat/Page6View.swift":
          "struct Page6View { let rooms: RoomsUseCase }\n",
        "Chat/Page7View.swift":
          "struct Page7View { let rooms: RoomsUseCase }\n",
        "Chat/Page8View.swift":
          "struct Page8View { let rooms: RoomsUseCase }\n",
        "Chat/Page9View.swift":
          "struct Page9View { let rooms: RoomsUseCase }\n",
        "Chat/Page10View.swift":
          "struct Page10View { let rooms: RoomsUseCase }\n",
        "Chat/Page11View.swift":
          "struct Page11View { let rooms: RoomsUseCase }\n",
        "Chat/Page12View.swift":
          "struct Page12View { let rooms: RoomsUseCase }\n",
        "Chat/Page13View.swift":
          "struct Page13View { let rooms: RoomsUseCase }\n",
        "Chat/Page14View.swift":
          "struct Page14View { let rooms: RoomsUseCase }\n",
        "Chat/Page15View.swift":
          "struct Page15View { let rooms: RoomsUseCase }\n",
        "Chat/Page16View.swift":
          "struct Page16View { let rooms: RoomsUseCase }\n",
        "Chat/Page17View.swift":
          "struct Page17View { let rooms: RoomsUseCase }\n",
        "Chat/Page18View.swift":
          "struct Page18View { let rooms: RoomsUseCase }\n",
        "Chat/RoomView.swift":
          "struct RoomView { let api: RoomsAPI }\n",
        "Chat/RoomsUseCase.swift":
          "struct RoomsUseCase { let api: RoomsAPI }\n",
        "Chat/RoomsAPI.swift":
          "struct RoomsAPI {}\n",
        "Chat/Chat.swift":
          "struct Chat { let page: Page1View; let rooms: RoomsUseCase; let api: RoomsAPI }\n",
      ],
      found: """
          app   Chat      1 file    4 %
          tier  View      19 files  86 %
          tier  Business  1 file    4 %
          tier  Data      1 file    4 %
          each tier depends on what most uses say  23 uses  1 against
          View does not depend on Data             19 uses  1 against
          May stay as it is (scaffold-baseline.json): 1 tier; `scaffold check --no-baseline` reports it
        Boundaries: 7 of 7 hold
        """,
      architecture: """
          "layout": "folders",
          "ui": "none",
          "tiers": [
            { "name": "View", "files": ["Chat/*View.swift"], "sees": ["Business"] },
            { "name": "Business", "files": ["Chat/*UseCase.swift"], "sees": ["Data"] },
            { "name": "Data", "files": ["Chat/*API.swift"], "sees": [] }
          ],
          "app": { "places": ["Chat"], "sees": ["View", "Business", "Data"] },
          "baseline": "scaffold-baseline.json"
        """,
      lines: ""),
  ]
}

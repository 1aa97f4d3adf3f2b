import Testing

@testable import Ground

/// What `check --init` makes of projects of one kind each, and what `check` finds then.
@Suite struct ProposalKindsTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    /// All that `check --init` prints between its first line and what `check` finds.
    let drawn: String
    let summary: String
    /// All that `check` prints then, with what it says of manifests, where that is more than the summary.
    var found: String?
  }

  @Test(arguments: kinds) func isDrawnAndChecked(_ kind: Kind) throws {
    let sandbox = try Sandbox(kind.files)
    let drawn = sandbox.run("check --init")
    #expect(drawn.status == .success)
    #expect(
      drawn.out == """
        Wrote scaffold.json, drawn from targets, folders and who depends on whom; make it yours

        \(kind.drawn)

        By it: \(kind.summary)
        Next: scaffold check
        """)
    let outcome = sandbox.run("check")
    let found = kind.found ?? kind.summary + "\n"
    #expect([outcome.out, outcome.err].joined(separator: "\n") == found)
    #expect(sandbox.run("check --prove").status == .success)
  }

  static let kinds = [
    Kind(
      testDescription: "a design system below what shows nothing",
      files: [
        "Package.swift":
          "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(\n  name: \"Shop\",\n  targets: [\n    .target(name: \"DesignSystem\"),\n    .target(name: \"Core\", dependencies: [\"DesignSystem\"]),\n    .target(name: \"ShopUI\", dependencies: [\"Core\", \"DesignSystem\"]),\n  ])\n",
        "Sources/DesignSystem/Colors.swift": "import SwiftUI\npublic enum Colors {}\n",
        "Sources/Core/Item.swift": "import DesignSystem\npublic struct Item {}\n",
        "Sources/ShopUI/Page.swift":
          "import Core\nimport DesignSystem\nimport SwiftUI\nstruct Page {}\n",
      ],
      drawn: """
          tier    View          1 file  33 %
          shared  Core          1 file  33 %
          shared  DesignSystem  1 file  33 %

          each tier depends on what most uses say  3 uses  0 against

        Boundaries: 2 of 2 hold
        """,
      summary: "No violations in 3 files"),
    Kind(
      testDescription: "apps with a licence each, and a framework that two tiers have",
      files: [
        "Phone/LICENSE": "All of it is ours.\n",
        "Phone/Views/PhoneScreen.swift":
          "import SwiftUI\nstruct PhoneScreen { let store: PhoneStore }\n",
        "Phone/Data/PhoneStore.swift": "import SwiftUI\nstruct PhoneStore {}\n",
        "Desk/LICENSE": "All of it is ours.\n",
        "Desk/Views/DeskScreen.swift":
          "import SwiftUI\nstruct DeskScreen { let store: DeskStore }\n",
        "Desk/Data/DeskStore.swift": "import SwiftUI\nstruct DeskStore {}\n",
      ],
      drawn: """
          tier  View  2 files  50 %
          tier  Data  2 files  50 %

          each tier depends on what most uses say  2 uses  0 against

        Boundaries: 2 of 2 hold
        """,
      summary: "No violations in 4 files"),
    Kind(
      testDescription: "files that add to those of another name",
      files: [
        "Shop/CartStore.swift": "struct CartStore {}\n",
        "Shop/AViewController.swift":
          "import UIKit\nclass AViewController { let store = CartStore() }\n",
        "Shop/AViewController+Rows.swift": "extension AViewController {}\n",
        "Shop/BViewController.swift":
          "import UIKit\nclass BViewController { let store = CartStore() }\n",
        "Shop/BViewController+Rows.swift": "extension BViewController {}\n",
        "Shop/CViewController.swift":
          "import UIKit\nclass CViewController { let store = CartStore() }\n",
        "Shop/CViewController+Rows.swift": "extension CViewController {}\n",
        "Shop/DStore.swift": "struct DStore {}\n",
        "Shop/EStore.swift": "struct EStore {}\n",
        "Shop/FStore.swift": "struct FStore {}\n",
      ],
      drawn: """
          tier  View   6 files  60 %
          tier  Model  4 files  40 %

          each tier depends on what most uses say  3 uses  0 against

        Boundaries: 2 of 2 hold
        """,
      summary: "No violations in 10 files"),
    Kind(
      testDescription: "targets that a helper of Tuist makes",
      files: [
        "Projects/App/Project.swift":
          "import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = Project.app(name: \"App\", dependencies: [.core])\n",
        "Projects/App/Sources/Main.swift":
          "import CartFeature\nimport ListFeature\n@main struct Main {}\n",
        "Projects/Feature/CartFeature/Project.swift":
          "import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = Project.module(name: \"CartFeature\", dependencies: [.core])\n",
        "Projects/Feature/CartFeature/Sources/CartScreen.swift":
          "import CartDomain\nimport Palette\nimport SwiftUI\nstruct CartScreen {}\n",
        "Projects/Feature/CartFeature/Demo/Sources/Demo.swift":
          "import CartFeature\n@main struct Demo {}\n",
        "Projects/Feature/CartFeature/Tests/CartTests.swift": "import CartFeature\n",
        "Projects/Feature/ListFeature/Project.swift":
          "import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = Project.module(name: \"ListFeature\", dependencies: [.core])\n",
        "Projects/Feature/ListFeature/Sources/ListScreen.swift":
          "import CartFeatureInterface\nimport ListDomain\nimport SwiftUI\nstruct ListScreen {}\n",
        "Projects/Feature/CartFeature/Interface/Sources/Opening.swift":
          "public protocol Opening {}\n",
        "Projects/Domain/CartDomain/Project.swift":
          "import ProjectDescription\nlet project = Module.cartDomain.project\n",
        "Projects/Domain/CartDomain/Sources/Cart.swift":
          "import ListFeature\nimport Socket\npublic struct Cart {}\n",
        "Projects/Domain/ListDomain/Project.swift":
          "import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = Project.module(name: \"ListDomain\", dependencies: [.core])\n",
        "Projects/Domain/ListDomain/Sources/List.swift": "import Socket\npublic struct List {}\n",
        "Projects/Core/Socket/Project.swift":
          "import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = Project.module(name: \"Socket\", dependencies: [.core])\n",
        "Projects/Core/Socket/Sources/Socket.swift": "public struct Socket {}\n",
        "Projects/Shared/Palette/Project.swift":
          "import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = Project.module(name: \"Palette\", dependencies: [.core])\n",
        "Projects/Shared/Palette/Sources/Palette.swift": "import SwiftUI\npublic enum Palette {}\n",
        "Tuist/ProjectDescriptionHelpers/Project+Module.swift":
          "import ProjectDescription\nextension Project {}\n",
      ],
      drawn: """
          app     App      1 file   11 %
          tier    Feature  4 files  44 %
          tier    Domain   2 files  22 %
          shared  Core     1 file   11 %
          shared  Shared   1 file   11 %

          each tier depends on what most uses say  10 uses  1 against
          Domain does not depend on Feature        3 uses   1 against

        Boundaries: 7 of 7 hold
        """,
      summary: "1 violation in 1 of 10 files",
      found: """
        Projects/Domain/CartDomain/Sources/Cart.swift:1:8: error: Domain may not import `ListFeature`, which is Feature; pass in what it needs, or move the code [tier]

        1 violation in 1 of 10 files
        note: a helper of Tuist makes targets of 7 projects, such as `Projects/App/Project.swift`; the folders in them, such as `Sources` and `Tests`, are taken for them
        error: the architecture is broken in 1 place; fix what is reported above, or allow it with `// scaffold:allow <rule> <reason>`
        """),
    Kind(
      testDescription: "a spec of XcodeGen under another name, with patterns",
      files: [
        "shop.yml": """
        name: Shop
        targets:
          Shop:
            type: application
            sources:
              - path: Shop
                excludes: ['**/*Spec.swift', 'Stubs']
          ShopSpecs:
            type: bundle.unit-test
            sources:
              - path: Shop
                includes: ['**/*Spec.swift', 'Stubs/*']
            dependencies: [{ target: Shop }]

        """,
        ".ci.yml": "name: CI\n",
        "Shop/UI/Cart.swift": "import SwiftUI\nstruct Cart { let store: Store }\n",
        "Shop/Core/Store.swift": "struct Store {}\n",
        "Shop/Core/StoreSpec.swift": "final class StoreSpec { let cart = Cart.self }\n",
        "Shop/Stubs/Stub.swift": "struct Stub { let cart: Cart }\n",
      ],
      drawn: """
          tier    View  1 file  50 %
          shared  Core  1 file  50 %

          each tier depends on what most uses say  1 use  0 against

        Boundaries: 2 of 2 hold
        """,
      summary: "No violations in 4 files"),
    Kind(
      testDescription: "a package that changes its targets behind the literal",
      files: [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
          name: "Kit",
          targets: [
            .target(name: "ListUI", dependencies: ["Store", "Money"]),
            .target(name: "Store", dependencies: ["Money"]),
            .target(name: "Money"),
          ])

        package.targets = package.targets.map { (target: Target) -> Target in
          target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")]
          return target
        }

        """,
        "Sources/ListUI/List.swift": "import Money\nimport Store\npublic struct List {}\n",
        "Sources/Store/Store.swift": "import Money\npublic struct Store {}\n",
        "Sources/Money/Money.swift": "import ListUI\npublic struct Money {}\n",
      ],
      drawn: """
          tier  View   1 file  33 %
          tier  Store  1 file  33 %
          tier  Money  1 file  33 %

          each tier depends on what most uses say  4 uses  1 against
          Money does not depend on View            1 use   1 against

        Boundaries: 4 of 4 hold
        """,
      summary: "1 violation in 1 of 3 files",
      found: """
        Sources/Money/Money.swift:1:8: error: Money may not import `ListUI`, which is View; pass in what it needs, or move the code [tier]

        1 violation in 1 of 3 files
        error: the architecture is broken in 1 place; fix what is reported above, or allow it with `// scaffold:allow <rule> <reason>`
        """),
    Kind(
      testDescription: "targets that nobody knows behind a line",
      files: [
        "Package.swift": """
        // swift-tools-version: 5.9
        import Foundation
        import PackageDescription

        let package = Package(
          name: "Kit",
          targets: [.target(name: "ListUI", dependencies: ["Data"]), .target(name: "Data")])

        package.targets = ordered(package.targets)

        """,
        "Sources/ListUI/List.swift": "import Data\npublic struct List {}\n",
        "Sources/Data/Store.swift": "public struct Store {}\n",
      ],
      drawn: """
          tier  View  1 file  50 %
          tier  Data  1 file  50 %

          each tier depends on what most uses say  1 use  0 against

        Boundaries: 2 of 2 hold
        """,
      summary: "No violations in 2 files",
      found: """
        No violations in 2 files
        note: `Package.swift:9` computes some of its targets, which are not held against it; `swift package dump-package > dump.json`, then `--manifest dump.json` names them
        """),
    Kind(
      testDescription: "roles in the names of files, beside what others made",
      files: [
        "Shop/Modules/Cart/CartViewController.swift":
          "import UIKit\nclass CartViewController { let presenter: CartPresenter; let client: CartClient }\n",
        "Shop/Modules/Cart/CartPresenter.swift":
          "class CartPresenter { let interactor: CartInteractor; let router: CartRouter }\n",
        "Shop/Modules/Cart/CartInteractor.swift":
          "class CartInteractor { let service: CartClient }\n",
        "Shop/Modules/Cart/CartRouter.swift": "class CartRouter {}\n",
        "Shop/Networking/CartClient.swift": "struct CartClient {}\n",
        "Shop/Modules/List/ListViewController.swift":
          "import UIKit\nclass ListViewController { let presenter: ListPresenter }\n",
        "Shop/Modules/List/ListPresenter.swift":
          "class ListPresenter { let interactor: ListInteractor; let router: ListRouter }\n",
        "Shop/Modules/List/ListInteractor.swift":
          "class ListInteractor { let service: ListClient }\n",
        "Shop/Modules/List/ListRouter.swift": "class ListRouter {}\n",
        "Shop/Networking/ListClient.swift": "struct ListClient {}\n",
        "Shop/Modules/Login/LoginViewController.swift":
          "import UIKit\nclass LoginViewController { let presenter: LoginPresenter }\n",
        "Shop/Modules/Login/LoginPresenter.swift":
          "class LoginPresenter { let interactor: LoginInteractor; let router: LoginRouter }\n",
        "Shop/Modules/Login/LoginInteractor.swift":
          "class LoginInteractor { let service: LoginClient }\n",
        "Shop/Modules/Login/LoginRouter.swift": "class LoginRouter {}\n",
        "Shop/Networking/LoginClient.swift": "struct LoginClient {}\n",
        "Shop/Vendor/Player.swift": "struct Player { let cart: CartViewController }\n",
        "Scripts/Lint.swift": "print(1)\n",
      ],
      drawn: """
          tier  View       3 files  18 %
          tier  Presenter  3 files  18 %
          tier  Business   3 files  18 %
          tier  Data       3 files  18 %
          tier  Router     3 files  18 %
          tier  Scripts    1 file   6 %

          each tier depends on what most uses say  13 uses  1 against
          View does not depend on Data             4 uses   1 against

          May stay as it is (scaffold-baseline.json): 1 tier; `scaffold check --no-baseline` reports it

        Boundaries: 16 of 16 hold
        """,
      summary: "No violations in 16 files"),
    Kind(
      testDescription: "tiers that depend on one another as much",
      files: [
        "App/Chat/C0.swift": "struct C0 { let f: F0 }\n",
        "App/Chat/C1.swift": "struct C1 { let f: F1 }\n",
        "App/Chat/C2.swift": "struct C2 { let f: F2 }\n",
        "App/Chat/C3.swift": "struct C3 { let f: F3 }\n",
        "App/Chat/C4.swift": "struct C4 { let f: F4 }\n",
        "App/Chat/C5.swift": "struct C5 { let f: F5 }\n",
        "App/Feed/F0.swift": "struct F0 { let c: [C0]; let store: Store }\n",
        "App/Feed/F1.swift": "struct F1 { let c: [C1]; let store: Store }\n",
        "App/Feed/F2.swift": "struct F2 { let c: [C2]; let store: Store }\n",
        "App/Feed/F3.swift": "struct F3 { let c: [C3]; let store: Store }\n",
        "App/Feed/F4.swift": "struct F4 { let c: [C4]; let store: Store }\n",
        "App/Feed/F5.swift": "struct F5 { let c: [C5]; let store: Store }\n",
        "App/Data/Store.swift": "struct Store {}\n",
        "App/Screens/Root.swift": "struct Root { let chat: C0; let feed: F0 }\n",
      ],
      drawn: """
          tier  View  1 file    7 %
          tier  Chat  12 files  85 %
          tier  Data  1 file    7 %

          each tier depends on what most uses say  8 uses  0 against

          Chat and Feed depend on one another as much, and are one tier: part them by hand

        Boundaries: 4 of 4 hold
        """,
      summary: "No violations in 14 files"),
    Kind(
      testDescription: "who starts the app, in a folder that others stand on",
      files: [
        "Shop/App/AppDelegate.swift":
          "import UIKit\n@UIApplicationMain class AppDelegate: UIResponder { let cart = CartScreen(); let list = ListScreen() }\n",
        "Shop/App/Item.swift":
          "struct Item {}\n",
        "Shop/App/Price.swift":
          "struct Price {}\n",
        "Shop/Screens/CartScreen.swift":
          "import UIKit\nclass CartScreen: UIViewController { let item: Item? = nil }\n",
        "Shop/Screens/ListScreen.swift":
          "import UIKit\nclass ListScreen: UIViewController { let price: Price? = nil }\n",
        "Shop/Screens/HelpScreen.swift":
          "import UIKit\nclass HelpScreen: UIViewController { let item: Item? = nil }\n",
      ],
      drawn: """
          app   App       1 file   16 %
          tier  View      3 files  50 %
          tier  Shop/App  2 files  33 %

          each tier depends on what most uses say  5 uses  0 against

        Boundaries: 4 of 4 hold
        """,
      summary: "No violations in 6 files"),
    Kind(
      testDescription: "targets of a helper of Tuist that is given no name",
      files: [
        "Tuist/ProjectDescriptionHelpers/Names.swift":
          "import ProjectDescription\nenum ProjectName {}\n",
        "Projects/Features/Project.swift":
          "import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = ProjectName.Features.project\n",
        "Projects/Features/Cart/CartScreen.swift":
          "import ShopDomain\nimport SwiftUI\nstruct CartScreen {}\n",
        "Projects/Features/List/ListScreen.swift":
          "import ShopDomain\nimport SwiftUI\nstruct ListScreen {}\n",
        "Projects/Domain/Project.swift":
          "import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = ProjectName.Domain.project\n",
        "Projects/Domain/ShopDomain/Shop.swift":
          "import List\npublic struct Shop {}\n",
        "Projects/Domain/Prices/Price.swift":
          "public struct Price {}\n",
      ],
      drawn: """
          tier  Features  2 files  50 %
          tier  Domain    2 files  50 %

          each tier depends on what most uses say  3 uses  1 against
          Domain does not depend on Features       1 use   1 against

        Boundaries: 2 of 2 hold
        """,
      summary: "1 violation in 1 of 4 files",
      found:
        "Projects/Domain/ShopDomain/Shop.swift:1:8: error: Domain may not import `List`, which is Features; pass in what it needs, or move the code [tier]\n\n1 violation in 1 of 4 files\nnote: a helper of Tuist makes targets of 2 projects, such as `Projects/Domain/Project.swift`; the folders in them, such as `Sources` and `Tests`, are taken for them\nerror: the architecture is broken in 1 place; fix what is reported above, or allow it with `// scaffold:allow <rule> <reason>`"
    ),
    Kind(
      testDescription: "a member of a value, and a static one that is called so",
      files: [
        "Shop/Views/Page.swift":
          "import UIKit\nfinal class Page { let store = Store() }\n",
        "Shop/Views/Rows.swift":
          "import UIKit\nfinal class Rows { let store = Store() }\n",
        "Shop/Views/Constant.swift":
          "enum Constant {}\nextension Constant { static let appVersion = 1 }\n",
        "Shop/Data/Store.swift":
          "import Telemetry\nstruct Store { func start() { let config = Telemetry.shared.config; config.appVersion = 2 } }\n",
      ],
      drawn: """
          tier  View  3 files  75 %
          tier  Data  1 file   25 %

          each tier depends on what most uses say  2 uses  0 against

        Boundaries: 2 of 2 hold
        """,
      summary: "No violations in 4 files"),
    Kind(
      testDescription: "what tools made, mocks and tests of the app",
      files: [
        "Package.swift":
          "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(\n  name: \"Shop\",\n  targets: [.executableTarget(name: \"Shop\", path: \"Shop\")])\n",
        "Shop/Views/Page.swift":
          "import UIKit\nfinal class Page { let store = Store(); let mock = StoreMock() }\n",
        "Shop/Views/Rows.swift":
          "import UIKit\nfinal class Rows { let store = Store() }\n",
        "Shop/Data/Store.swift":
          "struct Store { let text = Strings.title }\n",
        "Shop/Generated/Strings.swift":
          "enum Strings { static let title = Page.self }\n",
        "Shop/Mocks/StoreMock.swift":
          "struct StoreMock { let page: Page? = nil }\n",
        "Shop/UITests/PageTests.swift":
          "final class PageTests { let page = Page(); let store = Store() }\n",
      ],
      drawn: """
          tier  View  2 files  66 %
          tier  Data  1 file   33 %

          each tier depends on what most uses say  2 uses  0 against

        Boundaries: 2 of 2 hold
        """,
      summary: "No violations in 4 files"),
    Kind(
      testDescription: "a library of views below the app's own screens",
      files: [
        "Package.swift":
          "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(\n  name: \"Shop\",\n  targets: [\n    .executableTarget(name: \"Shop\", dependencies: [\"Palette\", \"Store\"]),\n    .target(name: \"Palette\", dependencies: [\"Theme\"]),\n    .target(name: \"Theme\"),\n    .target(name: \"Store\", dependencies: [\"Theme\"]),\n  ])\n",
        "Sources/Shop/Page.swift":
          "import Palette\nimport Store\nimport SwiftUI\n@main struct Page {}\n",
        "Sources/Shop/Rows.swift":
          "import Palette\nimport Store\nimport SwiftUI\nstruct Rows {}\n",
        "Sources/Palette/Button.swift":
          "import SwiftUI\nimport Theme\npublic struct Button {}\n",
        "Sources/Theme/Theme.swift":
          "public enum Theme {}\n",
        "Sources/Store/Store.swift":
          "import Theme\npublic struct Store {}\n",
      ],
      drawn: """
          app   App    2 files  40 %
          tier  Store  1 file   20 %
          tier  View   1 file   20 %
          tier  Theme  1 file   20 %

          each tier depends on what most uses say  6 uses  0 against

        Boundaries: 7 of 7 hold
        """,
      summary: "No violations in 5 files"),
    Kind(
      testDescription: "a folder that the app shares with its extension",
      files: [
        "project.yml":
          "name: Shop\ntargets:\n  Shop:\n    type: application\n    sources: [Shop, ShareExtension/Draft.swift]\n  ShareExtension:\n    type: app-extension\n    sources: [ShareExtension]\n",
        "ShareExtension/Draft.swift":
          "struct Draft {}\n",
        "ShareExtension/Share.swift":
          "import UIKit\nfinal class Share { let draft = Draft() }\n",
        "ShareExtension/Sheet.swift":
          "struct Sheet {}\n",
        "Shop/Views/Page.swift":
          "import UIKit\nfinal class Page { let store = Store(); let draft = Draft() }\n",
        "Shop/Views/Rows.swift":
          "import UIKit\nfinal class Rows { let store = Store() }\n",
        "Shop/Data/Store.swift":
          "struct Store {}\n",
        "Shop/Data/Cache.swift":
          "struct Cache {}\n",
        "Shop/Data/Disk.swift":
          "struct Disk {}\n",
      ],
      drawn: """
          tier  View  2 files  25 %
          tier  App   3 files  37 %
          tier  Data  3 files  37 %

          each tier depends on what most uses say  3 uses  0 against

        Boundaries: 2 of 2 hold
        """,
      summary: "No violations in 8 files"),
    Kind(
      testDescription: "views by the ends of names, in folders of features",
      files: [
        "Shop/Cart/CartView.swift":
          "import SwiftUI\nstruct CartView: View { let store = CartStore() }\n",
        "Shop/Cart/CartRow.swift": "import SwiftUI\nstruct CartRow: View {}\n",
        "Shop/Cart/CartStore.swift": "final class CartStore { let row: CartRow? = nil }\n",
        "Shop/Feed/FeedView.swift":
          "import SwiftUI\nstruct FeedView: View { let store = FeedStore() }\n",
        "Shop/Feed/FeedRow.swift": "import SwiftUI\nstruct FeedRow: View {}\n",
        "Shop/Feed/FeedStore.swift": "final class FeedStore { func show(FeedRow: Int) {} }\n",
        "Shop/Login/LoginView.swift":
          "import SwiftUI\nstruct LoginView: View { let store = LoginStore() }\n",
        "Shop/Login/LoginRow.swift": "import SwiftUI\nstruct LoginRow: View {}\n",
        "Shop/Login/LoginStore.swift": "final class LoginStore {}\n",
        "Shop/Search/SearchView.swift":
          "import SwiftUI\nstruct SearchView: View { let store = SearchStore() }\n",
        "Shop/Search/SearchRow.swift": "import SwiftUI\nstruct SearchRow: View {}\n",
        "Shop/Search/SearchStore.swift": "final class SearchStore {}\n",
        "Shop/Cart/Help.swift": "import SwiftUI\nstruct Help: View {}\n",
        "Shop/ShopApp.swift":
          "import SwiftUI\n@main struct ShopApp: App { let first = CartView() }\n",
        "Shop/Texts.swift":
          "// Generated using a tool\nenum Texts { static let first = CartView.self }\n",
      ],
      drawn: """
          app   App    1 file   7 %
          tier  View   9 files  64 %
          tier  Model  4 files  28 %

          each tier depends on what most uses say  6 uses  1 against
          Model does not depend on View            1 use   1 against

          May stay as it is (scaffold-baseline.json): 1 tier; `scaffold check --no-baseline` reports it

        Boundaries: 4 of 4 hold
        """,
      summary: "No violations in 14 files"),
    Kind(
      testDescription: "many small targets that nothing calls a tier",
      files: [
        "Package.swift":
          "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(\n  name: \"Shop\",\n  targets: [\n    .target(name: \"Cache\"),\n    .target(name: \"Clock\", dependencies: [\"Cache\"]),\n    .target(name: \"Crypto\", dependencies: [\"Clock\"]),\n    .target(name: \"Files\", dependencies: [\"Crypto\"]),\n    .target(name: \"Gzip\", dependencies: [\"Files\"]),\n    .target(name: \"Links\", dependencies: [\"Gzip\"]),\n    .target(name: \"Log\", dependencies: [\"Links\"]),\n    .target(name: \"Money\", dependencies: [\"Log\"]),\n    .target(name: \"Cart-UI\", dependencies: [\"Money\"]),\n  ])\n",
        "Sources/Cache/Cache.swift": "public struct Cache {}\n",
        "Sources/Cache/Cache0.swift": "public struct Cache0 {}\n",
        "Sources/Cache/Cache1.swift": "public struct Cache1 {}\n",
        "Sources/Clock/Clock.swift": "import Cache\npublic struct Clock {}\n",
        "Sources/Clock/Clock0.swift": "public struct Clock0 {}\n",
        "Sources/Clock/Clock1.swift": "public struct Clock1 {}\n",
        "Sources/Crypto/Crypto.swift": "import Clock\npublic struct Crypto {}\n",
        "Sources/Crypto/Crypto0.swift": "public struct Crypto0 {}\n",
        "Sources/Crypto/Crypto1.swift": "public struct Crypto1 {}\n",
        "Sources/Files/Files.swift": "import Crypto\npublic struct Files {}\n",
        "Sources/Files/Files0.swift": "public struct Files0 {}\n",
        "Sources/Files/Files1.swift": "public struct Files1 {}\n",
        "Sources/Gzip/Gzip.swift": "import Files\npublic struct Gzip {}\n",
        "Sources/Gzip/Gzip0.swift": "public struct Gzip0 {}\n",
        "Sources/Gzip/Gzip1.swift": "public struct Gzip1 {}\n",
        "Sources/Links/Links.swift": "import Gzip\npublic struct Links {}\n",
        "Sources/Links/Links0.swift": "public struct Links0 {}\n",
        "Sources/Links/Links1.swift": "public struct Links1 {}\n",
        "Sources/Log/Log.swift": "import Links\npublic struct Log {}\n",
        "Sources/Log/Log0.swift": "public struct Log0 {}\n",
        "Sources/Log/Log1.swift": "public struct Log1 {}\n",
        "Sources/Money/Money.swift": "import Log\npublic struct Money {}\n",
        "Sources/Money/Money0.swift": "public struct Money0 {}\n",
        "Sources/Money/Money1.swift": "public struct Money1 {}\n",
        "Sources/Cart-UI/Page.swift": "import Money\nimport SwiftUI\nstruct Page {}\n",
        "Sources/Cart-UI/Row.swift": "import SwiftUI\nstruct Row {}\n",
      ],
      drawn: """
          tier  View   2 files   7 %
          tier  Model  24 files  92 %

          each tier depends on what most uses say  8 uses  0 against

        Boundaries: 2 of 2 hold
        """,
      summary: "No violations in 26 files"),
  ]
}

import Foundation
import Testing

/// Three projects in which people have broken rules in a hundred places, and three in which a
/// hundred places only look so: what is there is reported at its line, and nothing else.
@Suite struct PlantedViolationsTests {
  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let project: [String: String]
    let planted: [Planted]
    let innocent: [String]
    /// The folders that innocent files are put into, by the word that their text starts with.
    let homes: [String: String]
  }

  /// A file, and the lines of it that break rules: `1 tier`.
  struct Planted: Sendable {
    let path: String
    let text: String
    let found: [String]

    init(_ path: String, _ text: String, _ found: String...) {
      (self.path, self.text, self.found) = (path, text, found)
    }
  }

  static let stories = [package, folders, xcode]

  @Test(arguments: stories) func areFound(_ story: Story) throws {
    let sandbox = try Sandbox(story.project)
    for planted in story.planted { try sandbox.write(planted.text, to: planted.path) }
    let expected = story.planted.flatMap { planted in
      planted.found.map { "\(planted.path):\($0)" }
    }
    #expect(try sandbox.found() == expected.sorted())
  }

  @Test(arguments: stories) func areNotSeenWhereThereAreNone(_ story: Story) throws {
    let sandbox = try Sandbox(story.project)
    for (number, line) in story.innocent.enumerated() {
      let (home, text) = try #require(line.parted)
      let folder = try #require(story.homes[home])
      try sandbox.write(text + "\n", to: "\(folder)/Innocent\(number).swift")
    }
    #expect(try sandbox.found() == [])
  }

  @Test func areAHundred() {
    #expect(Self.stories.flatMap { $0.planted.flatMap(\.found) }.count >= 100)
    #expect(Self.stories.flatMap(\.innocent).count >= 100)
    let found: [String] = Self.stories.flatMap { story in story.planted.flatMap(\.found) }
    let rules = found.compactMap { $0.split(separator: " ").last.map(String.init) }
    let all = [
      "acyclic", "allow", "conflict", "cycle", "duplicate", "forbid", "framework", "independent",
      "layer", "module", "only", "signature", "stray", "tier", "type", "undeclared", "unregistered",
      "unused", "vain",
    ]
    #expect(Set(rules).sorted() == all)
  }
}

// MARK: - A package

extension PlantedViolationsTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Kit",
      targets: [
        .target(name: "Core"),
        .target(name: "App", dependencies: ["FeedView", "LoginView", "LoginBusiness"]),
        .target(name: "LoginView", dependencies: ["Core", "LoginBusiness"]),
        .target(name: "LoginBusiness", dependencies: ["Core", "LoginData"]),
        .target(name: "LoginData", dependencies: ["Core"]),
        .target(name: "FeedView", dependencies: ["FeedBusiness"]),
        .target(name: "FeedBusiness", dependencies: ["LoginBusiness", "FeedData"]),
        .target(name: "FeedData"),
        .testTarget(name: "LoginTests", dependencies: ["LoginView", "LoginData"]),
      ]
    )
    """

  static let package = Story(
    testDescription: "a package",
    project: [
      "scaffold.json": """
      {
        "version": 2,
        "tiers": [
          { "name": "View", "targets": ["*View"], "frameworks": ["SwiftUI", "UIKit"] },
          { "name": "Business", "targets": ["*Business"], "hides": ["Data"] },
          { "name": "Data", "targets": ["*Data"], "frameworks": ["CoreData"],
            "types": ["URLSession"] }
        ],
        "app": ["App"], "shared": ["Core"], "uses": { "Feed": ["Login"] },
        "forbid": [ { "from": "View", "to": "Lottie" }, { "from": "app", "to": "Sentry" } ],
        "only": { "Alamofire": ["Data"] },
        "independent": { "screens": ["LoginView", "FeedView"] },
        "layers": { "Sources/LoginView": ["Screens", "Rows"] }
      }
      """,
      "Package.swift": manifest,
      "Sources/Core/Money.swift": "public struct Money {}\n",
      "Sources/App/Main.swift":
        "import FeedView\nimport LoginBusiness\nimport LoginView\n",
      "Sources/LoginView/Screens/LoginScreen.swift":
        "import Core\nimport LoginBusiness\nimport SwiftUI\nstruct LoginScreen { let row: LoginRow }\n",
      "Sources/LoginView/Rows/LoginRow.swift": "import Lottie_Colors\nstruct LoginRow {}\n",
      "Sources/LoginBusiness/Login.swift":
        "import Core\nimport LoginData\npublic struct Login { private let reply: LoginReply }\n",
      "Sources/LoginData/LoginReply.swift":
        "import Alamofire\nimport Core\nimport CoreData\npublic struct LoginReply {}\n"
        + "let session = URLSession.shared\n",
      "Sources/FeedView/FeedScreen.swift": "import FeedBusiness\npublic struct FeedScreen {}\n",
      "Sources/FeedBusiness/Feed.swift":
        "import FeedData\nimport LoginBusiness\nimport Sentry\npublic struct Feed {}\n",
      "Sources/FeedData/FeedReply.swift": "import Lottie\npublic struct FeedReply {}\n",
      "Tests/LoginTests/LoginTests.swift":
        "@testable import LoginData\n@testable import LoginView\n",
    ],
    planted: [
      Planted("Sources/LoginView/V01.swift", "import LoginData\n", "1 tier"),
      Planted(
        "Sources/LoginView/V02.swift", "import Foundation\n\n@testable import LoginData\n", "3 tier"
      ),
      Planted("Sources/LoginView/V03.swift", "#if DEBUG\nimport LoginData\n#endif\n", "2 tier"),
      Planted("Sources/LoginView/V04.swift", "import struct LoginData.LoginReply\n", "1 tier"),
      Planted("Sources/LoginView/V05.swift", "import Core; import LoginData\n", "1 tier"),
      Planted("Sources/LoginBusiness/V06.swift", "import LoginView\n", "1 tier"),
      Planted("Sources/LoginBusiness/V07.swift", "@_exported import LoginData\n", "1 tier"),
      Planted("Sources/LoginData/V08.swift", "// A\n\n\nimport LoginBusiness\n", "4 tier"),
      Planted("Sources/LoginData/V09.swift", "/* A\n*/ import LoginView\n", "2 tier"),
      Planted("Sources/App/V10.swift", "import LoginData\n", "1 tier"),
      Planted("Sources/Core/V11.swift", "internal import LoginBusiness\n", "1 tier"),
      Planted("Sources/FeedData/V12.swift", "import FeedBusiness\n", "1 tier"),
      Planted("Sources/FeedView/V13.swift", "import FeedData\n", "1 tier"),
      Planted("Sources/FeedView/V14.swift", "import LoginBusiness\n", "1 module"),
      Planted("Sources/FeedView/V15.swift", "import LoginView\n", "1 independent", "1 module"),
      Planted("Sources/FeedData/V16.swift", "import LoginData\n", "1 module"),
      Planted("Sources/FeedBusiness/V17.swift", "import LoginData\n", "1 module"),
      Planted("Sources/LoginBusiness/V18.swift", "import FeedBusiness\n", "1 module"),
      // The way round begins where Feed uses Login.
      Planted(
        "Sources/FeedBusiness/Feed.swift",
        "import FeedData\nimport LoginBusiness\nimport Sentry\npublic struct Feed {}\n", "2 cycle"),
      Planted("Sources/LoginBusiness/V19.swift", "import SwiftUI\n", "1 framework"),
      Planted("Sources/LoginData/V20.swift", "import class UIKit.UIView\n", "1 framework"),
      Planted("Sources/LoginView/V21.swift", "import CoreData\n", "1 framework"),
      Planted("Sources/Core/V22.swift", "\nimport UIKit\n", "2 framework"),
      Planted("Sources/FeedBusiness/V23.swift", "@preconcurrency import UIKit\n", "1 framework"),
      Planted("Sources/LoginView/V24.swift", "let a: URLSession? = nil\n", "1 type"),
      Planted("Sources/LoginBusiness/V25.swift", "\nfunc load(_ a: URLSession) {}\n", "2 type"),
      Planted("Sources/App/V26.swift", "let a = [\n  URLSession()\n]\n", "2 type"),
      Planted(
        "Sources/LoginBusiness/V27.swift",
        "import LoginData\npublic func a() -> LoginReply { fatalError() }\n", "2 signature"),
      Planted(
        "Sources/LoginBusiness/V28.swift",
        "import LoginData\npublic struct A {\n  public let reply: [LoginReply]\n}\n",
        "3 signature"),
      Planted(
        "Sources/LoginBusiness/V29.swift",
        "import LoginData\npublic protocol B {\n  func load() async throws -> LoginReply?\n}\n",
        "3 signature"),
      Planted(
        "Sources/LoginBusiness/V30.swift",
        "import LoginData\npackage typealias Raw = LoginReply\n", "2 signature"),
      Planted("Sources/LoginView/V31.swift", "import Lottie\n", "1 forbid"),
      Planted("Sources/FeedView/V32.swift", "import Lottie\n", "1 forbid"),
      Planted("Sources/App/V33.swift", "import Sentry\n", "1 forbid"),
      Planted("Sources/LoginView/V34.swift", "import Alamofire\n", "1 only"),
      Planted("Sources/App/V35.swift", "import Alamofire\n", "1 only"),
      Planted("Sources/Core/V36.swift", "import Alamofire\n", "1 only"),
      Planted(
        "Sources/LoginView/Rows/V37.swift", "struct Row37 { var screen: LoginScreen? }\n", "1 layer"
      ),
      Planted("Sources/FeedBusiness/V38.swift", "import Core\n", "1 undeclared"),
      Planted("Tests/LoginTests/V39.swift", "import LoginBusiness\n", "1 undeclared"),
      Planted(
        "Package.swift",
        manifest.replacing("\"FeedData\"),", with: "\"FeedData\", dependencies: [\"Core\"]),"),
        "14 unused"),
      Planted("Sources/Loose/V40.swift", "struct Loose {}\n", "1 stray"),
      Planted(
        "Sources/LoginView/V41.swift", "// scaffold:allow tier until March\nlet b = 1\n", "1 allow"),
      Planted(
        "Sources/LoginView/V42.swift", "let c = 1 // scaffold:allow-next-line tier x\n", "1 allow"),
      Planted("Sources/Core/V43.swift", "\n<<<<<<< a\n=======\n>>>>>>> b\n", "2 conflict"),
    ],
    innocent: [
      "View // import LoginData", "View /* import LoginData */",
      "View let a = \"import LoginData\"",
      "View let a = \"\"\"\n  import LoginData\n  \"\"\"", "View let a = #\"import LoginData\"#",
      "View import Core", "View import LoginBusiness // not LoginData", "View import UIKit",
      "View import LoginDataKit", "View import MyLoginData", "View import Foundation",
      "View let URLSessions = 1", "View let a = Kit.URLSession", "View // URLSession",
      "View let a = \"URLSession\"", "View import LottieColors", "View let alamofire = 1",
      "View // scaffold:modules", "View // we scaffold: allow it time",
      "Business import LoginData", "Business import Core",
      "Business import LoginData\n"
        + "func a() -> LoginReply { fatalError() }",
      "Business import LoginData\npublic struct C {\n  let reply: LoginReply\n}",
      "Business import LoginData\nstruct D {\n  public let reply: LoginReply\n}",
      "Business import LoginData\npublic func e(_ a: Int = LoginReply().count) {}",
      "Business public struct LoginReply {}\npublic func f() -> LoginReply { LoginReply() }",
      "Business import LoginData\npublic func g() {\n  let reply: LoginReply\n}",
      "Business // let a: URLSession", "Data import CoreData", "Data import Alamofire",
      "Data let a: URLSession? = nil", "Core import Foundation", "App import LoginView",
      "App import LoginBusiness", "Rows struct Row { let other: LoginRow }",
      "Tests @testable import LoginData",
    ],
    homes: [
      "View": "Sources/LoginView", "Business": "Sources/LoginBusiness", "Data": "Sources/LoginData",
      "Core": "Sources/Core", "App": "Sources/App", "Rows": "Sources/LoginView/Rows",
      "Tests": "Tests/LoginTests",
    ])
}

// MARK: - Folders of one app

extension PlantedViolationsTests {
  static let folders = Story(
    testDescription: "an app in folders",
    project: [
      "scaffold.json": """
      {
        "version": 2, "layout": "folders", "modules": "Features",
        "tiers": [
          { "name": "View", "folders": ["Features/*/View"], "frameworks": ["SwiftUI"] },
          { "name": "Business", "folders": ["Features/*/Business"], "hides": ["Data"] },
          { "name": "Data", "folders": ["Features/*/Data"], "types": ["UserDefaults"] }
        ],
        "app": ["Main"], "shared": ["Core"], "uses": { "Feed": ["Login"] },
        "forbid": [ { "from": "Core", "to": "Wire" } ],
        "only": { "Keychain": ["Data"] },
        "independent": { "screens": ["Features/*/View"] },
        "layers": { "Features/*/View": ["Screens", "Rows"] },
        "acyclic": ["files"],
        "rules": { "cycle": "off" }
      }
      """,
      "Main/Main.swift": "struct Main { let a: LoginScreen; let b: FeedScreen }\n",
      "Core/Money.swift": "struct Money {}\n",
      "Features/Login/View/Screens/LoginScreen.swift":
        "import SwiftUI\nstruct LoginScreen { let row: LoginRow; let login: Login }\n",
      "Features/Login/View/Rows/LoginRow.swift": "struct LoginRow { let money: Money }\n",
      "Features/Login/Business/Login.swift":
        "import Wire\nstruct Login { private let reply: LoginReply }\n",
      "Features/Login/Data/LoginReply.swift":
        "import Keychain\nstruct LoginReply {}\nlet store = UserDefaults.standard\n",
      "Features/Feed/View/Screens/FeedScreen.swift": "struct FeedScreen { let feed: Feed }\n",
      "Features/Feed/View/Rows/FeedRow.swift": "struct FeedRow {}\n",
      "Features/Feed/Business/Feed.swift":
        "struct Feed { let login: Login; private let reply: FeedReply }\n",
      "Features/Feed/Data/FeedReply.swift": "struct FeedReply {}\n",
      "Features/Login/.scaffold.json": """
      { "version": 1, "tool": "0.1.0", "template": { "name": "module", "digest": "" },
        "answers": {}, "files": {},
        "insertions": [
          { "file": "../../Main/Route.swift", "marker": "routes", "line": "case login" },
          { "file": "../../Main/Route.swift", "marker": "routes", "line": "case settings" } ] }
      """,
      "Main/Route.swift":
        "enum Route {\n  // scaffold:routes\n  case login\n  case settings\n  // scaffold:end\n}\n",
    ],
    planted: [
      Planted("Features/Login/View/W01.swift", "struct W01 { let a: LoginReply }\n", "1 tier"),
      Planted("Features/Login/View/W02.swift", "func w02(_ a: [LoginReply]) {}\n", "1 tier"),
      Planted("Features/Login/View/W03.swift", "\nlet w03 = LoginReply()\n", "2 tier"),
      Planted("Features/Login/View/W04.swift", "let w04 = \"\\(LoginReply())\"\n", "1 tier"),
      Planted("Features/Login/View/W05.swift", "extension LoginReply { }\n", "1 tier"),
      Planted("Features/Login/View/W06.swift", "typealias W06 = LoginReply?\n", "1 tier"),
      Planted(
        "Features/Login/View/W07.swift", "func w07<A>() -> A where A == LoginReply {}\n", "1 tier"),
      Planted("Features/Login/View/W08.swift", "let w08 = w() as? LoginReply\n", "1 tier"),
      Planted(
        "Features/Login/View/W09.swift", "struct W09<A> {}\nlet a: W09<LoginReply>\n", "2 tier"),
      Planted("Features/Login/Data/W10.swift", "struct W10 { let a: Login }\n", "1 tier"),
      Planted("Features/Login/Data/W11.swift", "let w11: (LoginScreen) -> Void\n", "1 tier"),
      Planted("Features/Login/Business/W12.swift", "private let w12: LoginScreen\n", "1 tier"),
      Planted("Main/W13.swift", "struct W13 { let a: LoginReply }\n", "1 tier"),
      Planted("Core/W14.swift", "struct W14 { let a: Login }\n", "1 tier"),
      Planted(
        "Features/Feed/View/W15.swift", "struct W15 { let a: LoginRow }\n", "1 independent",
        "1 module"),
      Planted("Features/Feed/View/W16.swift", "struct W16 { let a: Login }\n", "1 module"),
      Planted("Features/Feed/Data/W17.swift", "struct W17 { let a: LoginReply }\n", "1 module"),
      Planted("Features/Login/Business/W18.swift", "private let w18: FeedScreen\n", "1 tier"),
      Planted("Features/Login/Business/W19.swift", "private let w19: Feed\n", "1 module"),
      Planted("Features/Login/Business/W20.swift", "import SwiftUI\n", "1 framework"),
      Planted(
        "Features/Login/Data/W21.swift", "// A\nimport struct SwiftUI.Color\n", "2 framework"),
      Planted("Features/Login/View/W22.swift", "let w22 = UserDefaults()\n", "1 type"),
      Planted("Main/W23.swift", "\n\nlet w23: UserDefaults\n", "3 type"),
      Planted("Features/Feed/Business/W24.swift", "func w24() -> FeedReply {}\n", "1 signature"),
      Planted(
        "Features/Feed/Business/W25.swift", "enum W25 {\n  case a(FeedReply)\n}\n", "2 signature"),
      Planted(
        "Features/Feed/Business/W26.swift", "struct W26 {\n  init(_ a: FeedReply) {}\n}\n",
        "2 signature"),
      Planted("Core/W27.swift", "import Wire\n", "1 forbid"),
      Planted("Features/Login/View/W28.swift", "import Keychain\n", "1 only"),
      Planted("Main/W29.swift", "import Keychain\n", "1 only"),
      Planted("Features/Feed/View/Rows/W30.swift", "struct W30 { let a: FeedScreen }\n", "1 layer"),
      Planted("Features/Login/View/Rows/W31.swift", "\nfunc w31(_ a: LoginScreen) {}\n", "2 layer"),
      Planted("Core/Even.swift", "struct Even { let a: Odd? }\n", "1 acyclic"),
      Planted("Core/Odd.swift", "struct Odd { let a: Even? }\n"),
      Planted("Loose/W32.swift", "struct W32 {}\n", "1 stray"),
      Planted("W33.swift", "struct W33 {}\n", "1 stray"),
      Planted(
        "Main/Route.swift",
        "enum Route {\n  // scaffold:routes\n  case login\n  case login\n  // scaffold:end\n}\n",
        "1 unregistered", "4 duplicate"),
      Planted("Features/Feed/View/W34.swift", "// Scaffold:Allow tier x\nlet a = 1\n", "1 allow"),
      Planted("Core/W35.swift", "let a = 1 // scaffold:allow tiers until March\n", "1 allow"),
      Planted("Core/W36.swift", "// scaffold:allow-file stray because\n", "1 allow"),
      Planted("Main/W37.swift", "<<<<<<< a\n=======\n>>>>>>> b\n", "1 conflict"),
    ],
    innocent: [
      "View // LoginReply", "View let a = \"LoginReply\"", "View let a = /LoginReply/",
      "View let a: Kind = .LoginReply", "View let a = Kind.LoginReply",
      "View struct A { struct LoginReply {}\n let a: LoginReply }",
      "View struct Box<LoginReply> { let a: LoginReply }", "View let loginReply = 1",
      "View let LoginReplys = 1", "View private struct LoginReply {}\nlet a: LoginReply",
      "View import LoginReply", "View #LoginReply", "View let a: Login", "View let a: Money",
      "View func f<LoginReply>(_ a: LoginReply) {}", "View /* LoginReply /* LoginReply */ */",
      "View let a = #\"\\(LoginReply)\"#", "View protocol P { associatedtype LoginReply }",
      "View // UserDefaults", "View let a = Kit.UserDefaults", "View import SwiftUI",
      "View let a = \"\"\"\n  LoginReply\n  \"\"\"", "Business private let a: LoginReply",
      "Business struct A { private let a: LoginReply }", "Business func f() { let a: LoginReply }",
      "Business import Wire", "Business let a = 1 // LoginReply",
      "Business fileprivate func f(_ a: LoginReply) {}", "Data import Keychain",
      "Data let a: UserDefaults", "Rows struct A { let row: LoginRow }", "Rows // LoginScreen",
      "Screens let a: LoginRow", "Core import Foundation", "Main let a: LoginScreen",
      "Main let a: Login",
    ],
    homes: [
      "View": "Features/Login/View", "Business": "Features/Login/Business",
      "Data": "Features/Login/Data", "Rows": "Features/Login/View/Rows",
      "Screens": "Features/Login/View/Screens", "Core": "Core", "Main": "Main",
    ])
}

// MARK: - An app whose project file is written by hand

extension PlantedViolationsTests {
  /// Three targets, each with a folder whose name says nothing.
  private static let projectFile = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = ( A, K, S, T, ); };
      G = { isa = PBXGroup; children = ( AG, KG, SG, TG, ); sourceTree = "<group>"; };
      AG = { isa = PBXFileSystemSynchronizedRootGroup; path = One; sourceTree = "<group>"; };
      KG = { isa = PBXFileSystemSynchronizedRootGroup; path = Two; sourceTree = "<group>"; };
      SG = { isa = PBXFileSystemSynchronizedRootGroup; path = Three; sourceTree = "<group>"; };
      TG = { isa = PBXFileSystemSynchronizedRootGroup; path = Four; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = Weibo; fileSystemSynchronizedGroups = ( AG, );
        productType = "com.apple.product-type.application"; };
      K = { isa = PBXNativeTarget; name = Kit; fileSystemSynchronizedGroups = ( KG, );
        productType = "com.apple.product-type.framework"; };
      S = { isa = PBXNativeTarget; name = Storage; fileSystemSynchronizedGroups = ( SG, );
        productType = "com.apple.product-type.framework"; };
      T = { isa = PBXNativeTarget; name = Tools; fileSystemSynchronizedGroups = ( TG, );
        productType = "com.apple.product-type.framework"; };
    }; rootObject = P; }
    """

  private static let architecture = """
    {
      "version": 2,
      "tiers": [
        { "name": "View", "targets": ["Weibo"], "frameworks": ["UIKit"] },
        { "name": "Business", "targets": ["Kit"] },
        { "name": "Data", "targets": ["Storage"], "types": ["FileManager"] }
      ],
      "shared": ["Tools"],
      "forbid": [ { "from": "Kit", "to": "Combine", "reason": "we use async" } ],
      "only": { "SQLite3": ["Storage"] },
      "acyclic": ["targets"],
      "exclude": ["Old"]
    }
    """

  static let xcode = Story(
    testDescription: "an app with a project file",
    project: [
      "scaffold.json": architecture,
      "Weibo.xcodeproj/project.pbxproj": projectFile,
      "One/Screen.swift": "import Kit\nimport UIKit\nimport Combine\n",
      "Two/Model.swift": "import Storage\nimport Tools\nstruct Model {}\n",
      "Three/Store.swift": "import SQLite3\nlet files = FileManager.default\n",
      "Four/Text.swift": "import Foundation\n",
    ],
    planted: [
      Planted("One/X01.swift", "import Storage\n", "1 tier"),
      Planted("One/X02.swift", "@testable import Storage\n", "1 tier"),
      Planted("One/X03.swift", "import Kit\n#if os(iOS)\nimport Storage\n#endif\n", "3 tier"),
      Planted("One/X04.swift", "import enum Storage.Kind\n", "1 tier"),
      Planted("One/X05.swift", "public import Storage\n", "1 tier"),
      Planted("One/X06.swift", "@_implementationOnly import Storage\n", "1 tier"),
      Planted("One/X07.m", "#import <Storage/Storage.h>\n", "1 tier"),
      Planted("One/X08.h", "\n@import Storage;\n", "2 tier"),
      Planted("One/X09.m", "@import Kit;\n#import <Storage/Kind.h>\n", "2 tier"),
      Planted("Two/X10.swift", "import Weibo\n", "1 tier"),
      Planted("Three/X11.swift", "import Kit\n", "1 tier"),
      Planted("Three/X12.m", "#import <Weibo/Screen.h>\n", "1 tier"),
      Planted("Four/X13.swift", "import Kit\n", "1 tier"),
      Planted("Four/X14.swift", "import Storage\n", "1 tier"),
      Planted("Two/X15.swift", "import UIKit\n", "1 framework"),
      Planted("Three/X16.swift", "import UIKit.UIView\n", "1 framework"),
      Planted("Three/X17.m", "#import <UIKit/UIKit.h>\n", "1 framework"),
      Planted("Four/X18.swift", "import UIKit\n", "1 framework"),
      Planted("One/X19.swift", "let a = FileManager.default\n", "1 type"),
      Planted("Two/X20.swift", "\n\nlet b: FileManager\n", "3 type"),
      Planted("Two/X21.swift", "import Combine\n", "1 forbid"),
      Planted("Two/X22.swift", "// A\nimport class Combine.Just\n", "2 forbid"),
      Planted("One/X23.swift", "import SQLite3\n", "1 only"),
      Planted("Two/X24.swift", "import Foundation\nimport SQLite3\n", "2 only"),
      // Storage depends on Kit, which depends on Storage; the way round begins at the first of
      // them.
      Planted(
        "Two/Model.swift", "import Storage\nimport Tools\nstruct Model {}\n", "1 acyclic"),
      Planted(
        "scaffold.json",
        architecture.replacing("[\"Old\"]", with: "[\"Old\"], \"tests\": [\"Tsts\"]"),
        "12 vain"),
      Planted("Five/X25.swift", "struct X25 {}\n", "1 stray"),
      Planted("One/X26.swift", "let c = 1 // scaffold:allow tier until March\n", "1 allow"),
      Planted("One/X27.swift", "// scaffold:allow tier\nimport Kit\n", "1 allow"),
      Planted("Four/X28.swift", "let d = 1\n<<<<<<< a\n=======\n>>>>>>> b\n", "2 conflict"),
    ],
    innocent: [
      "One // import Storage", "One let a = \"import Storage\"", "One import StorageKit",
      "One import Kit", "One import Tools", "One import UIKit", "One let a = Kit.FileManager",
      "One // FileManager", "One let fileManager = 1", "One struct Storage {}",
      "One let a: Storage", "One /*\n import Storage\n*/", "One func Storage() {}",
      "One let a = \"\"\"\n  import Storage\n  \"\"\"", "One import Combine",
      "One let a = #\"import SQLite3\"#", "One import SQLite", "Two import Storage",
      "Two import Tools", "Two // import Combine", "Two import CombineSchedulers",
      "Two let a = \"UIKit\"", "Two import Foundation", "Three import SQLite3",
      "Three let a: FileManager", "Three import Tools", "Three // import Kit",
      "Three struct Kit {}", "Four import Foundation", "Four // import Weibo",
      "Four let a = 1 // we scaffold:nothing", "Four import os",
    ],
    homes: ["One": "One", "Two": "Two", "Three": "Three", "Four": "Four"])
}

extension String {
  /// What stands before the first blank, and what behind it.
  fileprivate var parted: (String, String)? {
    firstIndex(of: " ").map { (String(self[..<$0]), String(self[index(after: $0)...])) }
  }
}

extension Sandbox {
  private struct Found: Decodable {
    struct Finding: Decodable {
      let rule: String
      let file: String
      let line: Int
    }

    let findings: [Finding]
  }

  /// `Sources/A.swift:1 tier`, in order.
  fileprivate func found() throws -> [String] {
    let found = try JSONDecoder().decode(
      Found.self, from: Data(run("check --format json").out.utf8))
    return found.findings.map { "\($0.file):\($0.line) \($0.rule)" }.sorted()
  }
}

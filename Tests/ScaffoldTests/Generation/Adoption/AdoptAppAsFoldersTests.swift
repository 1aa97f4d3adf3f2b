import Foundation
import Testing

@testable import Generation

/// The folder of an Xcode app that someone else made gets the Base layers and modules in its one
/// target, with `--layout folders`, and gives them back.
@Suite struct AdoptAppAsFoldersTests {
  @Test func addsTheBaseLayersAndAModule() throws {
    let sandbox = try Sandbox.app()
    let before = try sandbox.tree()

    let outcome = sandbox.run("new-module Login --layout folders --ui none")

    #expect(
      outcome.withoutParts
        == Outcome(
          """
          Added the Base layers to the app Weibo in Weibo/Base
          The app has a privacy manifest now: Weibo/Base/Data/PrivacyInfo.xcprivacy
          The words are in the app's languages: en
          Made the module Login in Weibo/Modules/Login: 17 files

            Data      5  LoginNetwork, LoginDTO+Row, LoginDTO, LoginDatabase, LoginStorage
            Business  4  Login+LoginDTO, Login, LoginHandler, LoginHandling
            View      4  LoginRoute, LoginText, LoginViewModel
            Tests     4  LoginBusinessTests, LoginDataTests, LoginSamples, LoginViewTests
          The data comes from the network; the last answer is kept in the database
          Login shows one thing; what signs users in is made by `--kind login`

          Next: run the tests of Weibo in Xcode
          """))
    #expect(
      try sandbox.topPaths() == [
        ".gitattributes", ".scaffold.json", "AGENTS.md", "Weibo.xcodeproj/project.pbxproj",
        "Weibo/App.swift",
        "Weibo/Base", "Weibo/Modules", "WeiboTests/AppTests.swift", "WeiboTests/Base",
        "WeiboTests/Login", "scaffold.json",
      ])
    #expect(
      sandbox.run("status --strict").withoutCounts
        == Outcome("Weibo (the project's own files)\n  N as generated\nLogin\n  N as generated"))
    #expect(
      sandbox.run("remove-module Login").withoutCounts
        == Outcome(
          """
          Took out the module Login and the Base layers: N files removed
          Removed outside its folder: AGENTS.md
          """))
    #expect(try sandbox.tree() == before)
  }

  @Test func hasNoImportsBetweenTiersAndNoAccessLevels() throws {
    let sandbox = try Sandbox.app()

    _ = sandbox.run("new-module Login --layout folders --ui both")

    #expect(
      try sandbox.read("Weibo/Modules/Login/Data/LoginNetwork.swift") == """
        /// Asks the server for the `Login`.
        nonisolated final class LoginNetwork: Sendable {
          private let client: HTTPClient

          init(client: HTTPClient) {
            self.client = client
          }

          @Sendable func fetch() async throws(AppError) -> LoginDTO {
            try await client.send(Self.endpoint)
          }

          private static var endpoint: Endpoint<LoginDTO> {
            // FILL IN: the path of the API, and what it wants to know.
            Endpoint(.get, "login")
          }
        }

        """)
    let lines = try sandbox.texts().filter { $0.key.hasSuffix(".swift") }.values
      .flatMap { $0.split(separator: "\n") }
    let imports = lines.filter { $0.contains("import ") && !$0.contains("//") }.map(\.trimmedText)
    #expect(
      Set(imports).sorted() == [
        "@testable import Weibo", "import Accessibility", "import BaseSQLite", "import Combine",
        "import Dispatch", "import Foundation", "import FoundationNetworking",
        "import Observation", "import SQLite3", "import SwiftUI", "import Testing",
        "import UIKit",
      ])
    let levels = lines.filter { line in
      ["package ", "public ", "open "].contains { line.trimmedText.hasPrefix($0) }
    }
    #expect(levels == [])
  }

  @Test func modulesStandBesideOneAnother() throws {
    let sandbox = try Sandbox.app()
    let before = try sandbox.tree()
    _ = sandbox.run("new-module Login --layout folders --entity User")
    let withLogin = try sandbox.tree()

    #expect(
      sandbox.run("new-module Profile --entity User")
        == Outcome(
          .refused,
          err: """
            error: 6 names are taken; give the entity another name with `--entity`, or rename yours
              Weibo/Modules/Login/Business/User+UserDTO.swift: `User+UserDTO.swift`
              Weibo/Modules/Login/Business/User.swift: `User.swift`
              Weibo/Modules/Login/Business/User.swift:2: `User`
              Weibo/Modules/Login/Data/UserDTO+Row.swift: `UserDTO+Row.swift`
              Weibo/Modules/Login/Data/UserDTO.swift: `UserDTO.swift`
              Weibo/Modules/Login/Data/UserDTO.swift:2: `UserDTO`
            """))
    #expect(try sandbox.tree() == withLogin)
    #expect(sandbox.run("new-module Profile --uses Login").status == .success)
    #expect(
      sandbox.run("remove-module Login")
        == Outcome(.refused, err: "error: `Login` is used by Profile; take those out first"))
    #expect(sandbox.run("remove-module Profile").status == .success)
    #expect(try sandbox.tree() == withLogin)
    #expect(sandbox.run("remove-module Login").status == .success)
    #expect(try sandbox.tree() == before)
  }

  @Test func saysWhatIsToBeDoneInXcode() throws {
    let sandbox = try Sandbox.app([
      "Weibo.xcodeproj/project.pbxproj": Sandbox.project(with: "PBXGroup")
    ])
    try sandbox.remove("WeiboTests")

    let lines = sandbox.run("new-module Login --layout folders").out.split(separator: "\n")
      .prefix(6)

    #expect(
      lines == [
        "Added the Base layers to the app Weibo in Weibo/Base",
        "In Xcode, add the folders Weibo/Base and Weibo/Modules to the target Weibo",
        "In Xcode, make a unit test target WeiboTests; its folder is there now",
        "The app has a privacy manifest now: Weibo/Base/Data/PrivacyInfo.xcprivacy",
        "The words are in the app's languages: en",
        "Made the module Login in Weibo/Modules/Login: 19 files",
      ])
  }

  /// In one target, a type of ours stands for the system's in all files.
  @Test(arguments: [
    (
      "Notification", "Weibo/Push.swift", "\nfunc show(_ notification: Notification) {}\n",
      "`Notification` would hide the system's type of that name from Weibo/Push.swift:2; "
        + "give the entity another name with `--entity`"
    ),
    (
      "Issue", "WeiboTests/AppTests.swift",
      "import Testing\n\n@Suite struct AppTests {\n  let issue: Issue?\n}\n",
      "`Issue` would hide the system's type of that name from WeiboTests/AppTests.swift:4; "
        + "give the entity another name with `--entity`"
    ),
  ])
  func refusesToHideATypeOfTheSystem(
    _ entity: String, _ path: String, _ text: String, saying message: String
  ) throws {
    let sandbox = try Sandbox.app([path: text])
    let before = try sandbox.tree()

    #expect(
      sandbox.run("new-module Feed --layout folders --entity \(entity)")
        == Outcome(.refused, err: "error: " + message))
    #expect(try sandbox.tree() == before)
  }

  @Test func importsByNameInTestsWhatIsCalledAsATypeOfTheSystem() throws {
    let sandbox = try Sandbox.app()

    _ = sandbox.run("new-module Feed --layout folders --entity Issue")

    #expect(
      try sandbox.read("WeiboTests/Feed/FeedBusinessTests.swift").hasPrefix(
        """
        import Testing

        @testable import Weibo
        @testable import struct Weibo.Issue

        nonisolated struct FeedMappingTests {
          @Test func turnsRawIntoShown() throws {
            #expect(try Issue(IssueDTO.sample) == .sample)
          }
        }

        """))
  }

  @Test(arguments: [
    (
      ["Weibo/Session.swift": "\nstruct Session {}\n"], " --kind login",
      """
      2 names are taken; rename yours: all types of an app are in one target
        Weibo/Session.swift: `Session.swift`
        Weibo/Session.swift:2: `Session`
      """
    ),
    (
      ["Weibo/Legacy/Old.swift": "final class LoginHandler {}\n"], "",
      "`LoginHandler` is taken in Weibo/Legacy/Old.swift:1; "
        + "give the entity another name with `--entity`, or rename yours"
    ),
    (
      ["WeiboTests/Gates.swift": "actor Gate {}\n"], "",
      "`Gate` is taken in WeiboTests/Gates.swift:1; "
        + "rename yours: all types of an app are in one target"
    ),
    (
      [
        "Weibo.xcodeproj/project.pbxproj": Sandbox.project(
          with: "PBXFileSystemSynchronizedRootGroup", iOS: "16.4")
      ], "",
      "`Weibo.xcodeproj/project.pbxproj:20` asks for iOS 16.4, and modules need iOS 17; "
        + "raise the deployment target in Xcode"
    ),
    (
      ["Other.xcodeproj/project.pbxproj": Sandbox.project(with: "PBXGroup")], "",
      "`.` has several Xcode projects: Other.xcodeproj, Weibo.xcodeproj; "
        + "name the folder of the app's sources with `--sources <dir>`"
    ),
    (
      ["Weibo/Base/A.swift": ""], "",
      "`Weibo/Base` exists already; `--sources <dir>` puts Base and modules into another folder"
    ),
  ])
  func refuses(_ files: [String: String], options: String, saying message: String) throws {
    let sandbox = try Sandbox.app(files)
    let before = try sandbox.tree()

    #expect(
      sandbox.run("new-module Login --layout folders\(options)")
        == Outcome(.refused, err: "error: " + message))
    #expect(try sandbox.tree() == before)
  }

  @Test func asksForTheSourcesIfTheyCannotBeTold() throws {
    let sandbox = try Sandbox([
      "Weibo.xcodeproj/project.pbxproj": "{}", "App/A.swift": "", "Kit/K.swift": "",
    ])
    #expect(
      sandbox.run("new-module Login --layout folders")
        == Outcome(
          .refused,
          err: "error: it cannot be known where the sources of `Weibo.xcodeproj` are; "
            + "name their folder with `--sources <dir>`, one of App, Kit"))
    #expect(sandbox.run("new-module Login --layout folders --sources App").status == .success)
    #expect(
      try sandbox.topPaths() == [
        ".gitattributes", ".scaffold.json", "AGENTS.md", "App/A.swift", "App/Base", "App/Modules",
        "AppTests/Base", "AppTests/Login", "Kit/K.swift", "Weibo.xcodeproj/project.pbxproj",
        "scaffold.json",
      ])
  }

  @Test(arguments: [
    ("--base-prefix Acme", "a package"),
    ("--raise-platforms", "a package that scaffold did not make"),
  ])
  func anAppHasNoUseForTheOptionsOfPackages(_ options: String, need: String) throws {
    let name = options.split(separator: " ")[0]
    #expect(
      try Sandbox.app().run("new-module Login --layout folders \(options)")
        == Outcome(
          .usage, err: "error: `\(name)` is for the first module in \(need); leave it out"))
  }

  @Test(arguments: [("Weibo", "Weibo"), ("My App", "My_App"), ("7Up", "_Up"), ("登录", "登录")])
  func testsImportTheModuleOfTheTarget(target: String, module: String) {
    #expect(target.moduleName == module)
  }
}

extension Sandbox {
  static let appFiles = [
    "Weibo.xcodeproj/project.pbxproj": project(with: "PBXFileSystemSynchronizedRootGroup"),
    "Weibo/App.swift": "struct Weibo {}\n", "WeiboTests/AppTests.swift": "import Testing\n",
  ]

  static func app(_ files: [String: String] = [:]) throws -> Sandbox {
    try Sandbox(appFiles.merging(files) { $1 })
  }

  /// An Xcode project of one app, as small as it can be.
  static func project(with group: String, iOS: String = "17.0") -> String {
    """
    // !$*UTF8*$!
    {
    \tobjects = {
    \t\tA1 /* Weibo */ = {
    \t\t\tisa = \(group);
    \t\t\tpath = Weibo;
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\tA2 /* WeiboTests */ = {isa = \(group); path = WeiboTests; sourceTree = "<group>"; };
    \t\tB1 /* Weibo */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = D1;
    \t\t\tname = Weibo;
    \t\t\tproductType = "com.apple.product-type.application";
    \t\t};
    \t\tB2 = {isa = PBXProject; buildConfigurationList = D1; targets = (B1, ); };
    \t\tC1 /* Debug */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = \(iOS);
    \t\t\t};
    \t\t\tname = Debug;
    \t\t};
    \t\tD1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
    \t};
    \trootObject = B2;
    }

    """
  }
}

extension Substring {
  fileprivate var trimmedText: String { String(drop(while: \.isWhitespace)) }
}

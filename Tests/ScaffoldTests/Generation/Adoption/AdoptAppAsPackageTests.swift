import Foundation
import Templates
import Testing

@testable import CommandLine
@testable import Generation
@testable import Model
@testable import Scaffold

/// The folder of an Xcode app that someone else made gets a local package with the Base layers and
/// modules, and the app's target a reference to it; with the last module both go again.
@Suite struct AdoptAppAsPackageTests {
  @Test func makesALocalPackageBesideTheApp() throws {
    let sandbox = try Sandbox(XcodeFixture.cocoaPods.files())
    let before = try sandbox.tree()

    let outcome = sandbox.run("new-module Login --ui none")

    #expect(
      outcome.withoutParts
        == Outcome(
          """
          Made the local package Modules for the app Weibo
          Linked its product App to the target Weibo of Weibo.xcodeproj
          The words are in the app's languages: en
          Made the module Login in Modules/Sources/Modules/Login: 19 files

            Data      5  LoginNetwork, LoginDTO+Row, LoginDTO, LoginDatabase, LoginStorage
            Business  4  Login+LoginDTO, Login, LoginHandler, LoginHandling
            View      4  LoginRoute, LoginText, LoginViewModel
            Tests     4  LoginBusinessTests, LoginDataTests, LoginSamples, LoginViewTests
            App       2  GET login, LoginAssembly

          Registered in Modules/Package.swift
          The data comes from the network; the last answer is kept in the database
          Login shows one thing; what signs users in is made by `--kind login`

          Next: cd Modules && swift test --filter LoginTests
          """))
    #expect(
      try sandbox.topPaths(besides: before) == [
        ".scaffold.json", "Modules/.gitattributes", "Modules/.gitignore", "Modules/AGENTS.md",
        "Modules/LocalServer",
        "Modules/Package.swift", "Modules/Sources", "Modules/Tests", "scaffold.json",
      ])
    #expect(
      sandbox.run("status --strict").withoutCounts
        == Outcome("Weibo (the project's own files)\n  N as generated\nLogin\n  N as generated"))
    #expect(sandbox.run("check").withoutCounts == Outcome("No violations in N files"))
    #expect(
      sandbox.run("remove-module Login").withoutCounts
        == Outcome(
          """
          Took out the module Login and the local package Modules: N files removed
          Took the reference to the package out of Weibo.xcodeproj/project.pbxproj
          """))
    #expect(try sandbox.tree() == before)
  }

  @Test func keepsTheAppsNameAsItIs() throws {
    var files = try XcodeFixture.xcode16.files()
    let project = files[XcodeFixture.file]?
      .replacing("name = Weibo;", with: #"name = "We\"i\\bo\U0007";"#)
    files[XcodeFixture.file] = project
    let sandbox = try Sandbox(files)

    #expect(sandbox.run("new-module Login --ui none").status == .success)

    let bytes = Array(try sandbox.read("scaffold.json").utf8)
    #expect(
      try ProjectFile(JSONSource(file: "scaffold.json", bytes: bytes)).name == "We\"i\\bo\u{7}")
    #expect(sandbox.run("list").out.hasPrefix("We\"i\\bo\\u{7} in ."))
    #expect(sandbox.run("remove-module Login").status == .success)
  }

  /// The plan of the first run shows the whole reference.
  @Test func showsWhatItPutsIntoTheProject() throws {
    let sandbox = try Sandbox(XcodeFixture.xcode15.files())

    let diff = sandbox.run("new-module Login --diff").out
    let part = diff.components(separatedBy: "diff --git ").last { $0.contains("pbxproj") } ?? ""

    #expect(part.hasPrefix("a/Weibo.xcodeproj/project.pbxproj b/Weibo.xcodeproj/project.pbxproj\n"))
    #expect(
      part.split(separator: "\n").filter {
        $0.hasPrefix("+\t") || $0.hasPrefix("+/") || $0.hasPrefix("-")
      }
      .joined(separator: "\n").replacing("\t", with: " ") == """
        --- a/Weibo.xcodeproj/project.pbxproj
        +  5CAFF01D0000000000000003 /* App in Frameworks */ = {isa = PBXBuildFile; \
        productRef = 5CAFF01D0000000000000002 /* App */; };
        +    5CAFF01D0000000000000003 /* App in Frameworks */,
        +    5CAFF01D0000000000000002 /* App */,
        +    5CAFF01D0000000000000001 /* XCLocalSwiftPackageReference "Modules" */,
        +/* Begin XCLocalSwiftPackageReference section */
        +  5CAFF01D0000000000000001 /* XCLocalSwiftPackageReference "Modules" */ = {
        +   isa = XCLocalSwiftPackageReference;
        +   relativePath = Modules;
        +  };
        +/* End XCLocalSwiftPackageReference section */
        +  5CAFF01D0000000000000002 /* App */ = {
        +   isa = XCSwiftPackageProductDependency;
        +   package = 5CAFF01D0000000000000001 /* XCLocalSwiftPackageReference "Modules" */;
        +   productName = App;
        +  };
        """)
  }

  @Test func laterModulesGoToThePackageFromAnyFolderOfTheApp() throws {
    let sandbox = try Sandbox(XcodeFixture.xcode26.files())
    let before = try sandbox.tree()
    _ = sandbox.run("new-module Login")
    let withLogin = try sandbox.tree()
    let project = try sandbox.read(XcodeFixture.file)

    #expect(sandbox.run("new-module Orders --uses Login", in: "Modules/Sources").status == .success)
    #expect(try sandbox.read(XcodeFixture.file) == project)
    #expect(
      try sandbox.read("Modules/Package.swift").contains(
        "modules += module(\"Orders\", uses: [\"Login\"])"))
    #expect(
      sandbox.run("remove-module Login")
        == Outcome(
          .refused,
          err: "error: `Login` is used by Orders; "
            + "take it out of `uses:` in Modules/Package.swift first"))
    #expect(sandbox.run("remove-module Orders").status == .success)
    #expect(try sandbox.tree() == withLogin)
    #expect(sandbox.run("remove-module Login").status == .success)
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: [
    (
      "uikit",
      "In Weibo: `import App`, and `present(makeRoot(), animated: true)` shows the modules"
    ),
    ("swiftui", "In Weibo: `import App`, and `RootScreen()` is the view that shows the modules"),
    (
      "both",
      "In Weibo: `import App`, and `makeRoot()` is the controller, `RootScreen()` the view, "
        + "with the modules"
    ),
    ("none", nil),
  ])
  func saysHowTheAppShowsTheModules(ui: String, words: String?) throws {
    #expect(try Sandbox(XcodeFixture.xcode26.files()).link().hint(ui: ui) == words)
  }

  /// Each module has a screen that the app's own code shows in one line, and the output says it.
  @Test(arguments: [
    ("uikit", "", ["In Weibo, `present(makeRoot(at: .orders), animated: true)` shows it"]),
    ("swiftui", "", ["In Weibo, `RootScreen(at: .orders)` is its view"]),
    (
      "both", " --by id",
      [
        "In Weibo, `present(makeRoot(at: .orders(id)), animated: true)` shows it",
        "In Weibo, `RootScreen(at: .orders(id))` is its view",
      ]
    ),
    ("none", "", []),
  ])
  func saysHowTheAppShowsOneModule(ui: String, options: String, lines: [String]) throws {
    let sandbox = try Sandbox(XcodeFixture.xcode26.files())
    _ = sandbox.run("new-module Login --ui \(ui)")

    let words = sandbox.run("new-module Orders\(options)").out.split(separator: "\n")

    let told = words.filter { $0.hasPrefix("In Weibo") }
    #expect(told.map(String.init) == lines)
  }

  @Test func theScreenOfAModuleFollowsItsName() throws {
    let sandbox = try Sandbox(XcodeFixture.xcode26.files())
    _ = sandbox.run("new-module Login --ui both")
    _ = sandbox.run("new-module Orders --by id --fields id:UUID")
    let starts = try sandbox.starts()
    #expect(
      starts == [
        "public static let login = AppStart(.login(.start))",
        "public static func orders(_ id: UUID) -> AppStart {",
        "AppStart(.orders(.detail(id)))",
      ])

    #expect(sandbox.run("rename-module Login SignIn").status == .success)
    #expect(sandbox.run("remove-module Orders").status == .success)
    #expect(try sandbox.starts() == ["public static let signIn = AppStart(.signIn(.start))"])
    #expect(sandbox.run("check").withoutCounts == Outcome("No violations in N files"))

    #expect(sandbox.run("undo").status == .success)
    #expect(
      try sandbox.starts() == starts.dropFirst() + [
        "public static let signIn = AppStart(.signIn(.start))"
      ])
  }

  /// An app of our own begins as a whole.
  @Test func anAppOfOursHasNoScreensForOthers() throws {
    let sandbox = try Sandbox()
    _ = sandbox.run("new-module Login --ui both")

    #expect(try sandbox.starts() == [])
    #expect(try sandbox.paths().filter { $0.hasSuffix("Start.swift") } == [])
  }

  /// An edited package stays, and its reference with it.
  @Test func anEditedPackageStays() throws {
    let sandbox = try Sandbox(XcodeFixture.xcode26.files())
    let before = try sandbox.tree()
    _ = sandbox.run("new-module Login")
    let project = try sandbox.read(XcodeFixture.file)
    let services = "Modules/Sources/App/Services.swift"
    try sandbox.write(sandbox.read(services) + "// ours\n", to: services)
    let copy = try Sandbox(sandbox.texts())

    #expect(
      sandbox.run("remove-module Login").out.split(separator: "\n").last
        == "Kept the local package Modules; edited by hand: \(services)")
    #expect(try sandbox.read(XcodeFixture.file) == project)
    #expect(copy.run("remove-module Login --force").status == .success)
    #expect(try copy.tree() == before)
  }

  /// Someone took the reference out in Xcode, or a tool made the project anew.
  @Test func statusKnowsALostReference() throws {
    let sandbox = try Sandbox(XcodeFixture.xcode26.files())
    let before = try sandbox.tree()
    _ = sandbox.run("new-module Login")
    try sandbox.write(XcodeFixture.xcode26.project(), to: XcodeFixture.file)

    #expect(
      sandbox.run("status").withoutCounts
        == Outcome(
          """
          Weibo (the project's own files)
            unregistered  Weibo.xcodeproj/project.pbxproj
            N as generated
          Login
            N as generated
          """))
    #expect(
      sandbox.run("remove-module Login").withoutCounts
        == Outcome(
          """
          Took out the module Login and the local package Modules: N files removed
          If the Xcode project refers to Modules, take that out in Xcode
          """))
    #expect(try sandbox.tree() == before)
  }

  /// A project that two branches changed keeps its marks until someone has fixed it.
  @Test func aBrokenProjectIsNotEdited() throws {
    let sandbox = try Sandbox(XcodeFixture.xcode26.files())
    _ = sandbox.run("new-module Login")
    let text = try sandbox.read(XcodeFixture.file)
    let name = "\t\t5CAFF01D0000000000000003 /* App in Frameworks */ = {"
    try sandbox.write(text.replacing(name, with: "<<<<<<< HEAD\n" + name), to: XcodeFixture.file)
    let before = try sandbox.tree()

    #expect(
      sandbox.run("remove-module Login")
        == Outcome(
          .refused,
          err: "error: `Weibo.xcodeproj/project.pbxproj:10:1` cannot be read: "
            + "this is a conflict marker; fix the file, or restore it from version control")
    )
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: [
    (
      ["Weibo.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{\n\tobjects = {\n\t\tA = {isa B; };\n"],
      "",
      "`Weibo.xcodeproj/project.pbxproj:4:12` cannot be read: expected `=` behind a key; "
        + "fix the file, or restore it from version control"
    ),
    (
      [
        "Config/Versions.xcconfig":
          "// iOS\nMINIMUM_IOS = 17.0\nMINIMUM_IOS[sdk=iphoneos*] = 16.4\n"
      ], "",
      "`Config/Shared.xcconfig:4` asks for iOS 16.4, and modules need iOS 17; "
        + "raise the deployment target there"
    ),
    (
      [
        "Config/Local.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0\n",
        "Config/Shared.xcconfig": "#include? \"Local.xcconfig\"\n",
      ],
      "",
      "`Config/Local.xcconfig:1` asks for iOS 15.0, and modules need iOS 17; "
        + "raise the deployment target there"
    ),
    (
      ["Modules/README.md": "mine\n"], "",
      "`Modules` exists already; `--sources <dir>` puts Base and modules into another folder"
    ),
  ])
  func refuses(_ files: [String: String], options: String, saying message: String) throws {
    let sandbox = try Sandbox(XcodeFixture.cocoaPods.files().merging(files) { $1 })
    let before = try sandbox.tree()

    #expect(
      sandbox.run("new-module Login\(options)") == Outcome(.refused, err: "error: " + message))
    #expect(try sandbox.tree() == before)
  }
}

extension Sandbox {
  /// How an app would come to refer to its package.
  func link() throws -> AppLink {
    let options = try AdoptionOptions(Arguments([], for: AdoptionOptions.parameters))
    let site = try Site(at: nil, from: root.path)
    return try ForeignApp(in: site, options: options).package(ui: "uikit").link
  }

  /// The lines of the assemblies that say what the app around them shows.
  fileprivate func starts() throws -> [String] {
    let files = try paths().filter { $0.hasSuffix("Assembly.swift") }.sorted()
    return try files.flatMap { try read($0).split(separator: "\n") }
      .filter { $0.contains("AppStart") && !$0.hasPrefix("nonisolated") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The files and folders that are new, as far as they are worth distinguishing.
  fileprivate func topPaths(besides before: [String: Data?]) throws -> [String] {
    let new = try paths().filter { before[$0] == nil }
    return Set(
      new.map { path in
        let parts = path.split(separator: "/")
        return parts.prefix(2).joined(separator: "/")
      }
    ).sorted()
  }
}

import Foundation
import Templates
import Testing

@testable import Model

/// A package that someone else made gets the Base layers and modules, and gives them back.
@Suite struct AdoptPackageTests {
  @Test func addsTheBaseLayersAndAModule() throws {
    let sandbox = try Sandbox.package()
    let before = try sandbox.read("Package.swift")

    let outcome = sandbox.run("new-module Login --template module --ui none")

    #expect(
      outcome.withoutHint
        == Outcome(
          """
          Added the Base layers to the package Kit in Sources/Base
          The words are in en; an app that shows them lists the same languages, in its project or \
          as CFBundleLocalizations in its Info.plist
          Made the module Login in Sources/Modules/Login

            Data      LoginDTO+Row, LoginDTO, LoginDatabase, LoginNetwork, LoginStorage
            Business  Login+LoginDTO, Login, LoginHandler, LoginHandling
            View      LoginRoute, LoginText, LoginViewModel
            Tests     LoginDatabaseTests, LoginHandlerTests, LoginMappingTests, LoginNetworkTests,
                      LoginSamples, LoginStorageTests, LoginViewModelTests, StubLoginHandler

          Registered in Package.swift
          The data comes from the network; the last answer is kept in the database

          Next: swift test --filter LoginTests
          """))
    let manifest = try sandbox.read("Package.swift")
    #expect(manifest.hasPrefix(before + "\n// scaffold:base\n"))
    #expect(
      manifest.hasSuffix(
        """
        // scaffold:end

        // scaffold:modules
        package.targets += module("Login")
        // scaffold:end

        """))
    #expect(
      try sandbox.topPaths() == [
        ".scaffold.json", "Package.swift", "Sources/Base", "Sources/Kit", "Sources/Modules",
        "scaffold.json",
      ])
    #expect(
      sandbox.run("status --strict").withoutCounts
        == Outcome("Kit (the project's own files)\n  N as generated\nLogin\n  N as generated"))
  }

  /// Whatever a manifest looks like, it is given back to the byte.
  @Test(arguments: [
    Sandbox.manifest, Sandbox.manifest.replacing("\n", with: "\r\n"),
    String(Sandbox.manifest.dropLast()), Sandbox.manifest + "\n\n",
    String(Sandbox.manifest.dropLast()).replacing("\n", with: "\r\n"),
  ])
  func givesTheTreeBackByteForByte(manifest: String) throws {
    let sandbox = try Sandbox.package(["Package.swift": manifest])
    let before = try sandbox.tree()
    #expect(sandbox.run("new-module Login").status == .success)
    let lineBreak = manifest.contains("\r\n") ? "\r\n" : "\n"
    let lines = try sandbox.read("Package.swift").replacing("\r\n", with: "\n")
    #expect(
      try sandbox.read("Package.swift") == lines.replacing("\n", with: lineBreak),
      "the line breaks are mixed")

    let outcome = sandbox.run("remove-module Login")

    #expect(
      outcome.withoutCounts
        == Outcome(
          """
          Took out the module Login and the Base layers: N files removed
          No longer registered in Package.swift
          """))
    #expect(try sandbox.tree() == before)
  }

  @Test func theBaseLayersGoWithTheLastModule() throws {
    let sandbox = try Sandbox.package()
    let before = try sandbox.tree()
    _ = sandbox.run("new-module Login")
    let withLogin = try sandbox.tree()

    #expect(sandbox.run("new-module Orders --uses Login").status == .success)
    #expect(
      try sandbox.read("Package.swift").hasSuffix(
        """
        // scaffold:modules
        package.targets += module("Login")
        package.targets += module("Orders", uses: ["Login"])
        // scaffold:end

        """))
    #expect(
      sandbox.run("remove-module Login")
        == Outcome(
          .refused,
          err: "error: `Login` is used by Orders; take it out of `uses:` in Package.swift first"))
    #expect(sandbox.run("remove-module Orders").status == .success)
    #expect(try sandbox.tree() == withLogin)
    #expect(sandbox.run("remove-module Login").status == .success)
    #expect(try sandbox.tree() == before)
  }

  @Test func keepsTheBaseLayersIfTheyWereEdited() throws {
    let sandbox = try Sandbox.package()
    let before = try sandbox.tree()
    _ = sandbox.run("new-module Login")
    let manifest = try sandbox.read("Package.swift")
    try sandbox.write(
      manifest.replacing("name: \"Core\",", with: "name: \"Core\", // ours"), to: "Package.swift")
    try sandbox.write("// mine\n", to: "Sources/Base/Core/Page.swift")
    _ = sandbox.run("new-module Orders")

    #expect(
      sandbox.run("remove-module Login").withoutCounts
        == Outcome(
          """
          Took out the module Login: N files removed
          No longer registered in Package.swift
          """))
    #expect(
      sandbox.run("remove-module Orders --dry-run").out.hasSuffix(
        "Nothing is written; without this option the plan is carried out."))
    let copy = try Sandbox(sandbox.texts())
    #expect(
      sandbox.run("remove-module Orders").withoutCounts
        == Outcome(
          """
          Took out the module Orders: N files removed
          No longer registered in Package.swift
          Kept the Base layers; edited by hand: Package.swift, Sources/Base/Core/Page.swift
          """))
    #expect(try sandbox.read("Package.swift").contains("// ours"))
    #expect(
      copy.run("remove-module Orders --force").withoutCounts
        == Outcome(
          """
          Took out the module Orders and the Base layers: N files removed
          No longer registered in Package.swift
          Copies of the edited files are in .scaffold-backup/1
          """))
    #expect(
      try copy.tree().filter { !$0.key.hasPrefix(".scaffold-backup") } == before)
  }

  @Test func aPrefixKeepsOutOfTheWayOfTargets() throws {
    let sandbox = try Sandbox.package([
      "Package.swift": Sandbox.manifest.replacing("\"Kit\", path", with: "\"Core\", path")
    ])
    let before = try sandbox.tree()

    #expect(
      sandbox.run("new-module Login")
        == Outcome(
          .refused,
          err: "error: `Package.swift` has the name `Core` already; `--base-prefix Acme` calls "
            + "ours `AcmeCore`"))
    #expect(try sandbox.tree() == before)
    #expect(sandbox.run("new-module Login --base-prefix Acme").status == .success)
    #expect(sandbox.run("new-module Orders").status == .success)
    let swift = try sandbox.texts().filter { $0.key.hasSuffix(".swift") }
    let lines = swift.filter { $0.key.hasPrefix("Sources/") }.values
      .flatMap { $0.split(separator: "\n").map(String.init) }
    let imports = Set(
      lines.filter { $0.contains("import ") && !$0.contains("//") }
        .map { String($0.split(separator: " ").last ?? "") })
    #expect(
      imports.filter { $0.contains("Base") || $0.contains("Core") }.sorted() == [
        "AcmeBaseBusiness", "AcmeBaseData", "AcmeBaseSQLite", "AcmeBaseTesting", "AcmeBaseView",
        "AcmeCore",
      ])
    #expect(
      try sandbox.read("Sources/Base/SQLite/module.modulemap").hasPrefix("module AcmeBaseSQLite "))
    #expect(
      sandbox.run("new-module Home --base-prefix Other")
        == Outcome(
          .usage,
          err: "error: `--base-prefix` was settled with the first module as `Acme`; leave it out"))
    _ = sandbox.run("remove-module Login")
    _ = sandbox.run("remove-module Orders")
    #expect(try sandbox.tree() == before)
  }

  @Test func raisesThePlatformsIfAsked() throws {
    let old = Sandbox.manifest.replacing(
      "[.iOS(.v17), .macOS(.v14)]", with: "[.iOS(.v13), .tvOS(.v13)]")
    let sandbox = try Sandbox.package(["Package.swift": old])
    let before = try sandbox.tree()

    let outcome = sandbox.run("new-module Login --raise-platforms")

    #expect(
      outcome.out.split(separator: "\n").prefix(2) == [
        "Added the Base layers to the package Kit in Sources/Base",
        "Raised the platforms in Package.swift: [.iOS(.v17), .macOS(.v14), .tvOS(.v13)]",
      ])
    #expect(
      try sandbox.read("Package.swift").contains(
        "\npackage.platforms = [.iOS(.v17), .macOS(.v14), .tvOS(.v13)]\n"))
    #expect(sandbox.run("new-module Orders --raise-platforms").status == .success)
    _ = sandbox.run("remove-module Orders")
    _ = sandbox.run("remove-module Login")
    #expect(try sandbox.tree() == before)
  }

  /// A manifest for older tools gets the tools version that modules need, and gives it back. What
  /// was meant for Swift 5 stays in its language mode.
  @Test(arguments: [
    (" 6.0", "", "from 6.0 to 6.2", nil), (" 6.1.1 // since then", "", "from 6.1.1 to 6.2", nil),
    (" 6.0", "func make() {}\n", "from 6.0 to 6.2", nil),
    ("5.9", "", "from 5.9 to 6.2; its targets stay in the language mode 5", "[.v5]"),
    (" 5.10", "package.swiftLanguageVersions = [.v5]\n", "from 5.10 to 6.2", nil),
  ])
  func raisesTheToolsVersion(
    version: String, ending: String, note: String, modes: String?
  ) throws {
    let old = Sandbox.manifest.replacing(" 6.2", with: version) + ending
    let sandbox = try Sandbox.package(["Package.swift": old])
    let before = try sandbox.tree()
    let number = version.prefix { !$0.isNumber } + "6.2"
    let lines = old.replacing(version.split(separator: " //")[0], with: number)
    let shown = sandbox.run("new-module Login --dry-run").out.split(separator: "\n")
      .map { String($0).trimmed }

    let outcome = sandbox.run("new-module Login")

    #expect(
      outcome.out.split(separator: "\n").prefix(2) == [
        "Added the Base layers to the package Kit in Sources/Base",
        "Raised the tools version in Package.swift \(note)",
      ])
    let manifest = try sandbox.read("Package.swift")
    #expect(manifest.hasPrefix(lines + "\n// scaffold:base\n"))
    #expect(manifest.contains("\npackage.swiftLanguageModes = [.v5]\n") == (modes != nil))
    let firsts = [old, manifest].map { $0.prefix { $0 != "\n" } }
    #expect(shown.contains("- " + firsts[0]))
    #expect(shown.contains("+ " + firsts[1]))
    _ = sandbox.run("remove-module Login")
    #expect(try sandbox.tree() == before)
  }

  @Test func keepsAToolsVersionThatSomeoneRaisedFurther() throws {
    let old = Sandbox.manifest.replacing("6.2", with: "6.1")
    let sandbox = try Sandbox.package(["Package.swift": old])
    _ = sandbox.run("new-module Login")
    try sandbox.write(
      sandbox.read("Package.swift").replacing(": 6.2", with: ": 6.3"), to: "Package.swift")

    _ = sandbox.run("remove-module Login")

    #expect(try sandbox.read("Package.swift") == old.replacing("6.1", with: "6.3"))
  }

  @Test func usesTheManifestThatSwiftPMPicks() throws {
    let sandbox = try Sandbox.package([
      "Package.swift": Sandbox.manifest.replacing("6.2", with: "5.9"),
      "Package@swift-6.0.swift": Sandbox.manifest,
    ])
    let before = try sandbox.tree()

    #expect(sandbox.run("new-module Login").status == .success)
    #expect(try sandbox.read("Package.swift") == Sandbox.manifest.replacing("6.2", with: "5.9"))
    #expect(try sandbox.read("Package@swift-6.0.swift").contains("package.targets += module("))
    _ = sandbox.run("remove-module Login")
    #expect(try sandbox.tree() == before)
  }

  /// One refusal a line: what is wrong, and the way out.
  @Test(arguments: [
    (
      ["Package.swift": Sandbox.manifest.replacing("6.2", with: "5.8")], "",
      "`Package.swift` has the tools version 5.8; raise its first line to "
        + "`// swift-tools-version: 6.2`, which makes Swift 6 its language"
    ),
    (
      ["Package.swift": Sandbox.manifest.replacing("6.2", with: "5.10") + "func make() {}\n"], "",
      "`Package.swift` has the tools version 5.10; raise its first line to "
        + "`// swift-tools-version: 6.2`, which makes Swift 6 its language"
    ),
    (
      ["Package.swift": Sandbox.manifest.replacing("let package", with: "let kit")], "",
      "`Package.swift` has no variable `package`; write `let package = Package(…)` in it"
    ),
    (
      ["Package.swift": Sandbox.manifest.replacing("v17", with: "v16")], "",
      "`Package.swift` supports platforms older than iOS 17 and macOS 14, which modules need; "
        + "raise its `platforms:`, or `--raise-platforms` does so at its end"
    ),
    (
      ["Package.swift": Sandbox.manifest.replacing("[.iOS(.v17), .macOS(.v14)]", with: "all")],
      " --raise-platforms",
      "`Package.swift` makes its platforms in a way that cannot be read; "
        + "write them in full: `platforms: [.iOS(.v17), .macOS(.v14)]`"
    ),
    (
      ["Package.swift": Sandbox.manifest + "func module() {}\n"], "",
      "`Package.swift` declares `module`, which the lines at its end need; rename it there"
    ),
    (
      ["Sources/Base/A.swift": ""], "",
      "`Sources/Base` exists already; `--sources <dir>` puts Base and modules into another folder"
    ),
    (
      ["Package.swift": Sandbox.manifest.replacing("Sources/Kit", with: "Sources")], "",
      "`Sources` is in the folder `Sources` of another target; "
        + "`--sources <dir>` puts Base and modules into another"
    ),
    (
      ["Sources/A.swift": ""], "",
      "`Sources` holds the files of the only target; "
        + "move them to a folder there that has the target's name"
    ),
    (
      [
        "Package.swift": Sandbox.manifest
          + "// scaffold:base\n// scaffold:end\n// scaffold:modules\n// scaffold:end\n"
      ], "",
      "`Package.swift` has lines `// scaffold:` but there is no `scaffold.json`; "
        + "restore that from version control, or take the lines out"
    ),
    (
      ["Package.swift": Sandbox.manifest.replacing("\"Kit\", path", with: "\"LoginData\", path")],
      "", nil
    ),
  ])
  func refuses(_ files: [String: String], options: String, saying message: String?) throws {
    let sandbox = try Sandbox.package(files)
    let before = try sandbox.tree()

    let expected =
      message.map { Outcome(.refused, err: "error: \($0)") }
      ?? Outcome(
        .usage,
        err: "error: `Login` would clash with the target `LoginData`; choose another module name")
    #expect(sandbox.run("new-module Login\(options)") == expected)
    #expect(try sandbox.tree() == before)
  }

  @Test(arguments: [
    (
      "--base-prefix acme",
      "`acme` is no prefix for targets; use letters and digits, starting with a capital"
    ),
    (
      "--sources ../Out",
      "`../Out` is no folder of the project; "
        + "give `--sources` the way to one from there, such as `Sources`"
    ),
  ])
  func refusesBadWords(_ options: String, saying message: String) throws {
    let sandbox = try Sandbox.package()
    #expect(
      sandbox.run("new-module Login \(options)") == Outcome(.usage, err: "error: " + message))
  }

  @Test(arguments: [
    ("--base-prefix Acme", "a package or app"), ("--raise-platforms", "a package"),
    ("--sources Code", "a package or app"), ("--layout package", "an Xcode app"),
    ("--app-target Weibo", "an Xcode app"),
  ])
  func itsOptionsAreForProjectsOfOthers(_ options: String, need: String) throws {
    let outcome = try Sandbox.project().run("new-module Login --template tiny \(options)")
    let name = options.split(separator: " ")[0]
    #expect(
      outcome
        == Outcome(
          .usage,
          err: "error: `\(name)` is for the first module in "
            + "\(need) that scaffold did not make; leave it out"))
  }

  @Test(arguments: ["--layout package", "--layout folders", "--app-target Kit"])
  func aPackageHasNoUseForTheOptionsOfApps(_ options: String) throws {
    let sandbox = try Sandbox.package()
    let name = options.split(separator: " ")[0]
    let refusal = Outcome(
      .usage,
      err: "error: `\(name)` is for the first module in "
        + "an Xcode app that scaffold did not make; leave it out")

    #expect(sandbox.run("new-module Login \(options)") == refusal)
    #expect(sandbox.run("new-module Login").status == .success)
    #expect(sandbox.run("new-module Home \(options)") == refusal)
  }

  @Test func anotherFolderForBaseAndModules() throws {
    let sandbox = try Sandbox.package(["Sources/Base/A.swift": ""])
    let before = try sandbox.tree()

    #expect(sandbox.run("new-module Login --sources Features").status == .success)
    #expect(
      try sandbox.topPaths() == [
        ".scaffold.json", "Features/Base", "Features/Modules", "Package.swift", "Sources/Base",
        "Sources/Kit", "scaffold.json",
      ])
    #expect(try sandbox.read("Package.swift").contains("\"Features/Base/Core\""))
    #expect(try sandbox.read("Package.swift").contains("\"Features/Modules/\\(name)\""))
    _ = sandbox.run("remove-module Login")
    #expect(try sandbox.tree() == before)
  }

  /// Every line that is added to a file of others is in the plan.
  @Test func theDryRunShowsEveryLine() throws {
    let sandbox = try Sandbox.package()
    let before = try sandbox.read("Package.swift")
    let rows = sandbox.run("new-module Login --dry-run").out
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0).trimmed }
    let shown = rows.drop { $0 != "update  Package.swift" }.dropFirst()
      .prefix { $0.hasPrefix("+") }.map { String($0.dropFirst()).trimmed }
    #expect(try sandbox.read("Package.swift") == before)

    _ = sandbox.run("new-module Login")

    let added = try sandbox.read("Package.swift").dropFirst(before.count)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
        String($0).trimmed
      }
    #expect(shown == added)
  }
}

extension AdoptPackageTests {
  /// Whatever a package is called, scaffold.json says it, and can be read again.
  @Test(arguments: [
    (#"K\"it\", \"ui\": \"none"#, #"K"it", "ui": "none"#),
    (#"K\\it"#, #"K\it"#),
    (#"K\tit\n"#, "K\tit\n"), ("登录", "登录"),
  ])
  func keepsTheNameAsItIs(_ literal: String, _ name: String) throws {
    let sandbox = try Sandbox.package([
      "Package.swift": Sandbox.manifest.replacing(
        "name: \"Kit\",\n", with: "name: \"\(literal)\",\n")
    ])
    let before = try sandbox.tree()

    #expect(sandbox.run("new-module Login --ui none").status == .success)

    let bytes = Array(try sandbox.read("scaffold.json").utf8)
    let manifest = try Manifest(JSONSource(file: "scaffold.json", bytes: bytes))
    #expect(manifest.name == name)
    #expect(manifest.modules.text == "Sources/Modules")
    #expect(sandbox.run("remove-module Login").status == .success)
    #expect(try sandbox.tree() == before)
  }
}

extension Sandbox {
  /// The manifest of a package as others write them.
  static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
        name: "Kit",
        platforms: [.iOS(.v17), .macOS(.v14)],
        targets: [.target(name: "Kit", path: "Sources/Kit")]
    )

    """

  static let packageFiles = [
    "Package.swift": manifest, "Sources/Kit/Kit.swift": "public struct Kit {}\n",
  ]

  static func package(_ files: [String: String] = [:]) throws -> Sandbox {
    try Sandbox(packageFiles.merging(files) { $1 })
  }

  /// The files at the top, and the folders below it two deep.
  func topPaths() throws -> [String] {
    Set(try paths().map { $0.split(separator: "/").prefix(2).joined(separator: "/") }).sorted()
  }

  /// Every file with its text.
  func texts() throws -> [String: String] {
    try paths().reduce(into: [:]) { $0[$1] = try read($1) }
  }
}

extension Outcome {
  /// What was said, whatever the numbers of files are.
  var withoutCounts: Outcome {
    let text = out.replacing(/\d+ (?<what>files|as generated)/) { "N \($0.output.what)" }
    return Outcome(status: status, out: text, err: err)
  }

  /// What was said, but for the command that installs SQLite's header on this machine.
  var withoutHint: Outcome {
    let lines = out.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { !$0.hasPrefix("SQLite's header is missing") }
    return Outcome(status: status, out: kept.joined(separator: "\n"), err: err)
  }
}

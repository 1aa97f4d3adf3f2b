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
      outcome.withoutHint.withoutParts
        == Outcome(
          """
          Added the Base layers to the package Kit in Sources/Base
          The words are in en; an app that shows them lists the same languages, in its project or \
          as CFBundleLocalizations in its Info.plist
          Made the module Login in Sources/Modules/Login: 17 files

            Data      5  LoginNetwork, LoginDTO+Row, LoginDTO, LoginDatabase, LoginStorage
            Business  4  Login+LoginDTO, Login, LoginHandler, LoginHandling
            View      4  LoginRoute, LoginText, LoginViewModel
            Tests     4  LoginBusinessTests, LoginDataTests, LoginSamples, LoginViewTests

          Registered in Package.swift
          The data comes from the network; the last answer is kept in the database
          Login shows one thing; what signs users in is made by `--kind login`

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
        ".gitattributes", ".scaffold.json", "AGENTS.md", "Package.swift", "Sources/Base",
        "Sources/Kit",
        "Sources/Modules", "scaffold.json",
      ])
    #expect(try sandbox.read(".gitattributes") == Self.attributes)
    #expect(
      sandbox.run("status --strict").withoutCounts
        == Outcome("Kit (the project's own files)\n  N as generated\nLogin\n  N as generated"))
  }

  private static let attributes = """
    # `scaffold merge-driver --install` lets git merge these without conflicts, in this clone.
    .scaffold.json linguist-generated -diff merge=scaffold
    *.xcstrings merge=scaffold
    Sources/Modules/**/*.swift merge=scaffold
    Package.swift merge=scaffold

    """

  /// What a team has git do with its files is the team's.
  @Test(
    arguments: [
      (
        "*.png binary\n",
        "`.scaffold.json linguist-generated -diff merge=scaffold`, `*.xcstrings merge=scaffold`, "
          + "`Sources/Modules/**/*.swift merge=scaffold`, `Package.swift merge=scaffold`"
      ),
      (
        attributes.replacing("*.xcstrings merge=scaffold\n", with: ""),
        "`*.xcstrings merge=scaffold`"
      ),
      ("*.png binary\n" + attributes, nil),
    ] as [(String, String?)])
  func tellsWhatGitattributesLack(there: String, lines: String?) throws {
    let sandbox = try Sandbox.package([".gitattributes": there])
    let before = try sandbox.tree()

    let said = sandbox.run("new-module Login").out.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("Add to") }

    let wanted = lines.map { "Add to .gitattributes what lets git merge the tool's files: \($0)" }
    #expect(said == [wanted].compactMap(\.self))
    #expect(try sandbox.read(".gitattributes") == there)
    #expect(sandbox.run("remove-module Login").status == .success)
    #expect(try sandbox.tree() == before)
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
          Removed outside its folder: AGENTS.md
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
    try sandbox.write("// mine\n", to: "Sources/Base/Core/AppError.swift")
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
          Kept the Base layers; edited by hand: Package.swift, Sources/Base/Core/AppError.swift
          """))
    #expect(try sandbox.read("Package.swift").contains("// ours"))
    #expect(
      copy.run("remove-module Orders --force").withoutCounts
        == Outcome(
          """
          Took out the module Orders and the Base layers: N files removed
          Removed outside its folder: AGENTS.md
          No longer registered in Package.swift
          `scaffold undo` brings back what was edited
          """))
    #expect(
      try copy.tree() == before)
  }

  @Test func anotherFolderForBaseAndModules() throws {
    let sandbox = try Sandbox.package(["Sources/Base/A.swift": ""])
    let before = try sandbox.tree()

    #expect(sandbox.run("new-module Login --sources Features").status == .success)
    #expect(
      try sandbox.topPaths() == [
        ".gitattributes", ".scaffold.json", "AGENTS.md", "Features/Base", "Features/Modules",
        "Package.swift",
        "Sources/Base", "Sources/Kit", "scaffold.json",
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
    let manifest = try ProjectFile(JSONSource(file: "scaffold.json", bytes: bytes))
    #expect(manifest.name == name)
    #expect(manifest.modules.text == "Sources/Modules")
    #expect(sandbox.run("remove-module Login").status == .success)
    #expect(try sandbox.tree() == before)
  }
}

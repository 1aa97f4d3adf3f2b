import Foundation
import Testing

@testable import Ground
@testable import Scaffold

/// Projects that leave the tool, and come back.
@Suite struct EjectTests {
  private func project() throws -> Sandbox {
    let sandbox = try Sandbox.demo()
    for words in [
      "Login", "Feed --kind list --entity Post --ui both", "SignUp --kind form",
      "Local --without network --uses Login",
    ] {
      #expect(sandbox.run("new-module \(words)").status == .success)
    }
    return sandbox
  }

  @Test func leavesNothingOfTheTool() throws {
    let sandbox = try project()
    let before = try sandbox.tree()
    let code = try sandbox.paths().filter { $0.hasSuffix(".swift") }

    let outcome = sandbox.run("eject")

    #expect(
      outcome
        == Outcome(
          """
          Demo has left the tool: scaffold.json and 5 ledgers removed
          Markers and what else is the tool's taken out of .gitattributes, \
          .github/workflows/ci.yml, .gitignore, AGENTS.md, Package.swift, README.md, \
          Sources/App/AppHomeEntry.swift, Sources/App/AppLink.swift, Sources/App/AppRoute.swift, \
          Sources/App/UIKit/UIKitScreens.swift
          `scaffold undo --at .` brings all back; to make it final, remove .scaffold-history
          """))
    for (path, text) in try sandbox.tree() where text != nil {
      let text = String(decoding: try #require(text), as: UTF8.self)
      #expect(!text.contains("scaffold"), "\(path)")
    }
    let paths = try sandbox.paths()
    #expect(paths.filter { $0.hasSuffix(".swift") } == code)
    #expect(!paths.contains { $0.contains("scaffold") && !$0.hasPrefix(".scaffold-history") })
    #expect(
      try sandbox.read("Package.swift").hasPrefix(
        """
        // swift-tools-version: 6.2
        import PackageDescription

        var modules: [Target] = []
        modules += module("Feed")
        modules += module("Local", uses: ["Login"])
        modules += module("Login")
        modules += module("SignUp")

        let package = Package(

        """))

    #expect(sandbox.run("undo --at .").status == .success)
    #expect(try sandbox.tree() == before)
    #expect(sandbox.run("status --strict").status == .success)
  }

  @Test func dryRunChangesNothing() throws {
    let sandbox = try Sandbox.project()
    #expect(sandbox.run("new-module Login --template tiny").status == .success)
    let before = try sandbox.tree()
    #expect(
      sandbox.run("eject --dry-run")
        == Outcome(
          """
           update  Package.swift
                     - // scaffold:modules
                     - // scaffold:end
           remove  Sources/Modules/Login/.scaffold.json
           remove  scaffold.json
          Nothing is written; without this option the plan is carried out.
          """))
    #expect(try sandbox.tree() == before)
  }

  /// What someone has written stays; where it stands in the way, it is named.
  @Test func keepsEditsAndNamesWhatIsLeft() throws {
    let sandbox = try Sandbox.demo()
    let readme = try sandbox.read("README.md")
      .replacing("# Demo", with: "# Our Demo")
      .replacing("    scaffold new-module Profile\n", with: "    scaffold new-module Ours\n")
    try sandbox.write(readme, to: "README.md")
    try sandbox.write("steps:\n  - run: scaffold check\n", to: ".github/workflows/ours.yml")
    try sandbox.write(
      try sandbox.read(".gitignore") + "*.log\n.scaffold-history\n", to: ".gitignore")

    let lines = sandbox.run("eject").out.split(separator: "\n").map(String.init)

    #expect(
      Array(lines.dropFirst(2).dropLast().prefix(1))
        == ["Speaks of the tool still: .github/workflows/ours.yml:2"])
    #expect(
      lines.filter { $0.hasPrefix("Speaks of the tool still: README.md") }.count > 0)
    #expect(try sandbox.read("README.md").hasPrefix("# Our Demo\n"))
    #expect(try sandbox.read("README.md").contains("    scaffold new-module Ours\n"))
    #expect(
      try sandbox.read(".gitignore")
        == ".DS_Store\n.build/\n.swiftpm/\nDerivedData/\nxcuserdata/\n*.log\n")
  }

  @Test func takesExceptionsOut() throws {
    let sandbox = try Sandbox.project([
      "Sources/App/A.swift": """
      import A  // scaffold:allow tier until March
      // scaffold:allow module it is old
      import B
      let text = "// scaffold:allow is kept in texts"

      """,
      "Inner/scaffold.json": "{ \"version\": 1 }\n",
      "Inner/Sources/C.swift": "import C  // scaffold:allow tier\n",
    ])
    #expect(
      sandbox.run("eject")
        == Outcome(
          """
          Demo has left the tool: scaffold.json removed
          Markers and what else is the tool's taken out of Package.swift, Sources/App/A.swift
          Kept Templates, which only the tool reads: remove it, if you like
          Speaks of the tool still: Sources/App/A.swift:3
          `scaffold undo --at .` brings all back; to make it final, remove .scaffold-history
          """))
    #expect(
      try sandbox.read("Sources/App/A.swift")
        == "import A\nimport B\nlet text = \"// scaffold:allow is kept in texts\"\n")
    #expect(
      try sandbox.read("Inner/Sources/C.swift") == "import C  // scaffold:allow tier\n")
  }

  @Test func leavesAPackageOfOthers() throws {
    let sandbox = try Sandbox.package()
    #expect(sandbox.run("new-module Login").status == .success)
    let before = try sandbox.tree()

    #expect(
      sandbox.run("eject").out == """
        Kit has left the tool: scaffold.json and 2 ledgers removed
        Markers and what else is the tool's taken out of AGENTS.md, Package.swift
        `scaffold undo --at .` brings all back; to make it final, remove .scaffold-history
        """)
    #expect(try !sandbox.paths().contains(".gitattributes"))
    let manifest = try sandbox.read("Package.swift")
    #expect(!manifest.contains("scaffold"))
    #expect(manifest.hasPrefix(Sandbox.manifest))
    #expect(manifest.hasSuffix("\n\npackage.targets += module(\"Login\")\n"))

    #expect(sandbox.run("undo --at .").status == .success)
    #expect(try sandbox.tree() == before)
  }

  @Test func takesBaselinesAlong() throws {
    let sandbox = try Sandbox.project([
      "known.json": #"{ "version": 1, "findings": [] }"#,
      "other.json": #"{ "version": 1, "list": [] }"#,
    ])
    let before = try sandbox.tree()

    #expect(
      sandbox.run("eject").out.split(separator: "\n").first
        == "Demo has left the tool: scaffold.json, known.json removed")
    #expect(
      try sandbox.paths().filter { $0.hasSuffix(".json") }
        == ["Templates/tiny/template.json", "other.json"])
    #expect(sandbox.run("undo --at .").status == .success)
    #expect(try sandbox.tree() == before)
  }

  @Test func needsAProject() throws {
    let sandbox = try Sandbox()
    #expect(
      sandbox.run("eject")
        == Outcome(
          .refused,
          err: "error: there is no project in `.` or above; "
            + "`scaffold new-project` makes one, `--at` names another folder"))
    #expect(try sandbox.paths().isEmpty)
  }
}

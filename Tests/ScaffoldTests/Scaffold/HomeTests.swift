import Foundation
import Testing

@testable import Ground

/// The way to a module's screen: a line of the home screen, a tab, or neither.
@Suite struct HomeTests {
  private static let entries = "Sources/App/AppHomeEntry.swift"
  private static let tabs = "Sources/App/AppTab.swift"
  private static let assembly = "Sources/App/Modules/LoginAssembly.swift"

  /// What stands between the markers of the home screen and of the tabs.
  private func lines(in sandbox: Sandbox) throws -> [[String]] {
    try [Self.entries, Self.tabs].map { path in
      // There is a file for tabs where a module has one.
      guard try sandbox.paths().contains(path) else { return [] }
      let lines = try sandbox.read(path).split(separator: "\n").map {
        $0.drop { $0 == " " }
      }
      let marked = lines.drop { !$0.hasPrefix("// scaffold:") }.dropFirst()
      return marked.prefix { $0 != "// scaffold:end" }.map(String.init)
    }
  }

  @Test(arguments: [
    ("", [["AppHomeEntry.login"], []]),
    (" --home list", [["AppHomeEntry.login"], []]),
    (" --home tab", [[], ["AppTab.login"]]),
    (" --home none", [[], []]),
  ])
  func leadsToTheScreen(_ words: String, _ wanted: [[String]]) throws {
    let sandbox = try Sandbox.demo()

    #expect(sandbox.run("new-module Login" + words).status == .success)

    #expect(try lines(in: sandbox) == wanted)
    #expect(sandbox.run("check").status == .success)
    #expect(sandbox.run("status --strict").status == .success)
  }

  @Test(arguments: [
    ("item", "doc.text"), ("list", "list.bullet"), ("form", "square.and.pencil"),
  ])
  func aTabHasASymbolOfItsKind(_ kind: String, _ symbol: String) throws {
    let sandbox = try Sandbox.demo()

    #expect(sandbox.run("new-module Login --home tab --kind \(kind)").status == .success)

    let assembly = try sandbox.read(Self.assembly)
    let start = try #require(assembly.range(of: "nonisolated extension AppTab {"))
    #expect(
      assembly[start.lowerBound...].hasPrefix(
        """
        nonisolated extension AppTab {
          /// `systemImage` is the name of an SF Symbol.
          static var login: AppTab {
            AppTab(
              title: LoginText.title,
              systemImage: "\(symbol)",
              route: .login(.start))
          }
        }

        nonisolated extension AppLink {
        """))
  }

  /// Every way leads to the same files as if it had been the first.
  @Test func moves() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Login").status == .success)
    for home in ["tab", "none", "list", "none", "tab"] {
      #expect(sandbox.run("update Login --home \(home)").status == .success)
      let fresh = try Sandbox.demo()
      #expect(fresh.run("new-module Login --home \(home)").status == .success)
      #expect(try sandbox.tree() == fresh.tree())
    }
    #expect(sandbox.run("undo").status == .success)
    #expect(try lines(in: sandbox) == [[], []])
    #expect(sandbox.run("update Login --home tab").status == .success)
    #expect(sandbox.run("remove-module Login").status == .success)
    #expect(try sandbox.tree() == Sandbox.demo().tree())
  }

  @Test func followsTheModulesName() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Login --home tab").status == .success)

    #expect(sandbox.run("rename-module Login SignIn").status == .success)

    #expect(try lines(in: sandbox) == [[], ["AppTab.signIn"]])
    #expect(sandbox.run("status --strict").status == .success)
  }

  @Test func aTabThatIsGoneIsToldAndBroughtBack() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("new-module Login --home tab").status == .success)
    let tabs = try sandbox.read(Self.tabs)
    try sandbox.write(tabs.replacing("    AppTab.login\n", with: ""), to: Self.tabs)

    #expect(sandbox.run("status --fail-on unregistered").status == .refused)
    #expect(sandbox.run("check").status == .refused)
    #expect(sandbox.run("repair").status == .success)
    #expect(try sandbox.read(Self.tabs) == tabs)
  }

  @Test(arguments: ["list", "tab"])
  func wantsAScreen(_ words: String) throws {
    let sandbox = try Sandbox()
    #expect(sandbox.run("new-project Demo --at . --ui none").status == .success)

    let outcome = sandbox.run("new-module Login --ui uikit --home \(words)")

    let problem =
      "error: `--home tab` is for a screen that the project's App shows, and there is none; "
      + "leave it out"
    #expect(outcome.err == (words == "tab" ? problem : ""))
  }

  /// A project of a time without tabs has no file for them.
  @Test func aProjectFromBeforeIsToldWhatBringsThem() throws {
    let sandbox = try Sandbox.demo()
    #expect(sandbox.run("base add --all").status == .success)
    let files = try sandbox.tree()
    try sandbox.changeLedger { $0.files[try ProjectPath(Self.tabs)] = nil }
    try sandbox.remove(Self.tabs)
    #expect(sandbox.run("new-module Login").status == .success)

    let problem =
      "error: `\(Self.tabs)` is not there yet; `scaffold update` without a name brings it"
    #expect(sandbox.run("update Login --home tab") == Outcome(.refused, err: problem))
    #expect(sandbox.run("update").status == .success)
    #expect(sandbox.run("update Login --home tab").status == .success)
    #expect(sandbox.run("remove-module Login").status == .success)
    #expect(try sandbox.tree() == files)
  }
}

import Foundation
import Testing

@testable import Scaffold

/// What `AGENTS.md` says to those who change the code, in every layout of a project.
@Suite struct AgentsGuideTests {
  /// What is there, the run that makes the guide, the folder that it is in, how many places it names.
  static let runs: [(project: String, words: String, folder: String, places: Int)] = [
    ("none", "new-module Login --at .", "", 6),
    ("none", "new-module Login --at . --ui none", "", 6),
    ("package", "new-module Login", "", 5),
    ("app", "new-module Login", "Modules/", 6),
    ("target", "new-module Login --layout folders", "", 5),
  ]

  private func sandbox(_ project: String) throws -> Sandbox {
    switch project {
    case "package": try .package()
    case "app": try Sandbox(XcodeFixture.xcode16.files())
    case "target": try .app()
    default: try Sandbox()
    }
  }

  @Test(arguments: runs)
  func namesPlacesAndCommandsThatAreThere(
    project: String, words: String, folder: String, places: Int
  ) throws {
    let sandbox = try sandbox(project)
    #expect(sandbox.run(words).status == .success)

    let lines = try sandbox.read("\(folder)AGENTS.md").split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()

    #expect(lines.count <= 25)
    let named = lines.compactMap { $0.wholeMatch(of: /\| `(.*?)` \|.*/)?.output.1 }
      .map { folder + $0 }
    #expect(named.count == places)
    let paths = try sandbox.paths()
    #expect(named.filter { place in !paths.contains { $0.hasPrefix("\(place)/") } } == [])
    let commands = lines.filter { $0.hasPrefix("    scaffold ") }.map { $0.dropFirst(13) }
    #expect(
      commands.map { sandbox.run(String($0), in: String(folder.dropLast())).status }
        == [.success, .success])
  }

  @Test func leavesAGuideThatIsThere() throws {
    let sandbox = try Sandbox.package(["AGENTS.md": "mine\n"])

    #expect(sandbox.run("new-module Login").status == .success)

    #expect(try sandbox.read("AGENTS.md") == "mine\n")
  }
}

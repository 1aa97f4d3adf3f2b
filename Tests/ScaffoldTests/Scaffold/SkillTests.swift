import Foundation
import Testing

@testable import Checking
@testable import Ground
@testable import Model
@testable import Scaffold
@testable import Templates

/// `scaffold skill`: where it writes, and what the open format asks for. `Tests/MCP/plugin.py` holds the
/// plug-in against the formats of agents.
@Suite struct SkillTests {
  @Test(arguments: [
    ("skill", [".agents/skills/scaffold/SKILL.md"]),
    ("skill --to .codex --at .", [".codex/skills/scaffold/SKILL.md"]),
    (
      "skill --to xcode",
      ["ClaudeAgentConfig", "codex"].map {
        "home/Library/Developer/Xcode/CodingAssistant/\($0)/skills/scaffold/SKILL.md"
      }
    ),
  ])
  func writesWhereAgentsLook(_ words: String, _ paths: [String]) throws {
    let sandbox = try Sandbox()
    let said = paths.map { sandbox.said($0, by: words) }.joined(separator: ", ")

    #expect(sandbox.run(words) == Outcome("Wrote \(said)"))

    #expect(try sandbox.paths() == paths)
    #expect(
      sandbox.run(words) == Outcome("Nothing to do: the files are as they would be written"))
  }

  @Test(arguments: [
    (
      "skill --to .claude", plugin(in: claudeFolder),
      "Wrote the plug-in in \(claudeFolder)\nNext: start Claude Code here, and trust the folder"
    ),
    (
      "skill --to plugin",
      [".agents/plugins/marketplace.json"] + plugin(in: ".agents/plugins/scaffold")
        + [".claude-plugin/marketplace.json"],
      "Wrote the plug-in in .agents/plugins/scaffold\nNext: install it from there in your agent"
    ),
  ])
  func writesThePlugin(_ words: String, _ paths: [String], _ said: String) throws {
    let sandbox = try Sandbox()

    #expect(sandbox.run(words) == Outcome(said))

    #expect(try sandbox.paths() == paths)
    #expect(
      sandbox.run(words) == Outcome("Nothing to do: the files are as they would be written"))
  }

  private static let claudeFolder = ".claude/skills/scaffold"

  private static func plugin(in folder: String) -> [String] {
    [
      ".claude-plugin/plugin.json", ".mcp.json", "gemini-extension.json", "hooks/hooks.json",
      "mcp.json", "plugin.json", "skills/scaffold/SKILL.md",
    ].map { "\(folder)/\($0)" }
  }

  @Test func showsItsPlanAndIsTakenBack() throws {
    let sandbox = try Sandbox.project()
    let before = try sandbox.tree()
    #expect(
      sandbox.run("skill --dry-run")
        == Outcome(
          """
           create  .agents/skills/scaffold/SKILL.md
          Nothing is written; without this option the plan is carried out.
          """))
    #expect(try sandbox.tree() == before)

    #expect(sandbox.run("skill").status == .success)
    #expect(sandbox.run("undo").status == .success)

    #expect(try sandbox.tree() == before)
  }

  /// What an older version wrote is replaced; what somebody wrote or edited is not.
  @Test func replacesItsOwnAlone() throws {
    let sandbox = try Sandbox()
    let path = ".agents/skills/scaffold/SKILL.md"
    _ = sandbox.run("skill")
    let new = try sandbox.read(path)
    for edited in ["mine\n", new + "And this.\n", new.replacing("name: scaffold", with: "name: s")]
    {
      try sandbox.write(edited, to: path)
      #expect(
        sandbox.run("skill")
          == Outcome(
            .refused,
            err: "error: `\(path)` exists already; move it, or `--force` replaces it, "
              + "and `scaffold undo` brings it back"))
      #expect(sandbox.run("skill --force") == Outcome("Wrote \(path)"))
      #expect(try sandbox.read(path) == new)
    }

    try sandbox.write(Self.older, to: path)
    #expect(sandbox.run("skill") == Outcome("Wrote \(path)"))
    #expect(try sandbox.read(path) == new)
  }

  /// A manifest of an older version is replaced, and the skill that stood alone makes room for the plug-in;
  /// what somebody edited stays, and lists of plug-ins are nobody's but the project's.
  @Test func replacesItsOwnPluginAlone() throws {
    let sandbox = try Sandbox()
    let folder = Self.claudeFolder
    try sandbox.write(Self.older, to: "\(folder)/SKILL.md")
    #expect(sandbox.run("skill --to .claude").status == .success)
    let new = try sandbox.tree()
    #expect(try sandbox.paths() == Self.plugin(in: folder))

    let manifest = try sandbox.read("\(folder)/plugin.json")
    try sandbox.write(
      manifest.replacing(Version.current, with: "0.0.9"), to: "\(folder)/plugin.json")
    #expect(sandbox.run("skill --to .claude").status == .success)
    #expect(try sandbox.tree() == new)

    try sandbox.write(
      manifest.replacing("MIT", with: "Ours"), to: "\(folder)/plugin.json")
    #expect(sandbox.run("skill --to .claude").status == .refused)

    try sandbox.write("{}\n", to: ".agents/plugins/marketplace.json")
    #expect(sandbox.run("skill --to plugin").status == .success)
    #expect(try sandbox.read(".agents/plugins/marketplace.json") == "{}\n")
  }

  private static let older = "---\n  digest: \"\(Fingerprint(of: Array(rest.utf8)).text)\"\nold\n"
  private static let rest = "---\nold\n"

  @Test(arguments: [
    (
      "skill --to xcode --at .",
      "`--at` and `--to xcode` do not go together; leave one out"
    ),
    (
      "skill --to .cursor",
      "unknown value `.cursor` for `--to`; "
        + "choose from .agents, .claude, .codex, plugin, xcode"
    ),
  ])
  func refuses(_ words: String, _ error: String) throws {
    #expect(try Sandbox().run(words) == Outcome(.usage, err: "error: \(error)"))
  }

  // MARK: - The text

  private let text = SkillText().text

  /// The limits of the format: a name of its folder, a description of at most 1,024 characters, and a
  /// compatibility of 500; at most 7 kB, which an agent reads whole each time.
  @Test func keepsTheLimitsOfTheFormat() throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.dropFirst().prefix { $0 != "---" }.map(String.init)
    #expect(lines[0] == "---")
    #expect(
      head.map { $0.prefix { $0 != ":" } }
        == ["name", "description", "compatibility", "metadata", "  version", "  digest"])
    #expect(head[0] == "name: scaffold")
    #expect(head[1].hasPrefix("description: \"") && head[1].count < 1024)
    #expect(head[2].count < 500)
    #expect(text.utf8.count <= 7_000)
  }

  @Test func namesAllThatIsDeclared() {
    let others = Commands.all.filter { !text.contains("- `\($0.name)`: ") }.map { $0.name }
    #expect(others == ["doctor", "merge-driver", "mcp", "skill", "completions"])
    #expect(Rules.all.filter { !text.contains("- `\($0.name)`: ") }.map { $0.name } == [])
  }

  /// What is indented as a command line is one that the tool takes.
  @Test func showsCommandsThatRun() throws {
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("    scaffold ") }
      .map { $0.dropFirst(13) }
    let names = commands.map { line in
      Commands.find(in: line.split(separator: " ").map(String.init))?.command.name
    }
    #expect(
      names == [
        "list", "explain", "graph", "check", "check", "status", "new-module", "new-module",
        "update",
        "rename-module",
      ])
  }
}

extension Sandbox {
  /// How a path is named that is in a folder the command has found by itself.
  fileprivate func said(_ path: String, by words: String) -> String {
    words.hasSuffix("xcode") ? root.appending(path: path).path : path
  }
}

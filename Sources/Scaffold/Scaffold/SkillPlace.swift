import CommandLine
import Ground
import Model

/// Where agents look for skills.
enum SkillPlace: String, CaseIterable {
  /// What most agents read.
  case agents = ".agents"
  case claude = ".claude"
  case codex = ".codex"
  /// The agents in Xcode, which read a folder of Xcode's own.
  case xcode
}

extension SkillPlace {
  /// The folder that the files are in.
  ///
  /// - Throws: `UsageError`.
  func site(at option: String?, in context: Context) throws -> Site {
    guard self == .xcode else { return try Site(at: option, from: context.directory) }
    guard let home = context.home(), home.hasPrefix("/") else { throw UsageError.noHome }
    return try Site(at: home.trimmingSlashes + "/" + Self.xcodeFolder, from: context.directory)
  }

  private static let xcodeFolder = "Library/Developer/Xcode/CodingAssistant"

  /// The files, from that folder.
  var files: [ProjectPath] {
    switch self {
    case .agents: [ProjectPath(ownName: ".agents/skills/scaffold/SKILL.md")]
    case .claude: [ProjectPath(ownName: ".claude/skills/scaffold/SKILL.md")]
    case .codex: [ProjectPath(ownName: ".codex/skills/scaffold/SKILL.md")]
    case .xcode:
      [
        ProjectPath(ownName: "ClaudeAgentConfig/skills/scaffold/SKILL.md"),
        ProjectPath(ownName: "codex/skills/scaffold/SKILL.md"),
      ]
    }
  }
}

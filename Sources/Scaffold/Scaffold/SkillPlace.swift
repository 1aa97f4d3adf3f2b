import CommandLine
import Ground
import Model

/// Where agents look for skills and plug-ins.
enum SkillPlace: String, CaseIterable {
  /// The folder that most agents read.
  case agents = ".agents"
  /// The plug-in, in the folder of which Claude Code loads it by itself.
  case claude = ".claude"
  case codex = ".codex"
  /// The plug-in, for agents that install one, and the lists from which they do.
  case plugin
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

  /// The files, by their paths in that folder.
  var files: [String: String] {
    let skill = [AgentPlugin.skillPath: SkillText().text]
    return folders.reduce(into: [:]) { files, folder in
      for (path, text) in folder == pluginFolder ? AgentPlugin.files : skill {
        files["\(folder)/\(path)"] = text
      }
    }
  }

  private var folders: [String] {
    self == .xcode ? ["ClaudeAgentConfig", "codex"] : [pluginFolder ?? rawValue]
  }

  /// Files that a project may have of its own, which then stay.
  var lists: [String: String] {
    self == .plugin ? AgentPlugin.marketplaces(naming: Self.shared) : [:]
  }

  /// Where the skill was while it was all that agents of this place got.
  var formerSkill: ProjectPath? {
    self == .claude ? ProjectPath(ownName: ".claude/skills/scaffold/SKILL.md") : nil
  }

  /// Where the plug-in goes; `nil` for a place that gets the skill alone.
  var pluginFolder: String? {
    switch self {
    case .claude: ".claude/skills/scaffold"
    case .plugin: Self.shared
    case .agents, .codex, .xcode: nil
    }
  }

  private static let shared = ".agents/plugins/scaffold"
}

extension UsageError {
  /// Nobody says which folder is the user's own.
  static var noHome: UsageError {
    UsageError("no-home", "`HOME` names no folder", "set it to the user's own folder")
  }
}

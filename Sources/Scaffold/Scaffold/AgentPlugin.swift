import CommandLine
import Ground
import Model
import Templates

/// The plug-in for coding agents: a folder that holds the skill, the server of tools and the hook.
///
/// Each agent reads the manifest of its own format there, and all of them read the same skill. No format
/// has a place for a digest, so a file that differs from today's in its version alone is one that the tool
/// wrote.
enum AgentPlugin {
  /// The files, by their paths in the folder.
  static var files: [String: String] {
    manifests.mapValues(\.fileText).merging([skillPath: SkillText().text]) { $1 }
  }

  static let skillPath = "skills/scaffold/SKILL.md"

  /// The lists from which agents install the plug-in in a folder of the project, by their paths.
  static func marketplaces(naming folder: String) -> [String: String] {
    [
      ".agents/plugins/marketplace.json": codexMarketplace(folder),
      ".claude-plugin/marketplace.json": claudeMarketplace(folder),
    ].mapValues(\.fileText)
  }

  /// Whether a file is as the tool wrote it, in this version or another: nobody has edited it.
  static func isAsWritten(_ bytes: [UInt8], now text: String) -> Bool {
    withoutVersion(String(decoding: bytes, as: UTF8.self)) == withoutVersion(text)
  }

  private static func withoutVersion(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("  \"version\": ") }
  }
}

// MARK: - Manifests

extension AgentPlugin {
  private static let name: JSON = "scaffold"
  private static let summary: JSON =
    "Makes and changes the modules of a Swift app in three tiers, and checks its boundaries."

  private static var manifests: [String: JSON] {
    [
      // Agent Plugins 1.0.0: Codex, Cursor and others.
      "plugin.json": manifest(
        ofSchema: "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json",
        [("extensions", ["com.openai": ["hooks": "./hooks/hooks.json"]])]),
      "mcp.json": [
        "$schema": "https://agent-plugins.org/schemas/1.0.0/mcp.schema.json",
        "mcpServers": ["scaffold": server],
      ],
      // Claude Code.
      ".claude-plugin/plugin.json": manifest(
        ofSchema: "https://json.schemastore.org/claude-code-plugin-manifest.json"),
      ".mcp.json": ["mcpServers": ["scaffold": server]],
      // Claude Code and Codex.
      "hooks/hooks.json": hooks,
      // Gemini CLI, which starts servers elsewhere than in the project.
      "gemini-extension.json": [
        "name": name, "version": version, "description": summary,
        "mcpServers": [
          "scaffold": ["command": "scaffold", "args": ["mcp"], "cwd": "${workspacePath}"]
        ],
      ],
    ]
  }

  private static func manifest(
    ofSchema schema: JSON, _ more: [(String, JSON)] = []
  ) -> JSON {
    let members: [(String, JSON)] = [
      ("$schema", schema), ("name", name), ("version", version), ("description", summary),
      ("author", ["name": "The scaffold authors"]), ("license", "MIT"),
      ("keywords", ["swift", "ios", "architecture"]),
    ]
    return JSON(object: members + more)
  }

  private static let version = JSON(.text(Version.current))
  private static let server: JSON = ["type": "stdio", "command": "scaffold", "args": ["mcp"]]

  /// An agent gets what a hook writes to its standard error if it ends with 2. It gets findings alone: a
  /// folder without a project or without git is none of its business after each edit.
  private static let hooks: JSON = [
    "hooks": [
      "PostToolUse": [
        [
          "matcher": "Edit|MultiEdit|Write|apply_patch",
          "hooks": [["type": "command", "command": JSON(.text(hook))]],
        ]
      ]
    ]
  ]

  private static let hook =
    "cd \"${CLAUDE_PROJECT_DIR:-.}\" || exit 0; "
    + "found=$(scaffold check --changed --format agent 2>/dev/null) || [ -z \"$found\" ] || "
    + "{ printf '%s\\n' \"$found\" >&2; exit 2; }"
}

// MARK: - Marketplaces

extension AgentPlugin {
  private static func codexMarketplace(_ folder: String) -> JSON {
    [
      "name": name, "interface": ["displayName": name],
      "plugins": [
        [
          "name": name, "source": ["source": "local", "path": JSON(.text("./" + folder))],
          "policy": ["installation": "AVAILABLE", "authentication": "ON_INSTALL"],
          "category": "Developer Tools",
        ]
      ],
    ]
  }

  private static func claudeMarketplace(_ folder: String) -> JSON {
    [
      "name": name, "description": summary, "owner": ["name": name],
      "plugins": [
        ["name": name, "source": JSON(.text("./" + folder)), "description": summary]
      ],
    ]
  }
}

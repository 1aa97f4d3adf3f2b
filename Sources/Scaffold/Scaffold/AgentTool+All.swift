import CommandLine
import Generation
import Ground
import Templates

extension AgentTool {
  /// In the order in which agents see them.
  static let all: [AgentTool] = [
    AgentTool(
      "list_modules", "List modules", ListModules.self,
      output: OutputSchema([
        ("project", OutputSchema.text), ("modules", OutputSchema.list(of: module)),
      ])),
    AgentTool(
      "explain", "Explain a file or a rule", Explain.self, hiding: [.manifest],
      output: OutputSchema(
        [("message", OutputSchema.text)],
        optional: [
          ("rule", OutputSchema.text), ("fix", OutputSchema.text),
          ("bad", OutputSchema.anything), ("good", OutputSchema.anything),
          ("beside", OutputSchema.anything),
          ("path", OutputSchema.text), ("position", OutputSchema.text),
          ("tier", OutputSchema.text), ("module", OutputSchema.text),
          ("target", OutputSchema.text), ("maySee", OutputSchema.texts),
          ("mayNotSee", OutputSchema.texts), ("hides", OutputSchema.texts),
          ("frameworks", OutputSchema.texts), ("otherFrameworks", OutputSchema.texts),
          ("parts", OutputSchema.list(of: part)),
        ])),
    AgentTool(
      "check", "Check the architecture", Check.self,
      summary: "\(Check.summary) Run it after edits: each finding says the way out.",
      hiding: [
        Check.format, Check.fix, Check.noBaseline, Check.newBaseline, Check.lessBaseline,
        Check.proposal, Check.proof, .manifest,
      ] + PlanOptions.parameters,
      output: OutputSchema([
        ("project", OutputSchema.text), ("files", OutputSchema.number),
        ("findings", OutputSchema.list(of: finding)),
      ])),
    AgentTool(
      "graph", "Draw the architecture", DrawGraph.self,
      summary: "Report what depends on what: modules and tiers, or the types of one module.",
      hiding: [DrawGraph.format, .manifest],
      output: OutputSchema(
        [],
        optional: [
          ("name", OutputSchema.text), ("tiers", OutputSchema.texts),
          ("nodes", OutputSchema.list(of: node)), ("edges", OutputSchema.list(of: edge)),
          ("module", OutputSchema.text), ("types", OutputSchema.list(of: type)),
          ("outside", OutputSchema.list(of: OutputSchema.object([("name", OutputSchema.text)]))),
          (
            "relations",
            OutputSchema.list(
              of: OutputSchema.object([
                ("from", OutputSchema.text), ("to", OutputSchema.text),
                ("kind", OutputSchema.text),
              ]))
          ),
        ])),
    AgentTool(
      "drift", "Compare with the server", FindDrift.self,
      output: OutputSchema(
        [("module", OutputSchema.text)],
        optional: [
          ("deviations", OutputSchema.list(of: deviation)), ("absent", OutputSchema.texts),
          ("edits", OutputSchema.texts), ("replies", OutputSchema.list(of: reply)),
        ])),
    AgentTool(
      "plan_module", "Plan a module", NewModule.self,
      summary: "Show what new_module would do, as one unified diff; change nothing.",
      typing: [.json, .diff],
      hiding: [.dryRun, .force, NewModule.verbose, ReplyOptions.list, ReplyOptions.explain],
      output: plan([("diff", OutputSchema.text)])),
    AgentTool(
      "new_module", "Make a module", NewModule.self,
      summary: "\(NewModule.summary) It takes what plan_module takes.",
      hiding: [.dryRun, .diff, .force, NewModule.verbose, ReplyOptions.list, ReplyOptions.explain],
      writes: true,
      isDescribed: false,
      output: plan([("summary", OutputSchema.text)])),
    AgentTool(
      "update_module", "Change modules", Update.self, hiding: [.dryRun], writes: true,
      output: plan([], optional: [("diff", OutputSchema.text), ("summary", OutputSchema.text)])),
  ]
}

// MARK: - What comes back

extension AgentTool {
  private static let module = OutputSchema.object([
    ("name", OutputSchema.text), ("template", OutputSchema.text), ("kind", OutputSchema.text),
    ("parts", OutputSchema.texts), ("state", OutputSchema.text),
  ])

  private static let part = OutputSchema.object([
    ("name", OutputSchema.text), ("files", OutputSchema.number),
  ])

  private static let place: [(String, JSON)] = [
    ("file", OutputSchema.text), ("line", OutputSchema.number), ("column", OutputSchema.number),
  ]

  private static let finding = OutputSchema.object(
    [
      ("id", OutputSchema.text), ("rule", OutputSchema.text), ("severity", OutputSchema.text),
    ] + place + [
      ("subject", OutputSchema.text), ("message", OutputSchema.text), ("wayOut", OutputSchema.text),
      (
        "notes",
        OutputSchema.list(of: OutputSchema.object(place + [("message", OutputSchema.text)]))
      ),
    ])

  private static let node = OutputSchema.object(
    [("id", OutputSchema.text), ("position", OutputSchema.text), ("files", OutputSchema.number)],
    optional: [("tier", OutputSchema.text), ("module", OutputSchema.text)])

  private static let edge = OutputSchema.object([
    ("from", OutputSchema.text), ("to", OutputSchema.text), ("count", OutputSchema.number),
    (
      "findings",
      OutputSchema.list(
        of: OutputSchema.object(
          [("rule", OutputSchema.text)] + place + [
            ("message", OutputSchema.text)
          ]))
    ),
  ])

  private static let type = OutputSchema.object(
    [
      ("name", OutputSchema.text), ("kind", OutputSchema.text), ("tier", OutputSchema.text),
      ("access", OutputSchema.text),
    ] + place)

  private static let deviation = OutputSchema.object(
    [("path", OutputSchema.text), ("kind", OutputSchema.text), ("found", OutputSchema.text)],
    optional: [("known", OutputSchema.text)])

  private static let reply = OutputSchema.object([
    ("file", OutputSchema.text), ("deviations", OutputSchema.list(of: deviation)),
  ])

  private static func plan(
    _ required: [(String, JSON)], optional: [(String, JSON)] = []
  ) -> OutputSchema {
    let change = OutputSchema.object([
      ("action", OutputSchema.text), ("path", OutputSchema.text),
    ])
    return OutputSchema(
      [
        ("command", OutputSchema.text), ("dryRun", OutputSchema.flag),
        ("changes", OutputSchema.list(of: change)),
        ("conflicts", OutputSchema.list(of: OutputSchema.anything)),
      ] + required,
      optional: optional + [
        ("answers", OutputSchema.list(of: OutputSchema.object([("name", OutputSchema.text)])))
      ])
  }
}

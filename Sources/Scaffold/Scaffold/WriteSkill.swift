import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold skill --to .claude`: what coding agents read, a skill or a plug-in.
struct WriteSkill: Command {
  static let name = "skill"
  static let summary: Message =
    "Write a skill or a plug-in, from which coding agents learn to use the tool."
  static let discussion: Message = """
    The skill is made from what the tool declares, its commands and its rules, in less than 7 kB. The
    plug-in holds it too, starts `scaffold mcp`, and checks after each edit. With `--to .claude` Claude
    Code loads the plug-in by itself; with `--to plugin` Codex, Cursor and others can install it from
    .agents/plugins. With `--to xcode` the skill goes to the folders in which Xcode keeps the settings of
    its agents, for all projects. Run it again after an update of the tool; a file that was edited stays,
    unless --force is given.
    """
  static let examples = [
    "scaffold skill", "scaffold skill --to .claude", "scaffold skill --to plugin --diff",
  ]
  static let parameters: [any Parameter] = [place, .at] + PlanOptions.parameters

  static let place = Option(
    name: "--to", value: "folder", help: "Whose agents are to read it.",
    choices: SkillPlace.allCases.map(\.rawValue),
    defaultValue: Message(verbatim: SkillPlace.agents.rawValue))

  private let place: SkillPlace
  private let site: Site
  private let options: PlanOptions

  init(_ arguments: Arguments, in context: Context) throws {
    place = arguments[Self.place].flatMap(SkillPlace.init) ?? .agents
    options = PlanOptions(arguments)
    if place == .xcode, arguments[.at] != nil {
      throw UsageError.notTogether(Option.at.name, "\(Self.place.name) \(place.rawValue)")
    }
    site = try place.site(at: arguments[.at], in: context)
  }

  func run(in context: Context) throws {
    let workspace = try context.workspace(at: site.folder, isDryRun: options.isDryRun)
    var planner = Planner(root: site.folder, isForced: options.isForced)
    // What is written does not depend on the language of the run.
    for (name, text) in Wording.english.during({ place.files.sorted { $0.key < $1.key } }) {
      let path = try ProjectPath(name)
      let old = try Disk.contents(of: path.path(in: site.folder))
      let isKnown = old.map { isAsWritten($0, now: text) } ?? false
      try planner.writeLedger(text, to: path, isKnown: isKnown)
    }
    for (name, text) in place.lists {
      try planner.write(text, to: ProjectPath(name), keepsExisting: true)
    }
    if let former = place.formerSkill,
      let old = try Disk.contents(of: former.path(in: site.folder)), SkillText.isAsWritten(old)
    {
      try planner.removeLedger(former)
    }
    let plan = try planner.plan()
    try context.carryOut(plan, in: workspace, options, of: Self.name) {
      let paths = plan.effectiveChanges.map { site.naming($0.path.text) }
      guard !paths.isEmpty else {
        return Message("Nothing to do: the files are as they would be written").text
      }
      return summary(of: paths).text
    }
  }
}

extension WriteSkill {
  private func summary(of paths: [String]) -> Message {
    guard let folder = place.pluginFolder else {
      return "Wrote \(paths.joined(separator: ", "))"
    }
    return place == .claude
      ? "Wrote the plug-in in \(site.naming(folder))\nNext: start Claude Code here, and trust the folder"
      : "Wrote the plug-in in \(site.naming(folder))\nNext: install it from there in your agent"
  }

  private func isAsWritten(_ bytes: [UInt8], now text: String) -> Bool {
    SkillText.isAsWritten(bytes) || AgentPlugin.isAsWritten(bytes, now: text)
  }
}

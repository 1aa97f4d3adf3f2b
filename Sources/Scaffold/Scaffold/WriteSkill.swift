import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold skill --to .claude`
struct WriteSkill: Command {
  static let name = "skill"
  static let summary: Message =
    "Write a SKILL.md, from which coding agents learn to use the tool."
  static let discussion: Message = """
    It is made from what the tool declares, its commands and its rules, in less than 6 kB. Write it
    anew after an update of the tool; one that was edited stays, unless --force is given. With
    `--to xcode` it goes to the folders in which Xcode keeps the settings of its agents, for all
    projects.
    """
  static let examples = ["scaffold skill", "scaffold skill --to .claude", "scaffold skill --diff"]
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
    let skill = Wording.english.during { SkillText() }
    for path in place.files {
      let old = try Disk.contents(of: path.path(in: site.folder))
      let isKnown = old.map { SkillText.isAsWritten($0) } ?? false
      try planner.writeLedger(skill.text, to: path, isKnown: isKnown)
    }
    let plan = try planner.plan()
    try context.carryOut(plan, in: workspace, options, of: Self.name) {
      let paths = plan.effectiveChanges.map { site.naming($0.path.text) }
      return paths.isEmpty
        ? Message("Nothing to do: the skill is as it would be written").text
        : Message("Wrote \(paths.joined(separator: ", "))").text
    }
  }
}

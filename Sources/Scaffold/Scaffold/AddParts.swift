import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold base add images`
struct AddParts: Command {
  static let name = "base add"
  static let summary: Message = "Bring parts of Base for your code."
  static let discussion: Message = """
    They stay whatever the modules need, until `scaffold base prune` finds that nothing needs them.
    """
  static let examples = ["scaffold base add images", "scaffold base add --all"]
  static let parameters: [any Parameter] = [parts, all, .at] + PlanOptions.mild

  static let parts = Argument(
    name: "part", help: "The part, as `scaffold base --all` lists it.", isRequired: false,
    isRepeated: true)
  static let all = Flag(name: "--all", help: "Bring all parts there are.")

  private let names: [String]
  private let addsAll: Bool
  private let options: PlanOptions

  init(_ arguments: Arguments, in context: Context) throws {
    names = arguments[Self.parts]
    addsAll = arguments[Self.all]
    guard addsAll || !names.isEmpty else {
      throw UsageError.missingArgument(Self.parts.name, command: Self.name)
    }
    options = PlanOptions(arguments)
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let workspace = try context.workspace(at: site.folder, isDryRun: options.isDryRun)
    var planner = Planner(root: site.folder)
    let base = try BaseParts.parts(of: Project(in: site), planner, in: context)
    let known = base.choice.parts.map(\.name)
    if let name = names.first(where: { !known.contains($0) }) {
      throw UsageError.unknownChoice(name, parameter: Self.parts.name, choices: known)
    }
    let settlement = try base.add(addsAll ? nil : names, with: &planner)
    let plan = try planner.plan()
    try context.carryOut(
      plan, telling: PlanDetails(lines: settlement.lines.map(\.text)), in: workspace, options,
      of: Self.name
    ) {
      let nothing: Message = "Nothing to do: Base has all that was asked for"
      return settlement.lines.isEmpty
        ? nothing.text : settlement.lines.map(\.text).joined(separator: "\n")
    }
  }
}

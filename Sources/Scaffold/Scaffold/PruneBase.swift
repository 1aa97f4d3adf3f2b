import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold base prune`
struct PruneBase: Command {
  static let name = "base prune"
  static let summary: Message = "Take out the parts of Base that nothing needs."
  static let discussion: Message = """
    A project of an older tool has all parts, and keeps them until this is asked. A part that your
    code names, or in which you edited a file, stays, and is listed with the place.
    """
  static let examples = ["scaffold base prune", "scaffold base prune --dry-run"]
  static let parameters: [any Parameter] = [.at] + PlanOptions.mild

  private let options: PlanOptions

  init(_ arguments: Arguments, in context: Context) {
    options = PlanOptions(arguments)
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let workspace = try context.workspace(at: site.folder, isDryRun: options.isDryRun)
    var planner = Planner(root: site.folder)
    let base = try BaseParts.parts(of: Project(in: site), planner, in: context)
    guard base.isOfToday else { throw Refusal.olderBase(parts: []) }
    let settlement = try base.prune(with: &planner)
    let plan = try planner.plan()
    try context.carryOut(
      plan, telling: PlanDetails(lines: settlement.lines.map(\.text)), in: workspace, options,
      of: Self.name
    ) {
      let nothing: Message = "Nothing to do: Base has only what is needed"
      return ((plan.effectiveChanges.isEmpty ? [nothing.text] : []) + settlement.lines.map(\.text))
        .joined(separator: "\n")
    }
  }
}

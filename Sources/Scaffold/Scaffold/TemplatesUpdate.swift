import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold templates update`
struct TemplatesUpdate: Command {
  static let name = "templates update"
  static let summary: Message = "Merge the tool's newer templates into those that were exported."
  static let discussion: Message = """
    An export keeps a record of what each file said. What the tool has changed since, and what you
    have changed, both end up in your file; where they touch the same lines, nothing is written,
    and both sides are shown.
    """
  static let examples = [
    "scaffold templates update --diff", "scaffold templates update module --conflicts markers",
  ]
  static let parameters: [any Parameter] =
    [template, to, .at, TakeOption.option, Update.conflicts] + PlanOptions.mild

  static let template = Argument(
    name: "name", help: "The template; all that were exported if none is named.",
    isRequired: false, offer: .templates())
  static let to = Option(
    name: "--to", value: "dir", help: "The folder that was exported to.",
    defaultValue: "Templates beside scaffold.json", offer: .folders)

  private let template: String?
  private let merging: Planner.MergePolicy
  private let to: String?
  private let taken: @Sendable (Site) throws -> TakenSides
  private let options: PlanOptions

  init(_ arguments: Arguments, in context: Context) {
    template = arguments[Self.template].first
    merging = arguments[Update.conflicts].flatMap(Planner.MergePolicy.init) ?? .refuse
    to = arguments[Self.to]
    taken = { [directory = context.directory] site in
      try TakeOption.sides(in: arguments, of: site, from: directory)
    }
    options = PlanOptions(arguments)
  }

  func run(in context: Context) throws {
    let place = try TemplatesPlace(to: to, below: options.site(in: context), in: context)
    let workspace = try context.workspace(at: place.root, isDryRun: options.isDryRun)
    let sides = try taken(Site(folder: place.root, name: place.name))
    var planner = Planner(root: place.root, merging: merging, taken: sides)
    if let settled = try planner.settlingLeftConflicts() {
      return try context.carryOut(settled.plan(), in: workspace, options, of: Self.name) {
        settled.settled.sorted { $0.key < $1.key }.map { $0.value.words(of: $0.key).text }
          .joined(separator: "\n")
      }
    }
    var updater = TemplateUpdater(
      from: context.builtIn, in: place.root, folder: place.folder)
    let exported = try updater.exported()
    for name in template.map({ [$0] }) ?? exported { try updater.plan(name, with: &planner) }
    let plan = try planner.plan()
    try planner.requireSettled()
    let words = TemplatesUpdateSummary(
      asked: template, names: exported.filter { template == nil || $0 == template },
      files: updater.updated,
      place: place.name,
      isNothing: plan.effectiveChanges.isEmpty, unsettled: planner.unsettled,
      settled: planner.settled)
    if options.isDryRun, !options.isJSON { words.unknown.forEach(context.console.err) }
    try context.carryOut(plan, in: workspace, options, of: Self.name) { words.text }
  }
}

import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold templates export`
struct TemplatesExport: Command {
  static let name = "templates export"
  static let summary: Message = "Copy templates into the project, to make them your own."
  static let discussion: Message = """
    From then on a file in Templates/ beside scaffold.json wins over the built-in one. Export the
    files that you want to change, or delete those that you do not: they stay up to date with the
    tool then. A record beside them, .scaffold-template.json, lets `templates update` merge what
    is newer in the tool into yours.
    """
  static let examples = [
    "scaffold templates export module",
    "scaffold templates export module all/View/nameRoute.swift.stencil",
    "scaffold templates export module \"list/View/**\"",
    "scaffold templates export --to ../team-templates",
  ]
  static let parameters: [any Parameter] = [template, paths, to, .at] + PlanOptions.parameters

  static let template = Argument(
    name: "name", help: "The template; all of them if none is named.", isRequired: false,
    offer: .templates())
  static let paths = Argument(
    name: "path",
    help: "A file of it, as `templates show` lists it, with or without its braces and spaces; `*` "
      + "stands for any name, `**` for any folders. All of them if none is named.",
    isRequired: false, isRepeated: true, offer: .templateFiles)
  static let to = Option(
    name: "--to", value: "dir", help: "The folder to copy to.",
    defaultValue: "Templates beside scaffold.json", offer: .folders)

  private let template: String?
  private let paths: [String]
  private let to: String?
  private let options: PlanOptions

  init(_ arguments: Arguments, in context: Context) {
    template = arguments[Self.template].first
    paths = arguments[Self.paths]
    to = arguments[Self.to]
    options = PlanOptions(arguments)
  }

  func run(in context: Context) throws {
    let place = try TemplatesPlace(to: to, below: options.site(in: context), in: context)
    let workspace = try context.workspace(at: place.root, isDryRun: options.isDryRun)
    var planner = Planner(root: place.root, isForced: options.isForced)
    let exporter = TemplateExporter(of: context.builtIn, to: place.root, folder: place.folder)
    for name in template.map({ [$0] }) ?? context.builtIn.names {
      try exporter.plan(name, paths, with: &planner)
    }
    let plan = try planner.plan()
    try context.carryOut(plan, in: workspace, options, of: Self.name) {
      let count = plan.effectiveChanges.count { $0.path.name != TemplateRecord.name }
      let copied = Message("Copied \(counting: count, "file") to \(place.name)")
      let next: Message =
        place.wayToRead ?? "They win over the built-in ones; delete those that you do not change"
      return "\(copied)\n\(next)"
    }
  }
}

import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold templates export`
struct TemplatesExport: Command {
  static let name = "templates export"
  static let summary = "Copy templates into the project, to make them your own."
  static let discussion = """
    From then on a file in Templates/ beside scaffold.json wins over the built-in one. Delete the
    files that you do not change: they stay up to date with the tool then.
    """
  static let examples = [
    "scaffold templates export module", "scaffold templates export --to Templates",
  ]
  static let parameters: [any Parameter] = [template, to, .at] + PlanOptions.parameters

  static let template = Argument(
    name: "name", help: "The template; all of them if none is named.", isRequired: false,
    offer: .templates())
  static let to = Option(
    name: "--to", value: "dir", help: "The folder to copy to.",
    defaultValue: "Templates beside scaffold.json", offer: .folders)

  private let template: String?
  private let to: String?
  private let at: String?
  private let options: PlanOptions

  init(_ arguments: Arguments, in context: Context) {
    template = arguments[Self.template].first
    to = arguments[Self.to]
    at = arguments[.at]
    options = PlanOptions(arguments)
  }

  func run(in context: Context) throws {
    let site = try Site(at: at, from: context.directory)
    let folder = try folder(in: site, context)
    let workspace = try context.workspace(at: folder, isDryRun: options.isDryRun)
    var planner = Planner(root: folder, isForced: options.isForced)
    do {
      for name in template.map({ [$0] }) ?? Catalog.embedded.names {
        for (path, text) in try Catalog.embedded.files(of: name).sorted(by: { $0.key < $1.key }) {
          try planner.write(
            text, to: ProjectPath((to == nil ? "Templates/" : "") + name + "/" + path))
        }
      }
    } catch let error as UnknownTemplate {
      throw UsageError.unknownTemplate(error)
    }
    let plan = try planner.plan()
    try context.carryOut(plan, in: workspace, options, of: Self.name) {
      let count = plan.effectiveChanges.count
      return
        "Copied \(count) \(count == 1 ? "file" : "files") to \(to ?? site.naming("Templates"))\n"
        + "They win over the built-in ones; delete those that you do not change"
    }
  }

  private func folder(in site: Site, _ context: Context) throws -> String {
    if let to { return to.absolute(in: context.directory) }
    guard try site.kind() == .project else { throw Refusal.noProject(site.name) }
    return site.folder
  }
}

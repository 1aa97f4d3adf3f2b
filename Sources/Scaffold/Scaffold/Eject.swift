import CommandLine
import Generation
import Ground
import Model

/// `scaffold eject`
struct Eject: Command {
  static let name = "eject"
  static let summary = "Leave the tool: what only it reads goes, the code stays."
  static let discussion = """
    Markers, ledgers, scaffold.json, exceptions from the rules of check and what the README, the CI and
    git's files say of the tool go. The code stays, builds and passes its tests. The history stays too,
    so that `scaffold undo` brings everything back, until you remove it.
    """
  static let examples = ["scaffold eject --dry-run", "scaffold eject"]
  static let parameters: [any Parameter] = [.at] + PlanOptions.mild

  private let at: String?
  private let options: PlanOptions

  init(_ arguments: Arguments, in context: Context) {
    at = arguments[.at]
    options = PlanOptions(arguments)
  }

  func run(in context: Context) throws {
    let site = try Site(at: at, from: context.directory)
    let workspace = try context.workspace(at: site.folder, isDryRun: options.isDryRun)
    let project = try Project(in: site)
    var planner = Planner(root: site.folder)
    var ejector = Ejector(project: project, commands: Commands.all.map { $0.name })
    try ejector.plan(with: &planner)
    let plan = try planner.plan()
    let ejected = ejector.ejected
    try context.carryOut(plan, in: workspace, options, of: Self.name) {
      text(of: ejected, project, site)
    }
  }

  private func text(of ejected: Ejector.Ejected, _ project: Project, _ site: Site) -> String {
    let name = project.file.name.isEmpty ? site.lastName : project.file.name
    let ledgers = ejected.ledgers == 0 ? "" : " and \(ejected.ledgers.counting("ledger"))"
    let files = ejected.files.map(\.text).joined(separator: ", ")
    let mentions = ejected.mentions.map { "Speaks of the tool still: \($0.file):\($0.line)" }
    let lines = [
      "\(name) has left the tool: \(ProjectFile.path)\(ledgers) removed",
      files.isEmpty ? nil : "Markers and what else is the tool's taken out of \(files)",
      ejected.templates.map { "Kept \($0), which only the tool reads: remove it, if you like" },
    ]
    let end =
      "`scaffold undo --at \(site.name.shellQuoted)` brings all back; to make it final, remove "
      + site.naming(History.folder.text)
    return (lines.compactMap(\.self) + mentions + [end]).joined(separator: "\n")
  }
}

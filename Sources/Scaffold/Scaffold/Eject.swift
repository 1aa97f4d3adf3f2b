import Checking
import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold eject`
struct Eject: Command {
  static let name = "eject"
  static let summary: Message = "Leave the tool: what only it reads goes, the code stays."
  static let discussion: Message = """
    Markers, ledgers, scaffold.json, baselines beside it, exceptions from the rules of check and what
    the README, the CI and git's files say of the tool go. The code stays, builds and passes its tests.
    The history stays too, so that `scaffold undo` brings everything back, until you remove it.
    """
  static let examples = ["scaffold eject --dry-run", "scaffold eject"]
  static let parameters: [any Parameter] = [.at] + PlanOptions.mild

  private let options: PlanOptions

  init(_ arguments: Arguments, in context: Context) {
    options = PlanOptions(arguments)
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let workspace = try context.workspace(at: site.folder, isDryRun: options.isDryRun)
    let project = try Project(in: site)
    var planner = Planner(root: site.folder)
    let baselines = try baselines(in: site)
    var ejector = Ejector(
      project: project, commands: Commands.all.map { $0.name }, records: baselines)
    try ejector.plan(with: &planner)
    let plan = try planner.plan()
    context.tellOfForeignFiles(in: try project.settledLedgers())
    let ejected = ejector.ejected
    try context.carryOut(plan, in: workspace, options, of: Self.name) {
      text(of: ejected, baselines, project, site)
    }
  }

  /// The baselines of `check` beside the project file: only the tool reads them.
  private func baselines(in site: Site) throws -> [ProjectPath] {
    try Disk.names(in: site.folder).filter { $0.hasSuffix(".json") }.compactMap { name in
      guard let path = try? ProjectPath(name),
        let bytes = try? Disk.contents(of: path.path(in: site.folder)),
        (try? Baseline(JSONSource(file: name, bytes: bytes))) != nil
      else { return nil }
      return path
    }
  }

  private func text(
    of ejected: Ejector.Ejected, _ baselines: [ProjectPath], _ project: Project, _ site: Site
  ) -> String {
    let name = project.file.name.isEmpty ? site.lastName : project.file.name
    let records = [ProjectFile.path] + baselines.map(\.text)
    let ledgers: Message =
      ejected.ledgers == 0 ? "" : " and \(counting: ejected.ledgers, "ledger")"
    let files = ejected.files.map(\.text).joined(separator: ", ")
    let mentions = ejected.mentions.map {
      Message("Speaks of the tool still: \($0.file):\($0.line)")
    }
    let lines: [Message?] = [
      "\(name) has left the tool: \(records.joined(separator: ", "))\(ledgers) removed",
      files.isEmpty ? nil : "Markers and what else is the tool's taken out of \(files)",
      ejected.templates.map { "Kept \($0), which only the tool reads: remove it, if you like" },
    ]
    let end = Message(
      "`scaffold undo --at \(site.name.shellQuoted)` brings all back; to make it final, remove "
        + "\(site.naming(History.folder.text))")
    return (lines.compactMap(\.self) + mentions + [end]).joined(separator: "\n")
  }
}

import CommandLine
import Generation
import Ground
import Model
import Templates

/// `scaffold repair`
struct RepairProject: Command {
  static let name = "repair"
  static let summary: Message = "Put right what merges and cut-off runs have left wrong."
  static let discussion: Message = """
    Lines between `// scaffold:` markers that are missing, there twice, or of modules that are gone;
    conflicts there, in String Catalogs, and in modules that two branches have changed; runs that
    were cut off, and their files. What people wrote between markers stays.
    """
  static let examples = [
    "scaffold repair", "scaffold repair --diff", "scaffold repair --accept-missing",
  ]
  static let parameters: [any Parameter] = [.at, acceptMissing] + PlanOptions.mild

  static let acceptMissing = Flag(
    name: "--accept-missing",
    help: "Record generated files that are missing as left out on purpose.")

  private let acceptsMissing: Bool
  private let options: PlanOptions

  init(_ arguments: Arguments, in context: Context) {
    acceptsMissing = arguments[Self.acceptMissing]
    options = PlanOptions(arguments)
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    // Opening the folder takes back a run that was cut off, and says so.
    let wasCutOff = try Workspace.isUnfinished(at: site.folder)
    let workspace = try context.workspace(at: site.folder, isDryRun: options.isDryRun)
    guard try Disk.entry(at: site.folder + "/" + ProjectFile.path) == .file else {
      throw Refusal.noProject(site.name)
    }
    var planner = Planner(root: site.folder, merging: .markers)
    var repairer = Repairer(
      root: site.folder, acceptsMissing: acceptsMissing, git: Git(in: site.folder, context.launch),
      over: context.builtIn)
    do {
      try repairer.plan(with: &planner)
    } catch let error as DataError where error.reason == .conflict {
      // It is not as a merge writes it, so nobody knows its two sides.
      throw Refusal.unsettled(["\(error.place.file):\(error.place.line)"])
    }
    let plan = try planner.plan()
    try context.carryOut(plan, in: workspace, options, of: Self.name) {
      let nothing: Message = wasCutOff ? "Nothing else to repair" : "Nothing to repair"
      return plan.effectiveChanges.isEmpty
        ? nothing.text : repairer.repairs.map(\.description).joined(separator: "\n")
    }
    for dispute in repairer.disputes.sorted(by: { $0.key < $1.key }).map(\.value) { throw dispute }
    let branches = repairer.unsettled.filter { !$0.isOfUpdate }
    if !branches.isEmpty { throw Refusal.unsettled(branches.map(\.description)) }
    if let place = repairer.unsettled.first { throw place.refusal }
  }
}

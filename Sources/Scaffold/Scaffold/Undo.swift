import CommandLine
import Generation
import Ground
import Model

/// `scaffold undo`
struct Undo: Command {
  static let name = "undo"
  static let summary: Message =
    "Take back the last run, or another one of the log; later edits stay."
  static let discussion: Message = """
    Each file becomes what it was before that run. To take a run back is a run too: `scaffold undo`
    again brings it back. It needs no version control: the last 50 runs are in .scaffold-history.
    """
  static let examples = ["scaffold undo", "scaffold undo 3 --diff"]
  static let parameters: [any Parameter] = [number, .at] + PlanOptions.parameters

  static let number = Argument(
    name: "number", help: "The run's number in `scaffold log`; the last run, if it is not given.",
    isRequired: false, offer: .runs)

  private let number: Int?
  private let options: PlanOptions

  init(_ arguments: Arguments, in context: Context) throws {
    number = try arguments[Self.number].first.map { word in
      guard let number = Int(word), number > 0 else { throw UsageError.notANumber(word) }
      return number
    }
    options = PlanOptions(arguments)
  }

  func run(in context: Context) throws {
    let site = try options.site(in: context)
    let workspace = try context.workspace(at: site.folder, isDryRun: options.isDryRun)
    let (number, run, shared) = try workspace.history.log().run(number, in: site.name)
    var planner = Planner(root: site.folder, isForced: options.isForced)
    let project = try site.kind() == .project ? Project(in: site) : nil
    let (plan, kept) = try planner.takeBack(
      run, sharing: shared, in: project, Project.catalog(in: site.folder, over: context.builtIn))
    try plan.requireReadable(only: run.merged(in: plan))
    let stale = try project.map { try StaleCode(in: $0).notes(after: planner) } ?? []
    try context.carryOut(
      plan, telling: PlanDetails(notes: stale), in: workspace, options, of: Self.name,
      undoing: number
    ) {
      ([summary(of: plan, number, run)] + kept.lines.map(\.text) + stale).joined(separator: "\n")
    }
  }

  private func summary(of plan: Plan, _ number: Int, _ run: Run) -> String {
    guard !plan.effectiveChanges.isEmpty else {
      return Message("Nothing to do: nothing is left of run \(number), \(run.command.text)").text
    }
    let lines: [Message] = [
      "Took back run \(number), \(run.command.text)", "  \(FileCounts(of: plan).text)",
    ]
    let merged = run.merged(in: plan).filter { !plan.overwritten.contains($0) }.map(\.text)
    let kept = Message("Kept what was changed since in \(merged.joined(separator: ", "))")
    let edited = plan.overwritten.map { Message("Edits taken back too: \($0)") }
    return
      (lines + (merged.isEmpty ? [] : [kept]) + edited
      + ["`scaffold undo` again brings it back"]).joined(separator: "\n")
  }
}

extension UsageError {
  static func notANumber(_ text: String) -> UsageError {
    UsageError(
      "not-a-number", "`\(text.printable)` is no number of a run", "`scaffold log` lists them")
  }
}

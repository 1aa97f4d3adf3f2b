import CommandLine
import Generation
import Ground
import Model
import Templates

/// Where a command makes a plan, how it is to show it, and whether to carry it out.
struct PlanOptions {
  private let at: String?
  let isDryRun: Bool
  let isDiff: Bool
  let isForced: Bool
  let isJSON: Bool

  static let parameters: [any Parameter] = [Flag.dryRun, Flag.diff, Flag.force, Flag.json]
  /// The same, for a command that has nothing to force.
  static let mild: [any Parameter] = [Flag.dryRun, Flag.diff, Flag.json]

  init(_ arguments: Arguments) {
    at = arguments[.at]
    isDiff = arguments[.diff]
    isDryRun = arguments[.dryRun] || isDiff
    isForced = arguments[.force]
    isJSON = arguments[.json]
  }

  func site(in context: Context) throws -> Site { try Site(at: at, from: context.directory) }
}

/// The notes of a command on its plan, before it shows the files.
struct PlanDetails {
  var lines: [String] = []
  var json: [(String, JSON)] = []
}

extension PlanDetails {
  /// - Parameter notes: what will not build, not run or not be read.
  init(notes: [String]) {
    self.init(lines: notes, json: notes.isEmpty ? [] : [("notes", JSON(texts: notes))])
  }
}

extension Context {
  /// Carries a plan out and says so, or only shows it.
  ///
  /// - Parameters:
  ///   - answers: the answers that the plan changes.
  ///   - details: what else there is to say of the plan.
  ///   - undone: the number of the run that is taken back.
  ///   - summary: what to say when the plan is carried out.
  /// - Throws: `Refusal.conflicts` with all that stands in the way.
  func carryOut(
    _ plan: Plan, answers: [AnswerChange] = [], telling details: PlanDetails = PlanDetails(),
    in workspace: borrowing Workspace, _ options: PlanOptions, of command: String,
    undoing undone: Int? = nil,
    summary: () -> String
  ) throws {
    guard plan.conflicts.isEmpty else {
      if options.isJSON {
        try console.json(
          PlanJSON.text(
            of: plan, answers, by: command, isDryRun: options.isDryRun, telling: details.json))
      }
      throw Refusal.conflicts(plan.conflicts)
    }
    if !plan.effectiveChanges.isEmpty { try workspace.history.requireRoom() }
    let words =
      if options.isJSON {
        PlanJSON.text(
          of: plan, answers, by: command, isDryRun: options.isDryRun,
          diff: options.isDiff ? UnifiedDiff.text(of: plan) : nil,
          summary: options.isDryRun ? nil : summary(), telling: details.json)
      } else if options.isDiff {
        String(UnifiedDiff.text(of: plan).dropLast())
      } else if options.isDryRun {
        (answers.map(\.words) + details.lines + [PlanText.text(of: plan, console.style)]).joined(
          separator: "\n")
      } else {
        summary()
      }
    let say = options.isJSON ? console.json : options.isDiff ? console.contents : console.out
    if options.isDryRun {
      try say(words)
    } else {
      // What there was before is put back, whatever it says.
      if undone == nil { try plan.requireReadable() }
      let run = RunCommand(words: self.words, time: now(), undoes: undone)
      try carryOut(plan, of: run, in: workspace) { try say(words) }
    }
  }

  private func carryOut(
    _ plan: Plan, of run: RunCommand, in workspace: borrowing Workspace,
    announce: () throws -> Void
  ) throws {
    try HeldSignals.during { hasArrived in
      do {
        try Transaction.apply(
          plan, of: run, in: workspace, perform: perform,
          isInterrupted: { hasArrived() || isUnwanted() }, tell: tell, announce: announce)
      } catch let interruption as Interruption {
        // The signal ends the process before anybody else could say it.
        console.err("error: \(interruption)")
        throw AlreadyReported()
      }
    }
  }
}

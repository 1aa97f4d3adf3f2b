/// Carries out a plan: all of it, or, if any step fails, none of it.
///
/// A journal is written first. New texts are then staged beside their places, so that a full disk
/// shows before a single file of the project has changed. Only then are files moved. Renaming the
/// journal is the commit.
struct Transaction {
  /// The folder that the journal's paths start from. It exists.
  private let base: String
  private let journal: Journal
  private let changes: [Change]
  private let perform: FileOperation.Performer

  /// - Parameters:
  ///   - workspace: where the project is, locked.
  ///   - announce: tells the user what was done. It runs when all is ready and nothing is moved
  ///     yet: if the words cannot be said, nothing is done.
  /// - Throws: the first failure, after everything was undone.
  static func apply(
    _ plan: Plan, in workspace: borrowing Workspace,
    perform: @escaping FileOperation.Performer = FileOperation.perform,
    announce: () throws -> Void
  ) throws {
    let newFolders =
      workspace.missingFolders
      + plan.newFolders.map {
        $0.moved(below: workspace.missingFolders.last)
      }
    let transaction = Transaction(
      base: workspace.base,
      journal: Journal(plan, below: workspace.missingFolders.last, newFolders: newFolders),
      changes: plan.effectiveChanges, perform: perform)
    guard !transaction.changes.isEmpty else { return try announce() }
    try transaction.requireFreeNames()
    try transaction.run(announce)
  }
}

extension Transaction {
  private func run(_ announce: () throws -> Void) throws {
    do {
      try perform(.writeThrough(Array(journal.text.utf8), to: base + "/" + Journal.name))
    } catch {
      throw SystemError(verb: error.verb, path: base, code: error.code)
    }
    let recovery = Recovery(base: base, perform: perform)
    do {
      for folder in journal.newFolders { try perform(.makeFolder(folder.path(in: base))) }
      for (step, change) in zip(journal.steps, changes) { try stage(change, step) }
      try announce()
      for (step, change) in zip(journal.steps, changes) { try move(step, change) }
      try perform(.rename(base + "/" + Journal.name, to: base + "/" + Journal.doneName))
    } catch {
      try recovery.undo(journal)
      throw error
    }
    // All is in place. What cannot be cleaned up now, the next start cleans up.
    try? recovery.finish(journal)
  }

  private func stage(_ change: Change, _ step: Journal.Step) throws(SystemError) {
    guard let contents = change.after else { return }
    let mode =
      change.before == nil ? FileOperation.newFileMode : try Disk.mode(of: step.path.path(in: base))
    do throws(SystemError) {
      try perform(.write(contents, to: step.staged.path(in: base), mode: mode))
    } catch {
      throw SystemError(verb: error.verb, path: step.path.path(in: base), code: error.code)
    }
  }

  /// The names that the transaction takes beside the files must not be anyone's.
  private func requireFreeNames() throws {
    for path in journal.steps.flatMap({ [$0.staged, $0.displaced] }) {
      guard try Disk.entry(at: path.path(in: base)) == .nothing else {
        throw Refusal.nameInUse(path.path(in: base))
      }
    }
  }

  private func move(_ step: Journal.Step, _ change: Change) throws {
    let file = step.path.path(in: base)
    if step.action == .create {
      guard try Disk.entry(at: file) == .nothing else {
        throw SystemError(verb: "write", path: file, code: EEXIST)
      }
    } else {
      try perform(.rename(file, to: step.displaced.path(in: base)))
      // Someone may have written since the plan was made: their text is not to be lost.
      guard try Disk.contents(of: step.displaced.path(in: base)) == change.before else {
        throw Refusal.changedMeanwhile(file)
      }
    }
    if step.written != nil {
      try perform(.rename(step.staged.path(in: base), to: file))
    }
  }
}

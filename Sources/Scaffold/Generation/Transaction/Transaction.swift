import Ground
import Model

/// Carries out a plan: all of it, or, if any step fails, none of it.
///
/// A journal is written first. New texts are then staged beside their places, so that a full disk
/// shows before a single file of the project has changed. Only then are files moved. Renaming the
/// journal is the commit.
///
/// The process may die at any instant: once a later command that writes has run, the tree is as before
/// or as after. Against a loss of power less is promised: the journal's bytes are handed to the disk,
/// once, and no file's. What was written in the last seconds before it may then be empty or missing,
/// as after any copy of files.
package struct Transaction {
  /// The folder that the journal's paths start from, locked.
  private let base: OpenFolder
  /// The project's folder, from `base`; `nil` if it is `base` itself.
  private let project: ProjectPath?
  private let journal: Journal
  private let changes: [Change]
  private let folderModes: [ProjectPath: mode_t]
  private let perform: FileOperation.Performer
  private let isInterrupted: () -> Bool

  /// The history gets an entry for it, in the same transaction.
  ///
  /// - Parameters:
  ///   - command: what the user typed.
  ///   - workspace: where the project is, locked.
  ///   - isInterrupted: whether someone wants the run to end.
  ///   - say: is called with what could not be put in order.
  ///   - announce: reports to the user what was done. It runs when all is ready and nothing is moved
  ///     yet: if the words cannot be said, nothing is done.
  /// - Throws: the first failure, or `Interruption`, after everything was undone.
  package static func apply(
    _ plan: Plan, of command: RunCommand, in workspace: borrowing Workspace,
    perform: @escaping FileOperation.Performer = FileOperation.perform,
    isInterrupted: @escaping () -> Bool = { false },
    tell: (RunNote) -> Void = { _ in }, announce: () throws -> Void
  ) throws {
    var changes = plan.effectiveChanges
    guard !changes.isEmpty else { return try announce() }
    var written = changes.map { $0.after.map(Fingerprint.init) }
    let record = try workspace.history.record(of: command, doing: plan, changes, written)
    changes += record.changes
    written += record.changes.map { $0.after.map(Fingerprint.init) }
    let prefix = workspace.missingFolders.last
    let newFolders = (plan.newFolders + record.newFolders).map { $0.moved(below: prefix) }
    let modes = plan.folderModes.merging(record.folderModes) { $1 }
    let transaction = Transaction(
      base: workspace.base, project: prefix,
      journal: Journal(
        changes, written, emptying: plan.emptiedFolders, below: prefix,
        newFolders: workspace.missingFolders + newFolders),
      changes: changes,
      folderModes: Dictionary(
        uniqueKeysWithValues: modes.map { ($0.moved(below: prefix), $1) }),
      perform: perform, isInterrupted: isInterrupted)
    try transaction.run(tell, announce)
  }
}

extension Transaction {
  private func run(_ tell: (RunNote) -> Void, _ announce: () throws -> Void) throws {
    try writeJournal()
    let recovery = Recovery(folder: base, perform: perform)
    do {
      for folder in journal.newFolders {
        try step(.makeFolder(folder, mode: folderModes[folder]))
      }
      for (step, change) in zip(journal.steps, changes) { try stage(change, step) }
      try announce()
      for (step, change) in zip(journal.steps, changes) { try move(step, change) }
      try requireAllInPlace()
      try step(.rename(Journal.path, to: Journal.donePath))
    } catch {
      do throws(SystemError) {
        try recovery.undo(journal).notes.forEach(tell)
      } catch let obstacle {
        throw HalfDone(cause: error, obstacle: obstacle)
      }
      throw error
    }
    do throws(SystemError) {
      try recovery.finish(journal)
    } catch {
      tell(.notCleaned(error))
    }
  }

  /// One step on disk, unless someone wants the run to end.
  private func step(_ operation: FileOperation) throws {
    if isInterrupted() { throw Interruption() }
    try perform(operation, base)
  }

  private func writeJournal() throws {
    if isInterrupted() { throw Interruption() }
    let bytes = journal.bytes
    do throws(SystemError) {
      let time = try journal.seal.time(in: base)
      try perform(.writeThrough(bytes, to: Journal.path, time: time), base)
    } catch {
      throw SystemError(verb: error.verb, path: base.path, code: error.code)
    }
  }

  private func stage(_ change: Change, _ step: Journal.Step) throws {
    guard let contents = change.after else { return }
    let mode = change.before == nil ? change.mode : try base.mode(of: step.path)
    let time = try change.seal?.time(in: base, at: project)
    do {
      try self.step(.write(contents, to: step.staged, mode: mode, time: time))
    } catch let error as SystemError {
      throw SystemError(verb: error.verb, path: base.name(of: step.path), code: error.code)
    }
  }

  private func move(_ step: Journal.Step, _ change: Change) throws {
    guard step.action != .create else {
      guard try base.entry(at: step.path) == .nothing else {
        throw SystemError(verb: "write", path: base.name(of: step.path), code: EEXIST)
      }
      return try self.step(.rename(step.staged, to: step.path))
    }
    try self.step(.rename(step.path, to: step.displaced))
    // Someone may have written since the plan was made: their text is not to be lost.
    guard try base.contents(of: step.displaced) == change.before else {
      throw Refusal.changedMeanwhile(base.name(of: step.path))
    }
    if step.written != nil { try put(step) }
  }

  /// Gives the new text of a file its name. A text that someone saved there a moment ago stays.
  private func put(_ step: Journal.Step) throws {
    do {
      try self.step(.link(step.staged, to: step.path))
    } catch let error as SystemError where error.code == EEXIST {
      throw Refusal.changedMeanwhile(base.name(of: step.path))
    } catch let error as SystemError where [EPERM, ENOTSUP, EOPNOTSUPP].contains(error.code) {
      // Some file systems know one name for a file.
      try self.step(.rename(step.staged, to: step.path))
    }
  }

  /// Reads what was moved once more, by its name: while files were moved, someone may have saved
  /// one of them, or have put a link in the place of a folder.
  private func requireAllInPlace() throws {
    let now = base.again()
    for (step, change) in zip(journal.steps, changes) {
      let isInPlace =
        switch step.action {
        case .create: try now.entry(at: step.path) == .file
        case .remove: try now.contents(of: step.displaced) == change.before
        case .update, .replace, .merge, .keep:
          try now.contents(of: step.path) == change.after
            && now.contents(of: step.displaced) == change.before
        }
      guard isInPlace else { throw Refusal.changedMeanwhile(base.name(of: step.path)) }
    }
  }
}

extension Refusal {
  /// A file changed between the plan and its carrying out.
  static func changedMeanwhile(_ path: String) -> Refusal {
    Refusal(
      Complaint(
        "changed-meanwhile",
        "`\(path)` was changed while the run was at work; the rest is as before", "run it again"
      ).at(path))
  }
}

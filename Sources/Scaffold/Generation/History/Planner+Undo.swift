import Ground
import Merging
import Model
import Templates

extension Planner {
  /// Wants each file that a run changed to be as it was before.
  ///
  /// - Parameters:
  ///   - shared: those of the project's own files that are counted anew, by what its modules need then.
  ///   - project: the project that is there, whose own files keep what its other modules need; `nil` if there
  ///     is none.
  /// - Returns: the plan, and the parts of the run that stay since code of the team's own needs them.
  package mutating func takeBack(
    _ run: Run, sharing shared: Set<ProjectPath>, in project: Project?, _ catalog: Catalog
  ) throws -> (plan: Plan, kept: BaseParts.Settlement) {
    removableFolders = shared.isEmpty ? Set(run.newFolders) : nil
    for change in run.changes where !shared.contains(change.path) { try takeBack(change) }
    var kept = BaseParts.Settlement()
    if let project, conflicts.isEmpty, let base = try BaseParts(of: project, self, in: catalog) {
      if shared.isEmpty {
        _ = try base.settle([:], takesOut: false, with: &self)
      } else {
        kept = try settle(run, sharing: shared, base)
      }
    }
    var plan = try plan()
    for folder in run.emptiedFolders where newFolders.contains(folder.path) {
      plan.folderModes[folder.path] = folder.mode
    }
    return (plan, kept)
  }

  /// Counts anew what the project's own files say, for the modules as they are planned, and takes back the
  /// lines that these have there.
  ///
  /// - Returns: the parts of the run that stay.
  private mutating func settle(
    _ run: Run, sharing shared: Set<ProjectPath>, _ base: BaseParts
  ) throws -> BaseParts.Settlement {
    var modules: [String: [ProjectPath: String]] = [:]
    var (gone, new): ([Insertion], [Insertion]) = ([], [])
    for path in run.changes.map(\.path) where path.name == Ledger.name {
      guard let folder = path.folder, let module = base.project.module(of: path) else { continue }
      let wanted = try ledger(in: folder)
      modules[module] = wanted.map { $0.isRemoved ? [:] : $0.files } ?? [:]
      let current = try changes[path]?.before.map { text in
        try Ledger(JSONSource(file: path.text, bytes: text), in: folder)
      }
      let (lines, old) = (wanted?.insertions ?? [], current?.insertions ?? [])
      gone += old.filter { shared.contains($0.file) && !lines.contains($0) }
      new += lines.filter { shared.contains($0.file) && !old.contains($0) }
    }
    for line in gone { try withdraw(line) }
    var (added, brought) = (base.ledger.past.added, Set<String>())
    if let (old, new) = run.ownLedgers {
      added.subtract(new.past.added.subtracting(old.past.added))
      added.formUnion(old.past.added.subtracting(new.past.added))
      brought = (new.past.parts ?? []).subtracting(old.past.parts ?? [])
    }
    let held = try base.settle(modules, added: added, with: &self).held
    for line in try placed(new) { try insert(line) }
    var kept = BaseParts.Settlement()
    kept.held = held.filter { brought.contains($0.part) }
    return kept
  }

  private mutating func takeBack(_ change: RecordedChange) throws(SystemError) {
    guard let entry = try usableEntry(at: change.path) else { return }
    let current = entry == .file ? try contents(of: change.path) : nil
    guard current != change.before else { return }
    // What the Finder leaves is nobody's work, and it may have written there again.
    if change.path.name == Disk.finderFile, current != nil, change.before != nil { return }
    if change.isLeft(as: current) { return try putBack(change, current) }
    if let text = change.ledger(in: current) {
      return note(.merge, change.path, before: current, after: text)
    }
    let merge = change.merge(into: current)
    if let merge, merge.conflicts.isEmpty {
      if merge.contents != current {
        note(.merge, change.path, before: current, after: merge.contents)
      }
    } else if isForced {
      if current != nil { overwritten.insert(change.path) }
      try putBack(change, current, merge?.wantedContents)
    } else {
      let reason = change.reason(current, merge?.conflicts ?? [])
      conflicts.append(Conflict(path: change.path, reason: reason))
    }
  }

  /// - Parameter merged: what the file is to say; what it said before, if nothing was merged.
  private mutating func putBack(
    _ change: RecordedChange, _ current: [UInt8]?, _ merged: [UInt8]? = nil
  ) throws(SystemError) {
    if change.before == nil {
      note(.remove, change.path, before: current, after: nil)
    } else if current == nil {
      try add(.create, change.path, before: nil, after: change.before)
      changes[change.path]?.mode = change.mode
    } else {
      let action = change.action == .update ? Change.Action.update : .replace
      note(action, change.path, before: current, after: merged ?? change.before)
    }
  }
}

extension RecordedChange {
  /// The later edits and the former text, in one text; `nil` for a file that the run made or
  /// removed, and for one that is gone.
  fileprivate func merge(into current: [UInt8]?) -> Merge? {
    guard let current, let before, case .text(let text) = left else { return nil }
    let lines = TakenBackLines(before: before, after: text, now: current)
    return Merge(base: lines.after, disk: current, wanted: lines.before, path: path)
  }

  /// A ledger without what the run recorded in it, with all that others did since; `nil` for other
  /// files, and where both are about the same.
  fileprivate func ledger(in current: [UInt8]?) -> [UInt8]? {
    guard path.name == Ledger.name, let current, let before, case .text(let text) = left else {
      return nil
    }
    return LedgerMerge.text(
      base: text, ours: current, theirs: before, at: path)
  }

  /// Why a file that is not as the run left it cannot be put back.
  fileprivate func reason(
    _ current: [UInt8]?, _ clashes: [MergeConflict]
  ) -> Conflict.Reason {
    switch (left, current) {
    case (.nothing, _): .exists
    case (_, nil): .goneSince
    case (_, .some): .editedSince(clashes.map(Hunk.init))
    }
  }
}

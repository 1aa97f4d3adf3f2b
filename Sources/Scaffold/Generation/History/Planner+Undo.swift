import Ground
import Merging
import Model
import Templates

extension Planner {
  /// Wants each file that a run changed to be as it was before.
  ///
  /// - Parameter project: the project that is there, whose own files keep what its other modules need;
  ///   `nil` if there is none.
  package mutating func takeBack(
    _ run: Run, in project: Project?, _ catalog: Catalog
  ) throws -> Plan {
    removableFolders = Set(run.newFolders)
    for change in run.changes { try takeBack(change) }
    if let project, conflicts.isEmpty {
      _ = try BaseParts(of: project, self, in: catalog)?.settle([:], takesOut: false, with: &self)
    }
    var plan = try plan()
    for folder in run.emptiedFolders where newFolders.contains(folder.path) {
      plan.folderModes[folder.path] = folder.mode
    }
    return plan
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
    let lines = MarkedLines(before: before, after: text, now: current)
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

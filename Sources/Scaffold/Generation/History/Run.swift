import Ground

/// A run that the history has: what was typed, and what became of each file.
package struct Run: Equatable, Sendable {
  package let command: RunCommand
  /// Names the folder in which it was.
  let seal: FolderSeal
  let changes: [RecordedChange]
  /// The folders that it made, the outermost first.
  let newFolders: [ProjectPath]
  /// The folders that it removed, the innermost first.
  let emptiedFolders: [Folder]

  /// A folder that a run removed, and the permissions that it had.
  struct Folder: Equatable, Sendable {
    let path: ProjectPath
    let mode: mode_t
  }
}

extension Run {
  package var counts: FileCounts { FileCounts(of: self) }

  /// The files in which a plan that takes the run back keeps what was changed since.
  package func merged(in plan: Plan) -> [ProjectPath] {
    let before = Dictionary(changes.map { ($0.path, $0.before) }) { $1 }
    return plan.effectiveChanges.filter { change in
      change.after.map { $0 != before[change.path] } ?? false
    }.map(\.path)
  }

  /// The files that it made or removed: a later run that changes one of them builds on this one.
  var wholeFiles: Set<ProjectPath> {
    Set(changes.filter { $0.before == nil || $0.left == .nothing }.map(\.path))
  }
}

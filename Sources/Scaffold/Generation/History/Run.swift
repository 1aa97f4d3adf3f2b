import Ground
import Model
import Templates

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

  /// The project's own files, and its ledger, where the run brought parts to them or took some out, and did
  /// nothing else; none of other runs.
  var ownFiles: Set<ProjectPath> {
    guard let (old, new) = ownLedgers, let parts = old.past.parts, let others = new.past.parts,
      parts != others || old.past.added != new.past.added,
      (old.template, old.digest, old.answers) == (new.template, new.digest, new.answers)
    else { return [] }
    return Set(old.files.keys).union(new.files.keys).union([Ledger.path(in: nil)])
  }

  /// The ledger of the project's own files before the run and after it; `nil` where the run made or removed
  /// it, or left it alone.
  var ownLedgers: (old: Ledger, new: Ledger)? {
    let path = Ledger.path(in: nil)
    guard let change = changes.first(where: { $0.path == path }), let before = change.before,
      case .text(let after) = change.left,
      let old = try? Ledger(JSONSource(file: path.text, bytes: before), in: nil),
      let new = try? Ledger(JSONSource(file: path.text, bytes: after), in: nil)
    else { return nil }
    return (old, new)
  }

  /// The files that it made or removed: a later run that changes one of them builds on this one.
  var wholeFiles: Set<ProjectPath> {
    Set(changes.filter { $0.before == nil || $0.left == .nothing }.map(\.path))
  }
}

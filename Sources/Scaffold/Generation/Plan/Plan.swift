import Ground
import Model

/// All that a command is about to do, settled before anything is touched.
///
/// `--dry-run` shows a plan; a `Transaction` carries one out. Nothing else writes files.
package struct Plan: Equatable, Sendable {
  /// In the order of their paths.
  package let changes: [Change]
  /// All that stands in the way; with any, the plan is not carried out.
  package let conflicts: [Conflict]
  /// Folders to make, the outermost first.
  let newFolders: [ProjectPath]
  /// Folders that lose their last file, the innermost first.
  let emptiedFolders: [ProjectPath]
  /// The files of someone else's that `--force` replaces or removes.
  package var overwritten: [ProjectPath] = []
  /// The permissions of those new folders that do not get the usual ones.
  var folderModes: [ProjectPath: mode_t] = [:]
}

extension Plan {
  package var effectiveChanges: [Change] { changes.filter(\.isEffective) }
}

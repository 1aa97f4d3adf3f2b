/// All that a command is about to do, settled before anything is touched.
///
/// `--dry-run` shows a plan; a `Transaction` carries one out. Nothing else writes files.
struct Plan: Equatable, Sendable {
  /// In the order of their paths.
  let changes: [Change]
  /// All that stands in the way; with any, the plan is not carried out.
  let conflicts: [Conflict]
  /// Folders to make, the outermost first.
  let newFolders: [ProjectPath]
  /// Folders that lose their last file, the innermost first.
  let emptiedFolders: [ProjectPath]
}

extension Plan {
  var effectiveChanges: [Change] { changes.filter(\.isEffective) }

  /// The copies of what `--force` replaces.
  var backups: [Change] {
    changes.filter { $0.path.text.hasPrefix("\(Backup.folder)/") && $0.path.name != ".gitignore" }
  }
}

import Ground
import Model

/// Decides what must happen to the files on disk for them to become the files wanted.
///
/// For each file it compares three texts: what was generated last (base), what is wanted now, and
/// what is on disk. It reads, and never writes.
package struct Planner {
  let root: String
  let isForced: Bool
  var changes: [ProjectPath: Change] = [:]
  var conflicts: [Conflict] = []
  var folders: [ProjectPath: DiskEntry] = [:]
  /// Folders that the plan makes: nothing is in them yet.
  var newFolders: Set<ProjectPath> = []
  /// The treatment of edits where the template changed too; `nil` for a run that merges nothing.
  var merging: MergePolicy?
  /// The files in which one side is taken instead.
  let taken: TakenSides
  /// The files in which one was taken, and which.
  package internal(set) var settled: [ProjectPath: TakenSides.Side] = [:]
  /// Files that are written with both sides of a conflict in them.
  package var unsettled: [ProjectPath] = []
  /// Edited files that are no longer generated, and stay.
  package var kept: [ProjectPath] = []
  /// Files that someone has removed, and that the template has changed since.
  package var leftOut: [ProjectPath] = []
  /// Files in which somebody's words went with what they were for.
  package var gone: [ProjectPath] = []
  /// The names that fields of the module get whose files are merged.
  var renamedFields: FieldRename?
  /// What files say that are joined from several now, until they are written.
  var gathered: [ProjectPath: Gathered] = [:]
  /// Names that were generated and are not any more, while files are merged that may use them.
  var vanished: VanishedNames?
  /// What the project's own files are to say, while they are planned: only they say what Base declares.
  var ownFiles: [ProjectPath: String]?
  /// Files that are written with markers around what uses such names.
  var unusable: [(path: ProjectPath, names: [VanishedName])] = []
  /// The files of someone else's that the plan replaces or removes.
  var overwritten: Set<ProjectPath> = []
  /// The only folders that may go when they are empty; any, if none are named.
  var removableFolders: Set<ProjectPath>?

  package init(
    root: String, isForced: Bool = false, merging: MergePolicy? = nil, taken: TakenSides = .none
  ) {
    self.root = root
    self.isForced = isForced
    self.merging = merging
    self.taken = taken
  }

  package func plan() throws(SystemError) -> Plan {
    let (emptied, leavings) = try emptiedFolders()
    return Plan(
      changes: (changes.values + leavings).sorted { $0.path < $1.path },
      conflicts: conflicts.sorted { $0.path < $1.path },
      newFolders: newFolders.sorted(),
      emptiedFolders: emptied,
      overwritten: overwritten.sorted())
  }
}

// MARK: - Changes

extension Planner {
  mutating func add(
    _ action: Change.Action, _ path: ProjectPath, before: [UInt8]?, after: [UInt8]?
  ) throws(SystemError) {
    for folder in path.folders where try entry(ofFolder: folder) == .nothing {
      folders[folder] = .folder
      newFolders.insert(folder)
    }
    note(action, path, before: before, after: after)
  }

  mutating func note(
    _ action: Change.Action, _ path: ProjectPath, before: [UInt8]?, after: [UInt8]?
  ) {
    changes[path] = Change(path: path, action: action, before: before, after: after)
  }
}

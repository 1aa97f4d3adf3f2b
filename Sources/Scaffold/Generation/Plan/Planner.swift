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
  var folders: [ProjectPath: Entry] = [:]
  /// Folders that the plan makes: nothing is in them yet.
  var newFolders: Set<ProjectPath> = []
  var backup: ProjectPath?
  /// What happens to edits where the template changed too; `nil` for a run that merges nothing.
  let merging: MergePolicy?
  /// Files that are written with both sides of a conflict in them.
  package var unsettled: [ProjectPath] = []
  /// Files that someone has removed, and that the template has changed since.
  package var leftOut: [ProjectPath] = []

  package init(root: String, isForced: Bool = false, merging: MergePolicy? = nil) {
    self.root = root
    self.isForced = isForced
    self.merging = merging
  }

  package func plan() throws(SystemError) -> Plan {
    let (emptied, leavings) = try emptiedFolders()
    return Plan(
      changes: (changes.values + leavings).sorted { $0.path < $1.path },
      conflicts: conflicts.sorted { $0.path < $1.path },
      newFolders: newFolders.sorted(),
      emptiedFolders: emptied)
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

  /// Plans a copy of a file that is about to be replaced or removed. Where there is no room for a
  /// copy, that is a conflict.
  mutating func copy(_ contents: [UInt8], of path: ProjectPath) throws(SystemError) {
    let folder: ProjectPath
    if let backup { folder = backup } else { folder = try Backup.nextFolder(in: root) }
    backup = folder
    let copy = folder.appending(path)
    // The file may be replaced twice in one run: the copy is of what someone wrote.
    guard changes[copy] == nil, try isReachable(copy) else { return }
    guard try Disk.entry(at: copy.path(in: root)) == .nothing else {
      return conflicts.append(Conflict(path: copy, reason: .otherInTheWay))
    }
    try add(.create, copy, before: nil, after: contents)
    let ignoreFile = Backup.ignoreFile
    guard changes[ignoreFile.path] == nil, try isReachable(ignoreFile.path),
      try Disk.entry(at: ignoreFile.path.path(in: root)) == .nothing
    else { return }
    try add(.create, ignoreFile.path, before: nil, after: ignoreFile.contents)
  }
}

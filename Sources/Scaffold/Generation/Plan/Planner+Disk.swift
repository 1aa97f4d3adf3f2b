import Ground
import Model
import Templates

extension Planner {
  /// The text that a file gets as far as the plan goes; `nil` if there is none.
  func contents(of path: ProjectPath) throws(SystemError) -> [UInt8]? {
    if let change = changes[path] { return change.after }
    return try Disk.contents(of: path.path(in: root))
  }

  /// The ledger of a folder as far as the plan goes; of the project itself, if there is no folder. `nil` if
  /// there is none.
  ///
  /// - Throws: `DataError` for one that cannot be read.
  func ledger(in folder: ProjectPath?) throws -> Ledger? {
    let path = Ledger.path(in: folder)
    guard let bytes = try contents(of: path) else { return nil }
    return try Ledger(JSONSource(file: path.text, bytes: bytes), in: folder)
  }

  /// Those of some files that there will not be as far as the plan goes.
  func missing(_ paths: Set<ProjectPath>) throws(SystemError) -> Set<ProjectPath> {
    var missing: Set<ProjectPath> = []
    for path in paths where try contents(of: path) == nil { missing.insert(path) }
    return missing
  }

  /// True if a file can be at a path.
  mutating func isReachable(_ path: ProjectPath) throws(SystemError) -> Bool {
    if changes[path] != nil { return true }
    return try usableEntry(at: path) != nil
  }

  /// The entry at a path that a file can be at: a file or nothing, with real folders above it;
  /// `nil` where something is in the way.
  mutating func usableEntry(at path: ProjectPath) throws(SystemError) -> DiskEntry? {
    for folder in path.folders {
      switch try entry(ofFolder: folder) {
      case .folder: continue
      case .nothing: return .nothing
      case .link: return refuse(folder, .linkInTheWay)
      case .file: return refuse(folder, .fileInTheWay)
      case .other: return refuse(folder, .otherInTheWay)
      }
    }
    // Nothing can be in a folder that is only planned, so the disk need not be asked.
    if let folder = path.folder, newFolders.contains(folder) { return .nothing }
    switch try Disk.entry(at: path.path(in: root)) {
    case .file: return .file
    case .nothing:
      guard let other = try nameLike(path) else { return .nothing }
      return refuse(path, .letterCase(existing: other))
    case .link: return refuse(path, .linkInTheWay)
    case .folder: return refuse(path, .folderInTheWay)
    case .other: return refuse(path, .otherInTheWay)
    }
  }

  mutating func entry(ofFolder folder: ProjectPath) throws(SystemError) -> DiskEntry {
    if let known = folders[folder] { return known }
    if let outer = folder.folder, newFolders.contains(outer) { return .nothing }
    var entry = try Disk.entry(at: folder.path(in: root))
    if entry == .nothing, let other = try nameLike(folder) {
      conflicts.append(Conflict(path: folder, reason: .letterCase(existing: other)))
      entry = .folder
    }
    folders[folder] = entry
    return entry
  }

  /// A neighbour whose name differs by letter case only.
  private func nameLike(_ path: ProjectPath) throws(SystemError) -> String? {
    let parent = path.folder.map { $0.path(in: root) } ?? root
    return try Disk.nameLike(path.name, in: parent).map { path.sibling(named: $0).text }
  }

  private mutating func refuse(_ path: ProjectPath, _ reason: Conflict.Reason) -> DiskEntry? {
    let conflict = Conflict(path: path, reason: reason)
    if !conflicts.contains(conflict) { conflicts.append(conflict) }
    return nil
  }
}

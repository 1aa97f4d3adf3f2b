/// The folder of a project while a command works on it: locked, and in order.
///
/// The folder need not exist yet. Then the nearest one above it is locked, and holds the journal.
struct Workspace: ~Copyable {
  /// The project's folder, absolute.
  let root: String
  /// The nearest folder that exists: the project's own or one above it.
  let base: String
  /// The folders between `base` and the project, relative to `base`, the outermost first; the last
  /// is the project's own.
  let missingFolders: [ProjectPath]
  private let lock: FolderLock

  /// Waits for other runs on the folder, then undoes what one of them may have left half done.
  ///
  /// - Throws: `Refusal` if the path leads through a file, `SystemError` if it cannot be locked.
  static func open(
    at root: String, perform: @escaping FileOperation.Performer = FileOperation.perform
  ) throws -> Workspace {
    while true {
      try recover(above: root, perform: perform)
      let base = try existing(root)
      let missing = try folders(from: base, to: root)
      try refuseForeignJournal(in: base)
      let lock = try FolderLock(on: base)
      // Another run may have been at work until the lock was ours.
      let isCurrent = try unfinished(above: root) == nil && existing(root) == base
      if isCurrent {
        return Workspace(root: root, base: base, missingFolders: missing, lock: lock)
      }
      _ = consume lock
    }
  }
}

extension Workspace {
  /// The nearest folder above a path that exists.
  private static func existing(_ path: String) throws -> String {
    for folder in ancestors(of: path) where try Disk.entry(at: folder) != .nothing {
      var status = stat()
      guard stat(folder, &status) == 0, Entry(mode: status.st_mode) == .folder else {
        throw Refusal.notAFolder(folder)
      }
      return folder
    }
    return "/"
  }

  private static func recover(
    above root: String, perform: @escaping FileOperation.Performer
  ) throws {
    while let folder = try unfinished(above: root) {
      let lock = try FolderLock(on: folder)
      try Recovery(base: folder, perform: perform).run()
      _ = consume lock
    }
  }

  /// A run of someone else's was cut off here: only they can undo it.
  private static func refuseForeignJournal(in base: String) throws {
    for name in [Journal.name, Journal.doneName] {
      let path = base + "/" + name
      guard try Disk.entry(at: path) != .nothing, !Disk.isOwnFile(path) else { continue }
      throw Refusal.foreignJournal(path)
    }
  }

  /// The folder at or above a path where a run of this user's was cut off.
  private static func unfinished(above path: String) throws -> String? {
    ancestors(of: path).first { folder in
      Disk.isOwnFile(folder + "/" + Journal.name) || Disk.isOwnFile(folder + "/" + Journal.doneName)
    }
  }

  /// A path and all folders above it, the innermost first.
  private static func ancestors(of path: String) -> [String] {
    var folders = [path]
    while let parent = folders[folders.count - 1].parentFolder { folders.append(parent) }
    return folders + ["/"]
  }

  private static func folders(from base: String, to root: String) throws -> [ProjectPath] {
    guard base != root else { return [] }
    let way = root.dropFirst(base == "/" ? 1 : base.count + 1)
    guard let path = try? ProjectPath(String(way)) else { throw Refusal.badFolder(root) }
    return path.folders + [path]
  }
}

import Ground
import Model

/// The folder of a project while a command works on it: locked, and in order.
///
/// The folder need not exist yet. Then the nearest one above it is locked, and holds the journal.
package struct Workspace: ~Copyable {
  /// The project's folder, absolute.
  let root: String
  /// The nearest folder that exists: the project's own or one above it.
  let base: OpenFolder
  /// The folders between `base` and the project, relative to `base`, the outermost first; the last
  /// is the project's own.
  let missingFolders: [ProjectPath]
  private let lock: FolderLock

  /// The runs of the project.
  package var history: History { History(of: missingFolders.isEmpty ? base : nil) }

  /// Waits for other runs on the folder, then undoes what one of them may have left half done.
  ///
  /// - Parameter say: is called with words about other runs, and about what was undone.
  /// - Throws: `Refusal` if the path leads through a file, or if there is a journal that is not this
  ///   user's or not of this place; `SystemError` if the folder cannot be locked.
  package static func open(
    at root: String, perform: @escaping FileOperation.Performer = FileOperation.perform,
    tell: @escaping (RunNote) -> Void = { _ in }
  ) throws -> Workspace {
    let tell = tellingOnceOfWaiting(tell)
    while true {
      try recover(above: root, perform: perform, tell)
      let base = try existing(root)
      let lock = try FolderLock(on: base) { tell(.waiting(folder: base)) }
      // Another run may have been at work until the lock was ours.
      if try unfinished(above: root).isEmpty, try existing(root) == base {
        let folder = OpenFolder(base, lock)
        try refuseForeignJournals(in: folder)
        return Workspace(
          root: root, base: folder, missingFolders: try folders(from: base, to: root), lock: lock)
      }
      _ = consume lock
    }
  }

  /// True if a run at or above a folder was cut off, or is at work.
  package static func isUnfinished(at root: String) throws -> Bool {
    try !unfinished(above: root).isEmpty
  }

  /// The same for a command that only reads: it waits for runs that write, and writes nothing
  /// itself.
  ///
  /// - Parameter say: is called with words about other runs, and about what they left half done.
  package static func openForReading(
    at root: String, tell: @escaping (RunNote) -> Void = { _ in }
  ) throws -> Workspace {
    let tell = tellingOnceOfWaiting(tell)
    while true {
      let base = try existing(root)
      var notes: [RunNote] = []
      for folder in try unfinished(above: root) where folder != base {
        let lock = try FolderLock(on: folder, isShared: true) { tell(.waiting(folder: folder)) }
        let open = OpenFolder(folder, lock)
        notes += try FoundJournal.all(in: open).filter(\.isOfThisUser).map { $0.note(in: open) }
        _ = consume lock
      }
      let lock = try FolderLock(on: base, isShared: true) { tell(.waiting(folder: base)) }
      // Another run may have made the folder until the lock was ours.
      if try existing(root) == base {
        let folder = OpenFolder(base, lock)
        notes += try FoundJournal.all(in: folder).map { $0.note(in: folder) }
        notes.forEach(tell)
        return Workspace(
          root: root, base: folder, missingFolders: try folders(from: base, to: root), lock: lock)
      }
      _ = consume lock
    }
  }
}

extension Workspace {
  /// A run may have to wait more than once, for one run after another. That is reported once.
  private static func tellingOnceOfWaiting(
    _ tell: @escaping (RunNote) -> Void
  ) -> (RunNote) -> Void {
    var hasWaited = false
    return { note in
      if case .waiting = note {
        guard !hasWaited else { return }
        hasWaited = true
      }
      tell(note)
    }
  }

  /// The nearest folder above a path that exists.
  private static func existing(_ path: String) throws -> String {
    for folder in ancestors(of: path) where try Disk.entry(at: folder) != .nothing {
      var status = stat()
      guard stat(folder, &status) == 0, DiskEntry(mode: status.st_mode) == .folder else {
        throw Refusal.notAFolder(folder)
      }
      return folder
    }
    return "/"
  }

  private static func recover(
    above root: String, perform: @escaping FileOperation.Performer, _ tell: (RunNote) -> Void
  ) throws {
    for folder in try unfinished(above: root) {
      let lock = try FolderLock(on: folder) { tell(.waiting(folder: folder)) }
      try Recovery(folder: OpenFolder(folder, lock), perform: perform).run().forEach(tell)
      _ = consume lock
    }
  }

  /// A journal that was not written here is not carried out, and not touched either.
  private static func refuseForeignJournals(in folder: OpenFolder) throws {
    for found in try FoundJournal.all(in: folder) {
      switch found.state {
      case .foreign: throw Refusal.foreignJournal(folder.name(of: found.path))
      case .ofAnotherUser: throw Refusal.othersJournal(folder.name(of: found.path))
      case .own, .torn: continue
      }
    }
  }

  /// The folders at or above a path where a run of this user's was cut off, or is at work.
  private static func unfinished(above path: String) throws -> [String] {
    try ancestors(of: path).filter { folder in
      // Most folders have none: a look by name costs least.
      let isThere = try [Journal.path, Journal.donePath].contains {
        try Disk.entry(at: folder + "/" + $0.text) == .file
      }
      guard isThere, let open = try? OpenFolder(at: folder) else { return false }
      return try FoundJournal.all(in: open).contains(where: \.isOfThisUser)
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

extension Refusal {
  /// A file where a folder should be.
  package static func notAFolder(_ path: String) -> Refusal {
    Refusal(
      Complaint(
        "not-a-folder", "`\(path)` is a file where a folder should be", "choose another"
      ).at(path))
  }

  static func badFolder(_ path: String) -> Refusal {
    Refusal(
      "bad-folder", "`\(path.printable)` cannot be a project's folder", "choose another")
  }
}

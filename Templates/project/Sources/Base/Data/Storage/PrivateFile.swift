import Foundation

/// A file that only this user may read, and that is replaced as a whole.
nonisolated struct PrivateFile {
  /// What stands in the place of the file was not written by this app: it is no file, too large,
  /// or open to others.
  struct Foreign: Error {}

  /// What is to be written has more bytes than a file may have.
  struct TooLarge: LocalizedError {
    var errorDescription: String? { "more than \(limit) bytes" }
  }

  /// How many bytes a file has at most.
  static let limit = 32 << 20

  let url: URL

  /// What was written last; `nil` if there is no file.
  func read() throws -> Data? {
    let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: return nil
      case ELOOP: throw Foreign()
      default: throw POSIXError.last
      }
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw POSIXError.last }
    guard status.isPrivateFile, status.st_size <= Self.limit else { throw Foreign() }
    return try handle.readToEnd() ?? Data()
  }

  /// Replaces the file as a whole or not at all, whatever ends the app or the device meanwhile. When
  /// power fails soon after, the file may be the one before.
  ///
  /// All files of a folder have one draft, so what a process leaves that is killed is replaced by
  /// the next write.
  func write(_ data: Data) throws {
    guard data.count <= Self.limit else { throw TooLarge() }
    try FileManager.default.createPrivateFolder(at: folder)
    try inTurn {
      try removeDraft()
      let descriptor = open(draft.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw POSIXError.last }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      do {
        try handle.write(contentsOf: data)
        try handle.writeThrough()
        guard rename(draft.path, url.path) == 0 else { throw POSIXError.last }
      } catch {
        try? removeDraft()
        throw error
      }
    }
  }

  /// Removes the file, or whatever is in its place, and the draft of it.
  func remove() throws {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    try inTurn {
      try removeDraft()
      if url.isTaken { try FileManager.default.removeItem(at: url) }
    }
  }
}

nonisolated extension PrivateFile {
  private var folder: URL { url.deletingLastPathComponent() }
  private var draft: URL { folder.appending(path: ".draft", directoryHint: .notDirectory) }

  private func removeDraft() throws {
    guard unlink(draft.path) == 0 || errno == ENOENT else { throw POSIXError.last }
  }

  /// Lets one thread of one process at a time change the folder, where the file system knows locks.
  /// The system opens the lock of a process that is killed.
  private func inTurn(_ change: () throws -> Void) throws {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError.last }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    try change()
  }
}

nonisolated extension FileHandle {
  /// Lets the drive write what was written so far before whatever is written next.
  fileprivate func writeThrough() throws {
    #if canImport(Darwin)
      // `fsync` does not keep a drive of Apple's from writing in another order.
      if fcntl(fileDescriptor, F_BARRIERFSYNC) == 0 { return }
    #endif
    try synchronize()
  }
}

nonisolated extension stat {
  /// Whether this user alone may read it and write to it.
  fileprivate var isPrivateFile: Bool {
    st_mode & S_IFMT == S_IFREG && st_mode & 0o077 == 0 && st_uid == geteuid()
  }
}

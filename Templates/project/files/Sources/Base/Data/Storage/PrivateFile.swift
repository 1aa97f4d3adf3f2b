import Foundation

/// A file that only this user may read, and that is replaced as a whole.
nonisolated struct PrivateFile {
  /// What stands in the place of the file was not written by this app: it is no file, too large,
  /// or open to others.
  struct Foreign: Error {}

  /// How many bytes a file has at most.
  static let limit = 32 << 20

  let url: URL

  private var folder: URL { url.deletingLastPathComponent() }
  /// All files of a folder have one draft, so what a process leaves that is killed goes with the
  /// next change.
  private var draft: URL { folder.appending(path: ".draft", directoryHint: .notDirectory) }

  /// The last written data; `nil` if there is no file.
  func read() throws -> Data? {
    let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      if errno == ELOOP { throw Foreign() }
      throw POSIXError.last
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw POSIXError.last }
    let isPrivate = status.st_mode & (S_IFMT | 0o077) == S_IFREG && status.st_uid == geteuid()
    guard isPrivate, status.st_size <= Self.limit else { throw Foreign() }
    return try handle.readToEnd() ?? Data()
  }

  /// Replaces the file as a whole or not at all, whenever the app is killed. Nothing is promised of
  /// a drive that loses power.
  func write(_ data: Data) throws {
    guard data.count <= Self.limit else { throw POSIXError(.EFBIG) }
    try FileManager.default.createPrivateFolder(at: folder)
    try FileLock(url: folder).hold(orThrow: POSIXError(.ETIMEDOUT)) {
      unlink(draft.path)
      defer { unlink(draft.path) }
      let descriptor = open(draft.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw POSIXError.last }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      try handle.synchronize()
      guard rename(draft.path, url.path) == 0 else { throw POSIXError.last }
    }
  }

  /// Removes the file, or whatever is in its place, and the draft of it.
  func remove() throws {
    try FileLock(url: folder).hold(orThrow: POSIXError(.ETIMEDOUT)) {
      unlink(draft.path)
      if url.isTaken { try FileManager.default.removeItem(at: url) }
    }
  }
}

nonisolated extension POSIXError {
  /// Why the last call of the system failed.
  fileprivate static var last: POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}

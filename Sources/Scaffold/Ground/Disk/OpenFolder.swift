/// A folder that is held open, and the folders below it, each opened once and never through a link.
///
/// What is done here is done in the folders that were opened. Someone who puts a link in the place of
/// one of them meanwhile does not lead a run out of the project.
package final class OpenFolder {
  /// The folder's path, absolute.
  package let path: String
  private let descriptor: Int32
  private let isItsOwn: Bool
  private var below: [ProjectPath: Int32] = [:]

  /// How many folders are held open at most: a process may hold 256 files on a Mac.
  private static let limit = 64

  /// - Parameter lock: keeps the folder itself open; it has to outlive this.
  package init(_ path: String, _ lock: borrowing FolderLock) {
    self.path = path
    descriptor = lock.descriptor
    isItsOwn = false
  }

  /// Opens a folder without a lock, for a look at it.
  package init(at path: String) throws(SystemError) {
    self.path = path
    isItsOwn = true
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("open", path) }
  }

  private init(_ path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
    isItsOwn = false
  }

  deinit {
    closeAll()
    if isItsOwn { close(descriptor) }
  }

  /// The same folder, which opens those below it again: by their names, as they lead now.
  package func again() -> OpenFolder { OpenFolder(path, descriptor: descriptor) }

  /// The path of a file for people to read.
  package func name(of file: ProjectPath) -> String { path == "/" ? "/\(file)" : "\(path)/\(file)" }
}

// MARK: - What is there

extension OpenFolder {
  /// The entry at a path; nothing, where a folder above it is missing or is a link.
  package func entry(at file: ProjectPath) throws(SystemError) -> DiskEntry {
    guard let status = try status(of: file) else { return .nothing }
    return DiskEntry(mode: status.st_mode)
  }

  /// The permission bits of a file.
  package func mode(of file: ProjectPath) throws(SystemError) -> mode_t {
    guard let status = try status(of: file) else {
      throw SystemError(verb: "look at", path: name(of: file), code: ENOENT)
    }
    return status.st_mode & 0o7777
  }

  /// True if its owner may read a file: not before `FileOperation.writeThrough` is done with it.
  package func isReadable(_ file: ProjectPath) throws(SystemError) -> Bool {
    try mode(of: file) & 0o400 != 0
  }

  /// When a file was last changed, in seconds since 1970; `nil` if there is none.
  package func time(of file: ProjectPath) throws(SystemError) -> Int? {
    let status = try status(of: file)
    #if canImport(Darwin)
      return status.map { Int($0.st_mtimespec.tv_sec) }
    #else
      return status.map { Int($0.st_mtim.tv_sec) }
    #endif
  }

  /// True if a file belongs to the user who runs the tool.
  package func isOwn(_ file: ProjectPath) throws(SystemError) -> Bool {
    try status(of: file)?.st_uid == geteuid()
  }

  /// How many bytes a file has; none if there is no file.
  package func size(of file: ProjectPath) throws(SystemError) -> Int {
    try status(of: file).map { Int($0.st_size) } ?? 0
  }

  /// The number of a folder in its file system; of the held one itself for `nil`.
  func number(of folder: ProjectPath?) throws(SystemError) -> UInt64 {
    var status = stat()
    guard fstat(try descriptor(of: folder), &status) == 0 else {
      throw .last("look at", folder.map(name) ?? path)
    }
    return UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// The names in a folder, in order; none where there is no folder, or a link.
  package func names(in folder: ProjectPath) throws(SystemError) -> [String] {
    guard try entry(at: folder) == .folder else { return [] }
    return try Disk.names(in: name(of: folder))
  }

  /// The bytes of a file; `nil` where there is no file, or a link.
  package func contents(of file: ProjectPath) throws(SystemError) -> [UInt8]? {
    guard let folder = try reachableFolder(of: file) else { return nil }
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW
    let opened = openat(folder, file.name, flags)
    guard opened >= 0 else {
      let error = SystemError.last("read", name(of: file))
      if error.isNoFile { return nil }
      throw error
    }
    defer { close(opened) }
    do throws(SystemError) {
      return try Disk.contents(ofOpen: opened, named: name(of: file))
    } catch {
      guard error.isNoFile else { throw error }
      return nil
    }
  }

  /// True if only real folders lead to a file.
  package func isReachable(_ file: ProjectPath) throws(SystemError) -> Bool {
    try reachableFolder(of: file) != nil
  }

  /// The folder of a file; `nil` where there is none, or a link is on the way.
  private func reachableFolder(of file: ProjectPath) throws(SystemError) -> Int32? {
    do throws(SystemError) { return try descriptor(of: file.folder) } catch {
      guard error.isNoFolder else { throw error }
      return nil
    }
  }

  private func status(of file: ProjectPath) throws(SystemError) -> stat? {
    guard let folder = try reachableFolder(of: file) else { return nil }
    var status = stat()
    guard fstatat(folder, file.name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return nil }
      throw .last("look at", name(of: file))
    }
    return status
  }
}

// MARK: - Folders

extension OpenFolder {
  /// The open folder at a path; the held one itself for `nil`.
  ///
  /// - Throws: `SystemError` if there is none, or if a link is in its place.
  func descriptor(of folder: ProjectPath?) throws(SystemError) -> Int32 {
    guard let folder else { return descriptor }
    if let known = below[folder] { return known }
    let parent = try descriptor(of: folder.folder)
    let opened = openat(
      parent, folder.name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard opened >= 0 else { throw .last("open", name(of: folder)) }
    if below.count >= Self.limit { closeAll() }
    below[folder] = opened
    return opened
  }

  private func closeAll() {
    for descriptor in below.values { close(descriptor) }
    below = [:]
  }
}

extension SystemError {
  /// True if there is no folder at the path, or a link in its place.
  fileprivate var isNoFolder: Bool { [ENOENT, ENOTDIR, ELOOP].contains(code) }

  /// True if there is no file at the path, or something else in its place.
  fileprivate var isNoFile: Bool { [ENOENT, ELOOP, EISDIR, ENXIO].contains(code) }
}

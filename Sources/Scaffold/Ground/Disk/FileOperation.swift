/// One step of a transaction on disk. All that the tool writes into files, it writes through these.
///
/// The paths start from the folder that the transaction holds open.
package enum FileOperation: Equatable, Sendable {
  /// Makes a new folder; without a mode, with the one that the user's folders get.
  case makeFolder(ProjectPath, mode: mode_t? = nil)
  /// Makes a new file; without a mode or a time, with those that the user's files get. Nothing may
  /// stand at the path.
  case write([UInt8], to: ProjectPath, mode: mode_t? = nil, time: Int? = nil)
  /// As `write`, but the bytes are handed to the disk before it returns, and the file bears a time by
  /// which `Journal` knows it again. Until then nobody may read it, see `isReadable`.
  case writeThrough([UInt8], to: ProjectPath, time: Int)
  /// Gives a file another name in its folder, in the place of another file if there is one.
  case rename(ProjectPath, to: ProjectPath)
  /// Gives a file a second name in its folder. Nothing may stand there.
  case link(ProjectPath, to: ProjectPath)
  case removeFile(ProjectPath)
  case removeFolder(ProjectPath)
}

extension FileOperation {
  /// Carries a step out in a folder.
  package typealias Performer = @Sendable (FileOperation, OpenFolder) throws(SystemError) -> Void

  /// Carries a step out on the real file system.
  package static let perform: Performer = { operation, folder throws(SystemError) in
    try operation.perform(in: folder)
  }

  /// The mode of a file that does not bear its time yet.
  private static let unfinishedMode: mode_t = 0o200
  private static let finishedMode: mode_t = 0o600

  private func perform(in folder: OpenFolder) throws(SystemError) {
    switch self {
    case .makeFolder(let path, let mode):
      let parent = try folder.descriptor(of: path.folder)
      // The user's mask takes away from the mode that new folders and files get.
      guard mkdirat(parent, path.name, mode ?? 0o777) == 0 else {
        throw .last("make the folder", folder.name(of: path))
      }
      if let mode, fchmod(try folder.descriptor(of: path), mode) != 0 {
        throw .last("make the folder", folder.name(of: path))
      }
    case .write(let bytes, let path, let mode, let time):
      try Self.create(path, in: folder, mode: mode, bytes: bytes) { descriptor in
        time.map { Self.setTime($0, of: descriptor) } ?? true
      }
    case .writeThrough(let bytes, let path, let time):
      try Self.create(path, in: folder, mode: Self.unfinishedMode, bytes: bytes) { descriptor in
        Self.setTime(time, of: descriptor) && fchmod(descriptor, Self.finishedMode) == 0
          && Self.flush(descriptor)
      }
    case .rename(let path, let target):
      let parent = try folder.descriptor(of: target.folder)
      guard renameat(parent, path.name, parent, target.name) == 0 else {
        throw .last("write", folder.name(of: target))
      }
    case .link(let path, let target):
      let parent = try folder.descriptor(of: target.folder)
      guard linkat(parent, path.name, parent, target.name, 0) == 0 else {
        throw .last("write", folder.name(of: target))
      }
    case .removeFile(let path):
      guard unlinkat(try folder.descriptor(of: path.folder), path.name, 0) == 0 else {
        throw .last("remove", folder.name(of: path))
      }
    case .removeFolder(let path):
      let parent = try folder.descriptor(of: path.folder)
      guard unlinkat(parent, path.name, AT_REMOVEDIR) == 0 else {
        throw .last("remove the folder", folder.name(of: path))
      }
    }
  }

  private static func setTime(_ time: Int, of descriptor: Int32) -> Bool {
    let times = [timespec](repeating: timespec(tv_sec: time, tv_nsec: 0), count: 2)
    return futimens(descriptor, times) == 0
  }

  /// Hands the bytes of a file to the disk. On a Mac, `fsync` alone leaves them in the drive's cache.
  private static func flush(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
      // Some volumes know no such thing, such as those of another machine.
      guard [ENOTSUP, ENOTTY, EINVAL].contains(errno) else { return false }
    #endif
    return fsync(descriptor) == 0
  }

  /// - Parameter finish: does the rest to the file, once its bytes are written, and says whether it
  ///   could.
  private static func create(
    _ path: ProjectPath, in folder: OpenFolder, mode: mode_t?, bytes: [UInt8],
    finish: (Int32) -> Bool
  ) throws(SystemError) {
    let parent = try folder.descriptor(of: path.folder)
    let name = folder.name(of: path)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = openat(parent, path.name, flags, mode ?? 0o666)
    guard descriptor >= 0 else { throw .last("write", name) }
    do throws(SystemError) {
      // A text that takes another's place keeps its mode, whatever new files are to get.
      if let mode, fchmod(descriptor, mode) != 0 { throw .last("write", name) }
      try ByteOutput.write(bytes, to: descriptor, named: name)
      guard finish(descriptor) else { throw .last("write", name) }
    } catch {
      close(descriptor)
      unlinkat(parent, path.name, 0)
      throw error
    }
    guard close(descriptor) == 0 else { throw .last("write", name) }
  }
}

/// One step of a transaction on disk. All that the tool writes into files, it writes through these.
enum FileOperation: Equatable, Sendable {
  case makeFolder(String)
  /// Makes a new file. Nothing may stand at the path.
  case write([UInt8], to: String, mode: mode_t)
  /// As `write`, but the bytes have reached the disk when it returns.
  case writeThrough([UInt8], to: String)
  case rename(String, to: String)
  case removeFile(String)
  case removeFolder(String)
}

extension FileOperation {
  /// Carries a step out.
  typealias Performer = (FileOperation) throws(SystemError) -> Void

  /// Carries a step out on the real file system.
  static let perform: @Sendable (FileOperation) throws(SystemError) -> Void = {
    operation throws(SystemError) in
    switch operation {
    case .makeFolder(let path):
      guard mkdir(path, 0o777) == 0 else { throw .last("make the folder", path) }
    case .write(let bytes, let path, let mode):
      try create(path, mode: mode, bytes: bytes, isSynced: false)
    case .writeThrough(let bytes, let path):
      try create(path, mode: 0o600, bytes: bytes, isSynced: true)
    case .rename(let path, let target):
      guard renameFile(path, target) == 0 else { throw .last("write", target) }
    case .removeFile(let path):
      guard unlink(path) == 0 else { throw .last("remove", path) }
    case .removeFolder(let path):
      guard rmdir(path) == 0 else { throw .last("remove the folder", path) }
    }
  }

  /// What a new file may be used for; the user's mask takes away from it.
  static let newFileMode: mode_t = 0o666

  private static func create(
    _ path: String, mode: mode_t, bytes: [UInt8], isSynced: Bool
  ) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .last("write", path) }
    do throws(SystemError) {
      // A text that takes another's place keeps its mode, whatever new files are to get.
      if mode != newFileMode, fchmod(descriptor, mode) != 0 { throw .last("write", path) }
      try Output.write(bytes, to: descriptor, named: path)
      if isSynced, fsync(descriptor) != 0 { throw .last("write", path) }
    } catch {
      close(descriptor)
      unlink(path)
      throw error
    }
    guard close(descriptor) == 0 else { throw .last("write", path) }
  }
}

/// The system's `rename`, which the case of that name hides.
private func renameFile(_ path: String, _ target: String) -> Int32 { rename(path, target) }

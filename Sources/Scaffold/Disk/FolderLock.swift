/// A lock on a folder, held until it is released or the process ends. It leaves no file behind.
struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Waits until no other run holds the folder.
  init(on folder: String) throws(SystemError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("lock", folder) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let error = SystemError.last("lock", folder)
        close(descriptor)
        throw error
      }
    }
  }

  deinit {
    close(descriptor)
  }
}

/// A lock on a folder, held until it is released or the process ends. It leaves no file behind.
package struct FolderLock: ~Copyable {
  /// The open folder.
  let descriptor: Int32

  /// Waits until no other run holds the folder.
  ///
  /// - Parameters:
  ///   - isShared: whether others that only read may hold it as well.
  ///   - willWait: runs before waiting, if there is something to wait for.
  package init(
    on folder: String, isShared: Bool = false, willWait: () -> Void = {}
  ) throws(SystemError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("lock", folder) }
    let kind = isShared ? LOCK_SH : LOCK_EX
    if flock(descriptor, kind | LOCK_NB) == 0 { return }
    if errno == EWOULDBLOCK { willWait() }
    while flock(descriptor, kind) != 0 {
      guard errno == EINTR else {
        let error = SystemError.last("lock", folder)
        close(descriptor)
        throw error
      }
    }
  }

  deinit {
    // A program that is just being started has the descriptor too, until it runs.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}

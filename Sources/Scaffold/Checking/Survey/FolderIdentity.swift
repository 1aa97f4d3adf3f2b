import Ground

/// A folder as the system knows it, whatever path leads there.
struct FolderIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// - Returns: `nil` if there is no folder at the path.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0, DiskEntry(mode: status.st_mode) == .folder else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

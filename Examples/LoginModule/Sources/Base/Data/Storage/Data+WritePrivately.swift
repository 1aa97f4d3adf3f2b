import Foundation

extension Data {
  /// Writes a file that only this user may read, as a whole or not at all.
  func writePrivately(to file: URL) throws {
    let manager = FileManager.default
    let draft = file.deletingLastPathComponent().appending(path: ".\(UUID().uuidString)")
    do {
      try write(to: draft)
      try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: draft.path)
      guard rename(draft.path, file.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      try? manager.removeItem(at: draft)
      throw error
    }
  }
}

import Foundation

nonisolated extension FileManager {
  /// Makes a folder that only this user may enter.
  func createPrivateFolder(at url: URL) throws {
    try createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}

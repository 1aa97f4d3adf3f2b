import Foundation

nonisolated extension FileManager {
  /// Makes a folder that only this user may enter.
  func createPrivateFolder(at url: URL) throws {
    try createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Moves whatever is there out of the way, as a thing that only this user may read.
  func setAside(_ url: URL, as other: URL) throws {
    if !url.isForeign { try? setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path) }
    try moveItem(at: url, to: other)
  }
}

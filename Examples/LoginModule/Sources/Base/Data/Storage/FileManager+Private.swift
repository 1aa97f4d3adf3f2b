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

nonisolated extension URL {
  /// True if there is anything, be it a link that leads nowhere.
  var isTaken: Bool { kind != nil }

  /// True if there is something other than a file, such as a folder or a link to a file.
  var isForeign: Bool { kind.map { $0 != S_IFREG } ?? false }

  private var kind: mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}

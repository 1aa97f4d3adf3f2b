import Foundation

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

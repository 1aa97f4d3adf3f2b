import Foundation

nonisolated extension FileManager {
  /// Moves whatever is there out of the way, as a thing that only this user may read.
  func setAside(_ url: URL, as other: URL) throws {
    if !url.isForeign { try? setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path) }
    guard rename(url.path, other.path) == 0 else { throw POSIXError.last }
  }
}

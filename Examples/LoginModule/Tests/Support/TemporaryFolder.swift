import Foundation

/// A folder for one test, gone with it.
package nonisolated final class TemporaryFolder: Sendable {
  /// A place where nothing is yet; the folder is made by whoever needs it.
  package let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  package init() {}

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The names of what is in the folder.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}

nonisolated extension URL {
  /// Who may do what with the file: `0o600`.
  package func permissions() throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}

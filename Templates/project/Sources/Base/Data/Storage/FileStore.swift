import Core
import Foundation

/// Keeps each value in a file of its own that only this user may read.
///
/// A file is replaced as a whole, so a value is never half written.
package struct FileStore: KeyValueStore {
  private let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  package func data(forKey key: String) throws(AppError) -> Data? {
    let file = file(forKey: key)
    return try attempt(key) {
      FileManager.default.fileExists(atPath: file.path) ? try Data(contentsOf: file) : nil
    }
  }

  package func set(_ data: Data?, forKey key: String) throws(AppError) {
    let file = file(forKey: key)
    try attempt(key) {
      if let data {
        try FileManager.default.createPrivateFolder(at: folder)
        try data.writePrivately(to: file)
      } else if FileManager.default.fileExists(atPath: file.path) {
        try FileManager.default.removeItem(at: file)
      }
    }
  }

  /// Removes every value.
  package func removeAll() throws(AppError) {
    try attempt(folder.lastPathComponent) {
      guard FileManager.default.fileExists(atPath: folder.path) else { return }
      try FileManager.default.removeItem(at: folder)
    }
  }
}

extension FileStore {
  /// Keys become file names, so what means something in a path is encoded.
  private func file(forKey key: String) -> URL {
    let name = key.addingPercentEncoding(withAllowedCharacters: .fileName) ?? key
    return folder.appending(path: "\(name).json", directoryHint: .notDirectory)
  }

  private func attempt<Outcome>(
    _ key: String, _ work: () throws -> Outcome
  ) throws(AppError) -> Outcome {
    do {
      return try work()
    } catch {
      throw .storage(key: key, reason: error.localizedDescription)
    }
  }
}

extension CharacterSet {
  fileprivate static let fileName = CharacterSet.alphanumerics.union(["-", "_", "."])
}

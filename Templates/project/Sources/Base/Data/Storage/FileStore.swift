import Core
import Foundation

/// Keeps each value in a file of its own that only this user may read.
///
/// A file is replaced as a whole, so a value is never half written. What this app has not written is
/// set aside: a link, a folder, a file that others may read or write, one of more than 32 megabytes.
package nonisolated struct FileStore: KeyValueStore {
  private let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  package func data(forKey key: String) throws(AppError) -> Data? {
    do {
      return try file(forKey: key).read()
    } catch is PrivateFile.Foreign {
      try setAside(key)
      throw .damaged(key)
    } catch {
      throw .storage(key: key, reason: error.localizedDescription)
    }
  }

  package func set(_ data: Data?, forKey key: String) throws(AppError) {
    let file = file(forKey: key)
    try attempt(key) {
      if let data { try file.write(data) } else { try file.remove() }
    }
  }

  /// Removes every value. The folder stays: another process may be writing there.
  package func removeAll() throws(AppError) {
    try attempt(folder.lastPathComponent) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names {
        try PrivateFile(url: folder.appending(path: name, directoryHint: .notDirectory)).remove()
      }
    }
  }
}

nonisolated extension FileStore {
  /// Keys become file names, so what means something in a path is encoded.
  private func file(forKey key: String) -> PrivateFile {
    let name = key.addingPercentEncoding(withAllowedCharacters: .fileName) ?? key
    return PrivateFile(url: folder.appending(path: "\(name).json", directoryHint: .notDirectory))
  }

  private func setAside(_ key: String) throws(AppError) {
    let other = file(forKey: key.forDamage)
    try attempt(key) {
      try other.remove()
      try FileManager.default.setAside(file(forKey: key).url, as: other.url)
    }
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

nonisolated extension CharacterSet {
  fileprivate static let fileName = CharacterSet.alphanumerics.union(["-", "_", "."])
}

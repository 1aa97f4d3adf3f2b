import Core
import Foundation

/// Keeps each value in a file of its own that only this user may read.
///
/// A file is replaced as a whole, so a value is never half written. What this app has not written
/// is set aside: a link, a folder, a file that others may read or write, one of more than
/// 32 megabytes.
package nonisolated final class FileStore: KeyValueStore {
  private let folder: URL
  private let isOpen = Locked(true)

  package init(folder: URL) {
    self.folder = folder
  }

  package var place: String { folder.absoluteURL.standardized.path }

  package func data(forKey key: String) throws(AppError) -> Data? {
    try access(key) {
      do {
        return try file(forKey: key).read()
      } catch is PrivateFile.Foreign {
        try setAside(key)
        throw AppError.damaged(key)
      }
    }
  }

  package func set(_ data: Data?, forKey key: String) throws(AppError) {
    try access(key) {
      let file = file(forKey: key)
      if let data { try file.write(data) } else { try file.remove() }
    }
  }

  /// Removes every value. The folder stays: another process may be writing there.
  package func removeAll() throws(AppError) {
    try access(folder.lastPathComponent) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names {
        try PrivateFile(url: folder.appending(path: name, directoryHint: .notDirectory)).remove()
      }
    }
  }

  /// Closes the store for good: whoever still has it then reads and writes nothing.
  package func close() {
    isOpen.withLock { $0 = false }
  }
}

nonisolated extension FileStore {
  /// Nobody can close the store in the middle of an access.
  private func access<Outcome: Sendable>(
    _ key: String, _ work: () throws -> Outcome
  ) throws(AppError) -> Outcome {
    try isOpen.withLock { isOpen throws(AppError) in
      guard isOpen else { throw .cancelled }
      do {
        return try work()
      } catch let error as AppError {
        throw error
      } catch {
        throw .storage(key: key, reason: error.localizedDescription)
      }
    }
  }

  private func setAside(_ key: String) throws {
    let other = file(forKey: key.damagedKey)
    try other.remove()
    try FileManager.default.setAside(file(forKey: key).url, as: other.url)
  }

  /// Keys become file names, so what means something in a path is encoded.
  private func file(forKey key: String) -> PrivateFile {
    let name = key.addingPercentEncoding(withAllowedCharacters: .fileName) ?? key
    return PrivateFile(url: folder.appending(path: "\(name).json", directoryHint: .notDirectory))
  }
}

nonisolated extension CharacterSet {
  fileprivate static let fileName = CharacterSet.alphanumerics.union(["-", "_", "."])
}

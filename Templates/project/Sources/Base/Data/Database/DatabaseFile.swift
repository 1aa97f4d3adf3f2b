import Core
import Foundation

/// The file of a database, in a folder that only this user may enter.
struct DatabaseFile {
  /// The file itself, and what SQLite keeps beside it.
  private static let suffixes = ["", "-wal", "-shm"]

  let url: URL

  /// Opens the file. One that is no database is set aside: that is an error once, and the next
  /// attempt begins with an empty file.
  func open() throws(AppError) -> Connection {
    try createFolder()
    do {
      return try Connection(path: url.path)
    } catch {
      if error.meansDamage { setAside() }
      throw error
    }
  }

  /// Removes the file and what was set aside of it, where there is any.
  func remove() throws(AppError) {
    let manager = FileManager.default
    let paths = [url.path, damagedPath].flatMap { path in Self.suffixes.map { path + $0 } }
    do {
      for path in paths where manager.fileExists(atPath: path) {
        try manager.removeItem(atPath: path)
      }
    } catch {
      throw .storage(key: url.lastPathComponent, reason: error.localizedDescription)
    }
  }

  private func createFolder() throws(AppError) {
    do {
      try FileManager.default.createPrivateFolder(at: url.deletingLastPathComponent())
    } catch {
      throw .storage(key: url.lastPathComponent, reason: error.localizedDescription)
    }
  }

  private var damagedPath: String { "\(url.path).damaged" }

  /// Moves the file and what SQLite keeps beside it out of the way.
  private func setAside() {
    let manager = FileManager.default
    for suffix in Self.suffixes {
      let damaged = damagedPath + suffix
      try? manager.removeItem(atPath: damaged)
      try? manager.moveItem(atPath: url.path + suffix, toPath: damaged)
    }
  }
}

extension AppError {
  /// Whether a file cannot be read as a database.
  fileprivate var meansDamage: Bool {
    guard case .database(let code, _) = self else { return false }
    return [SQLiteCode.corrupt, SQLiteCode.notDatabase].contains(code & 0xFF)
  }
}

import Core
import Foundation

extension Database {
  /// Empties every table, also for others who have the file open, and removes what was set aside of
  /// the file. A broken file is removed. This may be done after `invalidate()` too.
  package func erase() throws(AppError) {
    defer { if isInvalid.withLock({ $0 }) { close() } }
    do {
      if file?.url.isTaken ?? true { try openFile().empty() }
    } catch {
      guard setAside(after: error) else { throw error }
    }
    try file?.removeSetAside()
  }
}

nonisolated extension DatabaseFile {
  /// Removes what was set aside of the file, where there is any: as much of it as can be.
  fileprivate func removeSetAside() throws(AppError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var failure: AppError?
    for name in names where name.hasPrefix("\(url.lastPathComponent).damaged") {
      do {
        try FileManager.default.removeItem(at: folder.appending(path: name))
      } catch {
        failure = .storage(key: url.lastPathComponent, reason: error.localizedDescription)
      }
    }
    if let failure { throw failure }
  }
}

import Core

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

import Core

#if canImport(SQLite3)
  import SQLite3
#else
  import BaseSQLite
#endif

/// The codes of SQLite that this app uses itself.
nonisolated enum SQLiteCode {
  static let busy = SQLITE_BUSY
  static let cannotOpen = SQLITE_CANTOPEN
  static let corrupt = SQLITE_CORRUPT
  static let mismatch = SQLITE_MISMATCH
  static let misuse = SQLITE_MISUSE
  static let notDatabase = SQLITE_NOTADB
  static let range = SQLITE_RANGE
  static let schema = SQLITE_SCHEMA
}

nonisolated extension AppError {
  /// The error of SQLite's last failure.
  init(sqlite database: OpaquePointer?, code: Int32) {
    let message = database.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) }
    self = .database(code: code, message: message ?? String(cString: sqlite3_errstr(code)))
  }

  /// True if another holds what SQLite needs.
  var meansBusy: Bool { means(SQLiteCode.busy) }

  /// True if SQLite calls a file broken.
  var meansDamage: Bool { means(SQLiteCode.corrupt, SQLiteCode.notDatabase) }

  private func means(_ codes: Int32...) -> Bool {
    guard case .database(let code, _) = self else { return false }
    return codes.contains(code & 0xFF)
  }
}

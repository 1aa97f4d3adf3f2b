import Core

#if canImport(SQLite3)
  import SQLite3
#else
  import BaseSQLite
#endif

nonisolated extension AppError {
  /// What SQLite says of its last failure.
  init(sqlite database: OpaquePointer?, code: Int32) {
    let message = database.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) }
    self = .database(code: code, message: message ?? String(cString: sqlite3_errstr(code)))
  }
}

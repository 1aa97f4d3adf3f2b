#if canImport(SQLite3)
  import SQLite3
#else
  import BaseSQLite
#endif

/// The codes of SQLite that this app uses itself.
nonisolated enum SQLiteCode {
  static let cannotOpen = SQLITE_CANTOPEN
  static let corrupt = SQLITE_CORRUPT
  static let mismatch = SQLITE_MISMATCH
  static let misuse = SQLITE_MISUSE
  static let notDatabase = SQLITE_NOTADB
  static let range = SQLITE_RANGE
  static let schema = SQLITE_SCHEMA
}

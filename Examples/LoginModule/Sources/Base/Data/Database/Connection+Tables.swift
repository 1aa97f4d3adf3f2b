import Core

nonisolated extension Connection {
  /// A number that changes whenever a table does, whoever changes it.
  func schemaVersion() throws(AppError) -> SQLValue? {
    try run("PRAGMA schema_version").first?["schema_version"]
  }

  /// Drops the tables and views of these names, which are in lower case, where there are any.
  func drop(_ names: Set<String>) throws(AppError) {
    for name in names.sorted() {
      let found = try run(
        "SELECT type FROM sqlite_master WHERE type IN ('table', 'view') AND lower(name) = ?",
        [name.column])
      guard let type = try found.first?.value("type", as: String.self) else { continue }
      try script("DROP \(type) \(name.quoted)")
    }
  }

  /// Empties every table, and leaves nothing of the rows in the file.
  func empty() throws(AppError) {
    try run("PRAGMA secure_delete = 1")
    try transaction { connection throws(AppError) in
      try connection.run("PRAGMA defer_foreign_keys = 1")
      for row in try connection.run(Self.tables) {
        try connection.script("DELETE FROM \(row.value("name", as: String.self).quoted)")
      }
    }
    // Rows that were removed before may still stand in pages that nobody uses.
    try script("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// All but the records of `ModuleTables`; what SQLite keeps of a virtual table goes with it.
  private static let tables = """
    SELECT name FROM pragma_table_list
    WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT IN
      ('sqlite_schema', 'schema_cache', 'schema_migration')
    """
}

nonisolated extension String {
  fileprivate var quoted: String { "\"\(replacing("\"", with: "\"\""))\"" }
}

import Core

nonisolated extension Connection {
  /// Drops the tables and views of these names, which are in lower case, where there are any.
  func drop(_ names: [String]) throws(AppError) {
    // A row may refer to one that is dropped before it.
    try run("PRAGMA defer_foreign_keys = 1")
    try runAll(
      """
      SELECT printf('DROP %s "%w"', type, name) AS sql FROM sqlite_master
      WHERE type IN ('table', 'view') AND lower(name) IN (SELECT value FROM json_each(?))
      """, [names.column])
  }

  /// Empties every table but the records of `ModuleTables`, and leaves nothing of the rows in the
  /// file.
  func empty() throws(AppError) {
    try run("PRAGMA secure_delete = 1")
    try transaction { connection throws(AppError) in
      try connection.run("PRAGMA defer_foreign_keys = 1")
      // What SQLite keeps of a virtual table goes with it.
      try connection.runAll(
        """
        SELECT printf('DELETE FROM "%w"', name) AS sql FROM pragma_table_list
        WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT IN
          ('sqlite_schema', 'schema_cache', 'schema_migration')
        """)
    }
    // Rows that were removed before may still stand in pages that nobody uses.
    try script("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// Runs the SQL that a query writes.
  private func runAll(_ query: String, _ values: [SQLValue] = []) throws(AppError) {
    for row in try run(query, values) { try script(row.value("sql")) }
  }
}

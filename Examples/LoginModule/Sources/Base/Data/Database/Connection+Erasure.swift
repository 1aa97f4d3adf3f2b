import Core

nonisolated extension Connection {
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
}

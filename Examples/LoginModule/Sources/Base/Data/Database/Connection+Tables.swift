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

  /// Runs the SQL that a query writes.
  func runAll(_ query: String, _ values: [SQLValue] = []) throws(AppError) {
    for row in try run(query, values) { try script(row.value("sql")) }
  }
}

import Core

/// The tables of a cache. Tables of another shape are dropped and made anew.
///
/// A record says which module has made which tables, and by which statements.
nonisolated struct CacheTables: ModuleTables {
  let module: String
  let sql: String

  func fit(on connection: Connection) throws(AppError) -> Bool {
    let (wanted, found) = (try wanted(), try Tables(on: connection))
    guard found.names.contains("schema_cache"),
      let made = try connection.run("SELECT * FROM schema_cache WHERE module = ?", [module.column])
        .first
    else { return false }
    return try made.value("statements") == sql && found.contain(wanted)
  }

  func mend(on connection: Connection) throws(AppError) {
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS "schema_cache" (
        "module" TEXT PRIMARY KEY, "names" TEXT NOT NULL, "statements" TEXT NOT NULL
      )
      """)
    let made = try connection.run(
      "DELETE FROM schema_cache WHERE module = ? RETURNING names", [module.column])
    for row in made { try connection.drop(row.value("names")) }
    try connection.script(sql)
    try connection.run(
      "INSERT INTO schema_cache (module, names, statements) VALUES (?, ?, ?)",
      [module.column, wanted().names.sorted().column, sql.column])
    guard try fit(on: connection) else {
      throw .database(
        code: SQLiteCode.schema, message: "the statements of `\(module)` make other tables here")
    }
  }

  private func wanted() throws(AppError) -> Tables {
    try Tables { connection throws(AppError) in try connection.script(sql) }
  }
}

nonisolated extension Schema {
  /// Tables that are made anew when they are to have another shape.
  ///
  /// - Parameter tables: The statements that make them and their indexes.
  package static func cache(module: String, tables: [String]) -> Schema {
    let tables = CacheTables(module: module, sql: tables.joined(separator: ";\n"))
    return Schema(module: module, kind: .cache, tables: tables)
  }
}

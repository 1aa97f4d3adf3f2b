import Core

/// The tables of a cache. Tables of another shape are dropped and made anew.
///
/// A record says which module has made which tables, and by which statements.
nonisolated struct CacheTables: ModuleTables {
  let module: String
  let statements: [String]

  func fit(on connection: Connection) throws(AppError) -> Bool {
    let (wanted, found) = (try wanted(), try Tables(on: connection))
    guard found.names.contains("schema_cache"),
      let made = try connection.run("SELECT * FROM schema_cache WHERE module = ?", [module.column])
        .first
    else { return false }
    return try made.value("statements") == statements && found.only(wanted.names) == wanted
  }

  func mend(on connection: Connection) throws(AppError) {
    try connection.script(Self.record)
    let names = try wanted().names
    var old = names
    for row in try connection.run("SELECT * FROM schema_cache") {
      let (owner, owned): (String, [String]) = (try row.value("module"), try row.value("names"))
      if owner == module {
        old.formUnion(owned)
      } else if let name = names.intersection(owned).min() {
        throw .database(
          code: SQLiteCode.schema,
          message: "the table `\(name)` of `\(module)` is one of `\(owner)`")
      }
    }
    // A row may refer to one that is dropped before it.
    try connection.run("PRAGMA defer_foreign_keys = 1")
    try connection.drop(old)
    for statement in statements { try connection.script(statement) }
    try connection.run(
      "INSERT OR REPLACE INTO schema_cache (module, names, statements) VALUES (?, ?, ?)",
      [module.column, names.sorted().column, statements.column])
    guard try fit(on: connection) else {
      throw .database(
        code: SQLiteCode.schema, message: "the statements of `\(module)` make other tables here")
    }
  }

  /// Drops what earlier versions of the app, which had no step 0, kept of the cache among the sources.
  func leave(_ connection: Connection) throws(AppError) {
    guard try Tables(on: connection).names.contains("schema_migration") else { return }
    let taken = try connection.run(
      """
      DELETE FROM schema_migration WHERE module = :module AND NOT EXISTS
        (SELECT * FROM schema_migration WHERE module = :module AND number = 0)
      RETURNING number
      """,
      ["module": module.column])
    if !taken.isEmpty { try connection.drop(wanted().names) }
  }

  private func wanted() throws(AppError) -> Tables {
    try Tables { connection throws(AppError) in
      for statement in statements { try connection.script(statement) }
    }
  }

  private static let record = """
    CREATE TABLE IF NOT EXISTS "schema_cache" (
      "module" TEXT PRIMARY KEY, "names" TEXT NOT NULL, "statements" TEXT NOT NULL
    )
    """
}

import Core

/// The tables of a source, which steps lead to.
///
/// Steps are recorded by module and number, so two modules never take the same one; a step 0 says
/// that the tables are a source's. Tables that these steps do not make are refused and left as they
/// are: whoever changed them may have left a trigger behind.
nonisolated struct SourceTables: ModuleTables {
  let module: String
  let migrations: [Migration]

  func fit(on connection: Connection) throws(AppError) -> Bool {
    guard migrations.map(\.number) == Array(1..<migrations.count + 1) else {
      throw .database(
        code: SQLiteCode.misuse,
        message: "the migrations of `\(module)` are not numbered 1, 2, 3…")
    }
    let found = try Tables(on: connection)
    guard found.names.contains("schema_migration") else { return false }
    let taken = try taken(on: connection)
    let last = taken.max() ?? 0
    guard last <= migrations.count else {
      throw .database(
        code: SQLiteCode.schema,
        message: "the tables of `\(module)` were made by a newer version of this app")
    }
    try check(found, after: last)
    return taken.contains(0) && last == migrations.count
  }

  /// Takes one step: the next after the last, which another process may have taken.
  func mend(on connection: Connection) throws(AppError) {
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS "schema_migration" (
        "module" TEXT NOT NULL, "number" INTEGER NOT NULL, PRIMARY KEY ("module", "number")
      ) WITHOUT ROWID
      """)
    let last = try taken(on: connection).max() ?? 0
    let next = migrations.first { $0.number > last }
    try next?.step(connection)
    try connection.run(
      "INSERT OR IGNORE INTO schema_migration VALUES (:module, 0), (:module, :number)",
      [module.column, (next?.number ?? 0).column])
  }
}

nonisolated extension SourceTables {
  /// The numbers of the steps that were taken.
  private func taken(on connection: Connection) throws(AppError) -> [Int] {
    try connection.run("SELECT number FROM schema_migration WHERE module = ?", [module.column])
      .map { row throws(AppError) in try row.value("number") }
  }

  /// Compares tables with those that the same steps make in memory, if they can be taken there: a
  /// step may need another module's rows.
  private func check(_ found: Tables, after last: Int) throws(AppError) {
    let wanted = try? Tables { connection throws(AppError) in
      for migration in migrations.prefix(last) { try migration.step(connection) }
    }
    guard let wanted, !found.contain(wanted) else { return }
    throw .database(
      code: SQLiteCode.schema,
      message: "the tables of `\(module)` are not those that this app made")
  }
}

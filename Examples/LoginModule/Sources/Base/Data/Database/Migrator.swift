import Core

/// Brings a module's tables to where its schema says they are.
///
/// Steps are recorded by module and number, so two modules never take the same one. Tables that
/// these steps do not make are refused: whoever changed them may have left a trigger behind.
nonisolated struct Migrator {
  let schema: Schema

  func run(on connection: Connection) throws(AppError) {
    try checkNumbers()
    let last = try connection.snapshot { connection throws(AppError) in
      try checkedNumber(on: connection)
    }
    try connection.run(Self.record)
    for migration in schema.migrations where migration.number > last {
      try connection.transaction { connection throws(AppError) in
        try take(migration, on: connection)
      }
    }
  }
}

nonisolated extension Migrator {
  private static let record = """
    CREATE TABLE IF NOT EXISTS "schema_migration" (
      "module" TEXT NOT NULL,
      "number" INTEGER NOT NULL,
      PRIMARY KEY ("module", "number")
    ) WITHOUT ROWID
    """

  private func checkNumbers() throws(AppError) {
    let numbers = schema.migrations.map(\.number)
    guard numbers.elementsEqual(1..<numbers.count + 1) else {
      throw .database(
        code: SQLiteCode.misuse,
        message: "the migrations of `\(schema.module)` are not numbered 1, 2, 3…")
    }
  }

  /// The number of the last step that was taken on this file, if the tables are those that it left;
  /// 0 before the first.
  private func checkedNumber(on connection: Connection) throws(AppError) -> Int {
    let found = try Tables(on: connection)
    let record = try Tables(madeBy: [Self.record])
    guard !found.names.isDisjoint(with: record.names) else {
      try check(found, after: 0)
      return 0
    }
    guard found.only(record.names) == record else { throw foreignTables }
    let last = try lastNumber(on: connection)
    try check(found, after: last)
    return last
  }

  /// Compares tables with those that the same steps make in memory, if they can be taken there: a
  /// step may need another module's rows.
  private func check(_ found: Tables, after last: Int) throws(AppError) {
    let steps = schema.migrations.map(\.sql)
    guard let wanted = try? Tables(madeBy: steps.prefix(last)) else { return }
    let all = (try? Tables(madeBy: steps[...])) ?? wanted
    guard found.only(wanted.names.union(all.names)) == wanted else { throw foreignTables }
  }

  private var foreignTables: AppError {
    .database(
      code: SQLiteCode.corrupt,
      message: "the tables of `\(schema.module)` are not those that this app made")
  }

  private func lastNumber(on connection: Connection) throws(AppError) -> Int {
    let rows = try connection.run(
      "SELECT coalesce(max(number), 0) AS last FROM schema_migration WHERE module = ?",
      [.text(schema.module)])
    guard case .integer(let last) = rows.first?["last"], last >= 0 else { throw foreignTables }
    guard last <= schema.migrations.count else {
      throw .database(
        code: SQLiteCode.schema,
        message: "the tables of `\(schema.module)` were made by a newer version of this app")
    }
    return Int(last)
  }

  /// Another process may have been faster.
  private func take(_ migration: Migration, on connection: Connection) throws(AppError) {
    guard try lastNumber(on: connection) < migration.number else { return }
    try connection.script(migration.sql)
    try connection.run(
      "INSERT INTO schema_migration (module, number) VALUES (?, ?)",
      [.text(schema.module), .integer(Int64(migration.number))])
  }
}

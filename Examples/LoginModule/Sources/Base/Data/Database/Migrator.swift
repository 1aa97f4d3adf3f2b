import Core

/// Brings a module's tables to where its schema says they are.
///
/// Steps are recorded by module and number, so two modules never take the same one.
struct Migrator {
  let schema: Schema

  func run(on connection: Connection) throws(AppError) {
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS "schema_migration" (
        "module" TEXT NOT NULL,
        "number" INTEGER NOT NULL,
        PRIMARY KEY ("module", "number")
      ) WITHOUT ROWID
      """)
    let last = try lastNumber(on: connection)
    try check(last)
    for migration in schema.migrations where migration.number > last {
      try connection.transaction { connection throws(AppError) in
        try connection.script(migration.sql)
        try connection.run(
          "INSERT INTO schema_migration (module, number) VALUES (?, ?)",
          [.text(schema.module), .integer(Int64(migration.number))])
      }
    }
  }

  /// The number of the last step that was taken on this file; 0 before the first.
  private func lastNumber(on connection: Connection) throws(AppError) -> Int {
    let rows = try connection.run(
      "SELECT coalesce(max(number), 0) AS last FROM schema_migration WHERE module = ?",
      [.text(schema.module)])
    return try rows.first?.value("last") ?? 0
  }

  private func check(_ last: Int) throws(AppError) {
    let numbers = schema.migrations.map(\.number)
    guard numbers.elementsEqual(1..<numbers.count + 1) else {
      throw .database(
        code: SQLiteCode.misuse,
        message: "the migrations of `\(schema.module)` are not numbered 1, 2, 3…")
    }
    guard last <= numbers.count else {
      throw .database(
        code: SQLiteCode.schema,
        message: "the tables of `\(schema.module)` were made by a newer version of this app")
    }
  }
}

import Core

/// The tables of a source, which steps lead to.
///
/// Steps are recorded by module and name, so that one which another branch of the app has taken is not
/// taken again, and those that it has not are. A step 0 says that the tables are a source's. Tables that
/// these steps do not make are refused and left as they are: whoever changed them may have left a trigger
/// behind.
nonisolated struct SourceTables: ModuleTables {
  let module: String
  let migrations: [Migration]

  func fit(on connection: Connection) throws(AppError) -> Bool {
    let names = Set(migrations.map(\.name))
    guard names.count == migrations.count else {
      throw .database(
        code: SQLiteCode.misuse, message: "two migrations of `\(module)` have one name")
    }
    let found = try Tables(on: connection)
    guard found.names.contains("schema_migration") else { return false }
    let record = try record(on: connection)
    guard record.names.isSubset(of: names) else {
      throw .database(
        code: SQLiteCode.schema,
        message: "the tables of `\(module)` were made by a newer version of this app")
    }
    try check(found, after: record.names)
    return record.isSource && record.nameless.isEmpty && record.names == names
  }

  /// Takes one step: the first that is not taken, which another process may be about to do.
  func mend(on connection: Connection) throws(AppError) {
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS "schema_migration" (
        "module" TEXT NOT NULL, "number" INTEGER NOT NULL, "name" TEXT,
        PRIMARY KEY ("module", "number")
      ) WITHOUT ROWID
      """)
    if try connection.run("SELECT 1 FROM pragma_table_info('schema_migration') WHERE name = 'name'")
      .isEmpty
    {
      try connection.run(#"ALTER TABLE schema_migration ADD COLUMN "name" TEXT"#)
    }
    let record = try record(on: connection)
    for (number, name) in record.nameless {
      try connection.run(
        "UPDATE schema_migration SET name = ? WHERE module = ? AND number = ?",
        [name.column, module.column, number.column])
    }
    let next = migrations.first { !record.names.contains($0.name) }
    try next?.step(connection)
    try connection.run(
      "INSERT OR IGNORE INTO schema_migration (module, number) VALUES (?, 0)", [module.column])
    guard let next else { return }
    try connection.run(
      """
      INSERT INTO schema_migration (module, number, name)
      SELECT :module, max(number) + 1, :name FROM schema_migration WHERE module = :module
      """, [module.column, next.name.column])
  }
}

nonisolated extension SourceTables {
  /// The record of a module.
  private struct Record {
    /// The steps that were taken.
    var names: Set<String> = []
    /// Those that an earlier version of the app has counted, and not named.
    var nameless: [Int: String] = [:]
    var isSource = false
  }

  private func record(on connection: Connection) throws(AppError) -> Record {
    var record = Record()
    for row in try connection.run(
      "SELECT * FROM schema_migration WHERE module = ?", [module.column])
    {
      let number: Int = try row.value("number")
      if number == 0 { record.isSource = true }
      guard number > 0 else { continue }
      if case .text(let name)? = row["name"] {
        record.names.insert(name)
      } else {
        // They were numbered in their order: 1, 2, 3…
        let name = number > migrations.count ? "\(number)" : migrations[number - 1].name
        record.names.insert(name)
        record.nameless[number] = name
      }
    }
    return record
  }

  /// Compares tables with those that the same steps make in memory, if they can be taken there: a
  /// step may need another module's rows.
  private func check(_ found: Tables, after names: Set<String>) throws(AppError) {
    let wanted = try? Tables { connection throws(AppError) in
      for migration in migrations where names.contains(migration.name) {
        try migration.step(connection)
      }
    }
    guard let wanted, !found.contain(wanted) else { return }
    throw .database(
      code: SQLiteCode.schema,
      message: "the tables of `\(module)` are not those that this app made")
  }
}

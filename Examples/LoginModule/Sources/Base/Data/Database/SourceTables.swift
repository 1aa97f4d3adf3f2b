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
    try checkNumbers()
    let found = try Tables(on: connection)
    let record = try Tables { connection throws(AppError) in try connection.run(Self.record) }
    guard !found.names.isDisjoint(with: record.names) else {
      try check(found, after: 0)
      return false
    }
    guard found.only(record.names) == record else { throw foreignTables }
    let (last, isClaimed) = try steps(on: connection)
    try check(found, after: last)
    return isClaimed && last == migrations.count
  }

  /// Takes one step: the next after the last, which another process may have taken.
  func mend(on connection: Connection) throws(AppError) {
    try connection.run(Self.record)
    let last = try steps(on: connection).last
    let next = migrations.first { $0.number > last }
    if let next { try next.step(connection) }
    for number in [0, next?.number ?? 0] {
      try connection.run(
        "INSERT OR IGNORE INTO schema_migration (module, number) VALUES (?, ?)",
        [module.column, number.column])
    }
  }
}

nonisolated extension SourceTables {
  private static let record = """
    CREATE TABLE IF NOT EXISTS "schema_migration" (
      "module" TEXT NOT NULL,
      "number" INTEGER NOT NULL,
      PRIMARY KEY ("module", "number")
    ) WITHOUT ROWID
    """

  private func checkNumbers() throws(AppError) {
    let numbers = migrations.map(\.number)
    guard numbers.elementsEqual(1..<numbers.count + 1) else {
      throw .database(
        code: SQLiteCode.misuse,
        message: "the migrations of `\(module)` are not numbered 1, 2, 3…")
    }
  }

  /// Compares tables with those that the same steps make in memory, if they can be taken there: a
  /// step may need another module's rows.
  private func check(_ found: Tables, after last: Int) throws(AppError) {
    guard let wanted = try? tables(after: last) else { return }
    let all = (try? tables(after: migrations.count)) ?? wanted
    guard found.only(wanted.names.union(all.names)) == wanted else { throw foreignTables }
  }

  private func tables(after last: Int) throws(AppError) -> Tables {
    try Tables { connection throws(AppError) in
      for migration in migrations.prefix(last) { try migration.step(connection) }
    }
  }

  private var foreignTables: AppError {
    .database(
      code: SQLiteCode.schema,
      message: "the tables of `\(module)` are not those that this app made")
  }

  /// The number of the last step that was taken, and whether step 0 was.
  private func steps(on connection: Connection) throws(AppError) -> (last: Int, isClaimed: Bool) {
    let rows = try connection.run(
      """
      SELECT coalesce(max(number), 0) AS last, coalesce(min(number), 1) = 0 AS claimed
      FROM schema_migration WHERE module = ?
      """,
      [module.column])
    guard let row = rows.first, case .integer(let last) = row["last"], last >= 0 else {
      throw foreignTables
    }
    guard last <= migrations.count else {
      throw .database(
        code: SQLiteCode.schema,
        message: "the tables of `\(module)` were made by a newer version of this app")
    }
    return (Int(last), try row.value("claimed"))
  }
}

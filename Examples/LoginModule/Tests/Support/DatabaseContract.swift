import BaseData
import Core
import Foundation

/// What becomes of a module's rows in a database, whatever happens to its file.
package nonisolated struct DatabaseContract: Sendable {
  private static let cache = Schema.cache(module: "ContractNeighbour", tables: [neighbourTable])
  private static let source = Schema.source(
    module: "ContractNeighbour", migrations: [Migration("1", neighbourTable)])
  private static let neighbourTable = "CREATE TABLE contract_neighbour (id INTEGER PRIMARY KEY)"

  private let schema: Schema
  private let save: @Sendable (Database) async throws -> Void
  private let isKept: @Sendable (Database) async throws -> Bool

  /// - Parameters:
  ///   - schema: The module's schema.
  ///   - save: Saves a row through the module's own code.
  ///   - isKept: Whether the module's own code finds the row.
  package init(
    of schema: Schema,
    save: @escaping @Sendable (Database) async throws -> Void,
    isKept: @escaping @Sendable (Database) async throws -> Bool
  ) {
    self.schema = schema
    self.save = save
    self.isKept = isKept
  }

  /// What the module and the database do not keep to; empty if all is well.
  package func breaches() async -> [String] {
    var clauses = [
      ("it is opened again", isOpenedAgain), ("a damaged file", outlivesADamagedFile),
      ("a full disk", outlivesAFullDisk),
    ]
    switch schema.kind {
    case .cache:
      clauses += [
        ("tables of an older app", outlivesAnOlderApp), ("another process", noticesAnotherProcess),
      ]
    case .source:
      clauses += [
        ("tables that do not fit", keepsWhatDoesNotFit),
        ("rows of an older app", keepsRowsOfAnOlderApp),
      ]
    }
    var breaches: [String] = []
    for (name, clause) in clauses {
      do {
        try await clause()
      } catch {
        breaches.append("\(name): \(error)")
      }
    }
    return breaches
  }
}

nonisolated extension DatabaseContract {
  private func isOpenedAgain() async throws {
    let files = Files()
    let first = files.database()
    try await save(first)
    await first.close()
    try await requireRow(in: first)
    try await requireRow(in: files.database())
  }

  /// The file is set aside, which is an error once.
  private func outlivesADamagedFile() async throws {
    let files = Files()
    let database = files.database()
    try await save(database)
    await database.close()
    try Data(repeating: 65, count: 10_000).write(to: files.url)
    try await requireError(26) { _ = try await isKept(database) }
    try await requireRow(in: database, false)
    try await save(database)
    try await requireRow(in: database)
    try require(
      FileManager.default.fileExists(atPath: files.url.path + ".damaged"),
      "the damaged file is gone")
  }

  /// There is no room for the module's tables, and then there is.
  private func outlivesAFullDisk() async throws {
    let files = Files()
    let database = files.database()
    try await addNeighbour(to: database)
    try await setLimit(1, of: database)
    try await requireError(13) { try await save(database) }
    try await requireNeighbour(in: database)
    try await setLimit(.max, of: database)
    try await save(database)
    try await requireRow(in: database)
  }

  /// Tables of the same names, with other columns, are made anew; a neighbour's are not.
  private func outlivesAnOlderApp() async throws {
    let files = Files()
    let first = files.database()
    try await addNeighbour(to: first)
    _ = try await first.read(otherVersion()) { _ in true }
    let database = files.database()
    try await requireRow(in: database, false)
    try await save(database)
    try await requireRow(in: database)
    try await requireNeighbour(in: database)
  }

  /// Tables that another process has made anew are noticed at the next access.
  private func noticesAnotherProcess() async throws {
    let files = Files()
    let other = try await otherVersion()
    let database = files.database()
    try await addNeighbour(to: database)
    try await save(database)
    _ = try await files.database().read(other) { _ in true }
    try await requireRow(in: database, false)
    _ = try await files.database().read(other) { _ in true }
    try await save(database)
    try await requireRow(in: database)
    try await requireNeighbour(in: database)
  }

  /// Tables that do not fit are an error of the module alone, and their rows stay.
  private func keepsWhatDoesNotFit() async throws {
    let files = Files()
    let first = files.database()
    try await addNeighbour(to: first)
    try await save(first)
    let tables = try await tables(in: first)
    try await first.write(schema) { connection throws(AppError) in
      for table in tables {
        try connection.run("ALTER TABLE \"\(table)\" ADD COLUMN \"contract\" TEXT")
      }
    }
    let rows = try await count(tables, in: first)
    await first.close()
    let database = files.database()
    try await requireError(17) { _ = try await isKept(database) }
    try await requireError(17) { try await save(database) }
    try await requireNeighbour(in: database)
    try await require(count(tables, in: database) == rows && rows > 0, "rows are gone")
  }

  /// Rows that an earlier version has kept are there once the steps since then are taken.
  private func keepsRowsOfAnOlderApp() async throws {
    for earlier in schema.earlier {
      let files = Files()
      let older = files.database()
      _ = try await older.read(earlier) { _ in true }
      let tables = try await tables(in: older, of: earlier)
      try await older.write(earlier) { connection throws(AppError) in
        for table in tables { try Self.addRow(to: table, on: connection) }
      }
      await older.close()
      let database = files.database()
      _ = try await database.read(schema) { _ in true }
      try await require(count(tables, in: database) == tables.count, "rows are gone")
    }
  }

  /// Adds a row with something in each column that must not be empty.
  private static func addRow(to table: String, on connection: Connection) throws(AppError) {
    let columns = try connection.run(
      "SELECT name FROM pragma_table_info(?) WHERE \"notnull\" AND dflt_value IS NULL",
      [table.column])
    let names = try columns.map { row throws(AppError) in
      try "\"\(row.value("name") as String)\""
    }
    let values = names.map { _ in "1" }.joined(separator: ", ")
    let row =
      names.isEmpty
      ? "DEFAULT VALUES" : "(\(names.joined(separator: ", "))) VALUES (\(values))"
    _ = try connection.run("INSERT INTO \"\(table)\" \(row)")
  }
}

nonisolated extension DatabaseContract {
  /// A breach of a promise.
  private struct Breach: Error, CustomStringConvertible {
    let description: String
  }

  private func require(_ holds: Bool, _ description: String) throws {
    if !holds { throw Breach(description: description) }
  }

  private func requireRow(in database: Database, _ isThere: Bool = true) async throws {
    try await require(
      isKept(database) == isThere, isThere ? "the row is gone" : "a row that is gone is there")
  }

  private func requireNeighbour(in database: Database) async throws {
    let ids = try await database.read(neighbour) { connection throws(AppError) in
      try connection.run("SELECT * FROM contract_neighbour").map { $0["id"] }
    }
    try require(ids == [7], "the neighbour's row is gone")
  }

  /// Expects an access to end with an error of SQLite's.
  private func requireError(_ code: Int32, _ access: () async throws -> Void) async throws {
    do {
      try await access()
    } catch AppError.database(let found, _) where found & 0xFF == code {
      return
    }
    throw Breach(description: "no error \(code)")
  }
}

nonisolated extension DatabaseContract {
  /// A place for one database.
  private struct Files {
    let folder = TemporaryFolder()
    var url: URL { folder.url.appending(path: "contract.sqlite") }

    func database() -> Database { Database(at: url) }
  }

  private var neighbour: Schema {
    schema.kind == .cache ? Self.cache : Self.source
  }

  private func addNeighbour(to database: Database) async throws {
    try await database.write(neighbour) { connection throws(AppError) in
      _ = try connection.run("INSERT INTO contract_neighbour VALUES (7)")
    }
  }

  /// A limit below the size of a file means that it cannot grow.
  private func setLimit(_ pages: Int32, of database: Database) async throws {
    try await database.read(neighbour) { connection throws(AppError) in
      _ = try connection.run("PRAGMA max_page_count = \(pages)")
    }
  }

  /// The names of the tables that the module has made.
  private func tables(
    in database: Database, of schema: Schema? = nil
  ) async throws -> [String] {
    try await database.read(schema ?? self.schema) { connection throws(AppError) in
      let rows = try connection.run(
        """
        SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'
          AND name NOT IN ('contract_neighbour', 'schema_cache', 'schema_migration')
        """)
      return try rows.map { row throws(AppError) in try row.value("name") }
    }
  }

  /// How many rows there are, as a neighbour reads them.
  private func count(_ tables: [String], in database: Database) async throws -> Int {
    try await database.read(neighbour) { connection throws(AppError) in
      var count = 0
      for table in tables { count += try connection.run("SELECT 1 FROM \"\(table)\"").count }
      return count
    }
  }

  /// The schema of another version of the module: the same names, with other columns.
  private func otherVersion() async throws -> Schema {
    let tables = try await tables(in: .inMemory())
    return .cache(
      module: schema.module, tables: tables.map { "CREATE TABLE \"\($0)\" (\"contract\" TEXT)" })
  }
}

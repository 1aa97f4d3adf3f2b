import BaseTesting
import Core
import Foundation
import Testing

@testable import BaseData

nonisolated struct SourceTablesTests {
  private static let first = Migration("first", "CREATE TABLE a (id INTEGER PRIMARY KEY)")
  private static let second = Migration(
    "second", "ALTER TABLE a ADD COLUMN name TEXT; INSERT INTO a VALUES (1, 'Ann');")

  private let folder = TemporaryFolder()

  private func database() -> Database {
    Database(at: folder.url.appending(path: "app.sqlite"))
  }

  /// The steps that a file records, as `Module name`.
  private func record(after schemas: Schema...) async throws -> [String] {
    let database = database()
    var record: [String] = []
    for schema in schemas {
      record = try await database.read(schema) { connection throws(AppError) in
        var lines: [String] = []
        for row in try connection.run(
          "SELECT * FROM schema_migration WHERE number > 0")
        {
          let name: String = try row.value("name")
          lines.append("\(try row.value("module", as: String.self)) \(name)")
        }
        return lines
      }
    }
    return record
  }

  @Test func takesEachStepOnce() async throws {
    let old = Schema.source(module: "A", migrations: [Self.first])
    let new = Schema.source(module: "A", migrations: [Self.first, Self.second])

    #expect(try await record(after: old) == ["A first"])
    #expect(try await record(after: old) == ["A first"])
    #expect(try await record(after: new) == ["A first", "A second"])
    #expect(try await record(after: new) == ["A first", "A second"])
  }

  @Test func countsForEachModule() async throws {
    let a = Schema.source(module: "A", migrations: [Self.first])
    let b = Schema.source(module: "B", migrations: [Migration("1", "CREATE TABLE b (id)")])

    #expect(try await record(after: a, b) == ["A first", "B 1"])
  }

  @Test func refusesTheTablesOfANewerApp() async throws {
    let new = Schema.source(module: "A", migrations: [Self.first, Self.second])
    _ = try await record(after: new)
    let message = "the tables of `A` were made by a newer version of this app"

    await #expect(throws: AppError.database(code: 17, message: message)) {
      try await record(after: Schema.source(module: "A", migrations: [Self.first]))
    }
  }

  @Test func refusesTwoStepsOfOneName() async throws {
    let schema = Schema.source(module: "A", migrations: [Self.first, Self.second, Self.first])
    let message = "two migrations of `A` have one name"

    await #expect(throws: AppError.database(code: 21, message: message)) {
      try await record(after: schema)
    }
  }

  /// Two branches have each added a column, and are merged: whatever a device has is there, and the rest
  /// comes.
  @Test(arguments: [["likes"], ["stars"], ["likes", "stars"], ["stars", "likes"], []])
  func opensWhatEitherBranchHasMade(columns: [String]) async throws {
    let step = { (column: String) in
      Migration("add_\(column)", "ALTER TABLE a ADD COLUMN \(column) INTEGER NOT NULL DEFAULT 0")
    }
    let branch = Schema.source(module: "A", migrations: [Self.first] + columns.map(step))
    let merged = Schema.source(
      module: "A", migrations: [Self.first, step("likes"), step("stars"), step("more")])
    let database = database()
    try await database.write(branch) { connection throws(AppError) in
      _ = try connection.run("INSERT INTO a (id) VALUES (7)")
    }
    await database.close()

    let steps = columns + ["likes", "stars"].filter { !columns.contains($0) }
    #expect(
      try await record(after: merged)
        == ["A first"] + (steps + ["more"]).map { "A add_\($0)" })
    let rows = try await self.database().read(merged) { connection throws(AppError) in
      try connection.run("SELECT id, likes, stars FROM a ORDER BY id")
    }
    #expect(rows.map(\.values) == [[7, 0, 0]])
  }

  /// Earlier versions counted the steps.
  @Test(arguments: [1, 2])
  func knowsStepsThatWereCounted(count: Int) async throws {
    let file = folder.url.appending(path: "app.sqlite")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let connection = try Connection(path: file.path)
    try connection.script(
      """
      CREATE TABLE "schema_migration" (
        "module" TEXT NOT NULL, "number" INTEGER NOT NULL, PRIMARY KEY ("module", "number")
      ) WITHOUT ROWID;
      INSERT INTO schema_migration VALUES ('A', 0), ('A', 1), ('B', 1);
      """)
    for migration in [Self.first, Self.second].prefix(count) { try migration.step(connection) }
    if count == 2 { try connection.script("INSERT INTO schema_migration VALUES ('A', 2)") }
    let schema = Schema.source(module: "A", migrations: [Self.first, Self.second])

    _ = try await database().read(schema) { _ in true }

    let names = try Connection(path: file.path).run("SELECT name FROM schema_migration")
    #expect(names.map { $0["name"] } == [.null, "first", "second", .null])
  }

  @Test func takesEachStepOnceWhoeverElseDoes() async throws {
    let file = folder.url.appending(path: "app.sqlite")
    let schema = Schema.source(module: "A", migrations: [Self.first, Self.second])

    let names = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 1...16 {
        group.addTask {
          try await Database(at: file).read(schema) { connection throws(AppError) in
            try connection.run("SELECT name FROM a").map { row throws(AppError) in
              try row.value("name")
            }
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }

    #expect(names == Array(repeating: "Ann", count: 16))
  }

  @Test func leavesTheTablesOfOthersAlone() async throws {
    let (a, b) = (
      Schema.source(module: "A", migrations: [Self.first]),
      Schema.source(module: "B", migrations: [Migration("1", "CREATE TABLE b (id)")])
    )
    _ = try await record(after: a, b)
    let database = database()
    try await database.write(b) { connection throws(AppError) in
      _ = try connection.run("CREATE TRIGGER of_b AFTER INSERT ON b BEGIN SELECT 1; END")
    }
    await database.close()

    #expect(try await record(after: a) == ["A first", "B 1"])
  }

  @Test func takesAFailedStepBackWhole() async throws {
    let broken = Migration("2", "INSERT INTO a VALUES (7); INSERT INTO nowhere VALUES (1)")

    await #expect(throws: AppError.database(code: 1, message: "no such table: nowhere")) {
      try await record(after: Schema.source(module: "A", migrations: [Self.first, broken]))
    }

    let schema = Schema.source(module: "A", migrations: [Self.first])
    #expect(try await record(after: schema) == ["A first"])
    let rows = try await database().read(schema) { connection throws(AppError) in
      try connection.run("SELECT * FROM a")
    }
    #expect(rows == [])
  }

  @Test func takesAStepThatLooksAtEachRow() async throws {
    let third = Migration("3") { connection throws(AppError) in
      try connection.run("ALTER TABLE a ADD COLUMN length INTEGER NOT NULL DEFAULT 0")
      for row in try connection.run("SELECT * FROM a") {
        let (id, name): (Int, String) = (try row.value("id"), try row.value("name"))
        try connection.run(
          "UPDATE a SET length = ? WHERE id = ?", [name.count.column, id.column])
      }
    }
    _ = try await record(after: .source(module: "A", migrations: [Self.first, Self.second]))

    let schema = Schema.source(module: "A", migrations: [Self.first, Self.second, third])
    let rows = try await database().read(schema) { connection throws(AppError) in
      try connection.run("SELECT length FROM a")
    }

    #expect(rows.map { $0["length"] } == [3])
    #expect(try await record(after: schema) == ["A first", "A second", "A 3"])
  }

  @Test(arguments: Damage.ofTheTables)
  func refusesTablesThatItDoesNotKnowAndLeavesThem(damage: Damage) async throws {
    let schema = Schema.source(
      module: "Tests",
      migrations: [
        Migration("1", "CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT) STRICT"),
        Migration("2", "CREATE INDEX t_v ON t (v)"),
      ])
    let file = folder.url.appending(path: "app.sqlite")
    let first = Database(at: file)
    try await first.write(schema) { connection throws(AppError) in
      _ = try connection.run("INSERT INTO t VALUES (1, 'one')")
    }
    await first.close()
    try damage.inflict(on: file)
    let before = try Data(contentsOf: file)

    let database = Database(at: file)
    for _ in 1...2 {
      await #expect(throws: AppError.database(code: damage.code, message: damage.message)) {
        try await database.write(schema) { connection throws(AppError) in
          _ = try connection.run("INSERT INTO t VALUES (2, 'two')")
        }
      }
    }
    await database.close()

    #expect(try Data(contentsOf: file) == before)
    #expect(try folder.names() == ["app.sqlite"])
  }

  @Test func anotherModuleGoesOnBesideOneThatDoesNotFit() async throws {
    let a = Schema.source(module: "A", migrations: [Self.first])
    let changed = Schema.source(
      module: "A",
      migrations: [Migration("first", "CREATE TABLE a (id INTEGER PRIMARY KEY, b TEXT)")])
    let b = Schema.source(module: "B", migrations: [Migration("1", "CREATE TABLE b (id)")])
    let database = database()
    for (schema, table) in [(a, "a"), (b, "b")] {
      try await database.write(schema) { connection throws(AppError) in
        _ = try connection.run("INSERT INTO \(table) VALUES (7)")
      }
    }
    await database.close()
    let ids = { @Sendable (schema: Schema, table: String) async throws in
      try await database.read(schema) { connection throws(AppError) in
        try connection.run("SELECT id FROM \(table)").map { $0["id"] }
      }
    }

    #expect(try await ids(b, "b") == [7])
    let message = "the tables of `A` are not those that this app made"
    await #expect(throws: AppError.database(code: 17, message: message)) {
      try await ids(changed, "a")
    }

    #expect(try await ids(b, "b") == [7])
    #expect(try await ids(a, "a") == [7])
  }

  @Test func refusesATableOfAnotherModule() async throws {
    let a = Schema.source(module: "A", migrations: [Self.first])
    let thief = Schema.source(module: "B", migrations: [Self.first])
    #expect(try await record(after: a) == ["A first"])

    await #expect(throws: AppError.database(code: 1, message: "table a already exists")) {
      try await record(after: thief)
    }

    #expect(try await record(after: a) == ["A first"])
  }
}

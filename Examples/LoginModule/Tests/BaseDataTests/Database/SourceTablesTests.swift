import BaseTesting
import Core
import Foundation
import Testing

@testable import BaseData

nonisolated struct SourceTablesTests {
  private static let first = Migration(1, "CREATE TABLE a (id INTEGER PRIMARY KEY)")
  private static let second = Migration(
    2, "ALTER TABLE a ADD COLUMN name TEXT; INSERT INTO a VALUES (1, 'Ann');")

  private let folder = TemporaryFolder()

  private func database() -> Database {
    Database(at: folder.url.appending(path: "app.sqlite"))
  }

  /// The steps that a file records, as `Module number`.
  private func record(after schemas: Schema...) async throws -> [String] {
    let database = database()
    var record: [String] = []
    for schema in schemas {
      record = try await database.read(schema) { connection throws(AppError) in
        var lines: [String] = []
        for row in try connection.run(
          "SELECT * FROM schema_migration WHERE number > 0")
        {
          let number: Int = try row.value("number")
          lines.append("\(try row.value("module", as: String.self)) \(number)")
        }
        return lines
      }
    }
    return record
  }

  @Test func takesEachStepOnce() async throws {
    let old = Schema.source(module: "A", migrations: [Self.first])
    let new = Schema.source(module: "A", migrations: [Self.first, Self.second])

    #expect(try await record(after: old) == ["A 1"])
    #expect(try await record(after: old) == ["A 1"])
    #expect(try await record(after: new) == ["A 1", "A 2"])
    #expect(try await record(after: new) == ["A 1", "A 2"])
  }

  @Test func countsForEachModule() async throws {
    let a = Schema.source(module: "A", migrations: [Self.first])
    let b = Schema.source(module: "B", migrations: [Migration(1, "CREATE TABLE b (id)")])

    #expect(try await record(after: a, b) == ["A 1", "B 1"])
  }

  @Test func refusesTheTablesOfANewerApp() async throws {
    let new = Schema.source(module: "A", migrations: [Self.first, Self.second])
    _ = try await record(after: new)
    let message = "the tables of `A` were made by a newer version of this app"

    await #expect(throws: AppError.database(code: 17, message: message)) {
      try await record(after: Schema.source(module: "A", migrations: [Self.first]))
    }
  }

  @Test(arguments: [[0], [2], [1, 1], [1, 3], [2, 1]])
  func refusesAGapInTheNumbers(numbers: [Int]) async throws {
    let schema = Schema.source(module: "A", migrations: numbers.map { Migration($0, "SELECT 1") })
    let message = "the migrations of `A` are not numbered 1, 2, 3…"

    await #expect(throws: AppError.database(code: 21, message: message)) {
      try await record(after: schema)
    }
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
      Schema.source(module: "B", migrations: [Migration(1, "CREATE TABLE b (id)")])
    )
    _ = try await record(after: a, b)
    let database = database()
    try await database.write(b) { connection throws(AppError) in
      _ = try connection.run("CREATE TRIGGER of_b AFTER INSERT ON b BEGIN SELECT 1; END")
    }
    await database.close()

    #expect(try await record(after: a) == ["A 1", "B 1"])
  }

  @Test func takesAFailedStepBackWhole() async throws {
    let broken = Migration(2, "INSERT INTO a VALUES (7); INSERT INTO nowhere VALUES (1)")

    await #expect(throws: AppError.database(code: 1, message: "no such table: nowhere")) {
      try await record(after: Schema.source(module: "A", migrations: [Self.first, broken]))
    }

    let schema = Schema.source(module: "A", migrations: [Self.first])
    #expect(try await record(after: schema) == ["A 1"])
    let rows = try await database().read(schema) { connection throws(AppError) in
      try connection.run("SELECT * FROM a")
    }
    #expect(rows == [])
  }

  @Test func takesAStepThatLooksAtEachRow() async throws {
    let third = Migration(3) { connection throws(AppError) in
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
    #expect(try await record(after: schema) == ["A 1", "A 2", "A 3"])
  }

  @Test(arguments: Damage.ofTheTables)
  func refusesTablesThatItDoesNotKnowAndLeavesThem(damage: Damage) async throws {
    let schema = Schema.source(
      module: "Tests",
      migrations: [
        Migration(1, "CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT) STRICT"),
        Migration(2, "CREATE INDEX t_v ON t (v)"),
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
      module: "A", migrations: [Migration(1, "CREATE TABLE a (id INTEGER PRIMARY KEY, b TEXT)")])
    let b = Schema.source(module: "B", migrations: [Migration(1, "CREATE TABLE b (id)")])
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
    #expect(try await record(after: a) == ["A 1"])

    await #expect(throws: AppError.database(code: 1, message: "table a already exists")) {
      try await record(after: thief)
    }

    #expect(try await record(after: a) == ["A 1"])
  }
}

import BaseTesting
import Core
import Foundation
import Testing

@testable import BaseData

nonisolated struct MigratorTests {
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
        for row in try connection.run("SELECT * FROM schema_migration") {
          let number: Int = try row.value("number")
          lines.append("\(try row.value("module", as: String.self)) \(number)")
        }
        return lines
      }
    }
    return record
  }

  @Test func takesEachStepOnce() async throws {
    let old = Schema(module: "A", migrations: [Self.first])
    let new = Schema(module: "A", migrations: [Self.first, Self.second])

    #expect(try await record(after: old) == ["A 1"])
    #expect(try await record(after: old) == ["A 1"])
    #expect(try await record(after: new) == ["A 1", "A 2"])
    #expect(try await record(after: new) == ["A 1", "A 2"])
  }

  @Test func countsForEachModule() async throws {
    let a = Schema(module: "A", migrations: [Self.first])
    let b = Schema(module: "B", migrations: [Migration(1, "CREATE TABLE b (id)")])

    #expect(try await record(after: a, b) == ["A 1", "B 1"])
  }

  @Test func refusesTheTablesOfANewerApp() async throws {
    let new = Schema(module: "A", migrations: [Self.first, Self.second])
    _ = try await record(after: new)
    let message = "the tables of `A` were made by a newer version of this app"

    await #expect(throws: AppError.database(code: 17, message: message)) {
      try await record(after: Schema(module: "A", migrations: [Self.first]))
    }
  }

  @Test(arguments: [[0], [2], [1, 1], [1, 3], [2, 1]])
  func refusesAGapInTheNumbers(numbers: [Int]) async throws {
    let schema = Schema(module: "A", migrations: numbers.map { Migration($0, "SELECT 1") })
    let message = "the migrations of `A` are not numbered 1, 2, 3…"

    await #expect(throws: AppError.database(code: 21, message: message)) {
      try await record(after: schema)
    }
  }

  @Test func takesEachStepOnceWhoeverElseDoes() async throws {
    let file = folder.url.appending(path: "app.sqlite")
    let schema = Schema(module: "A", migrations: [Self.first, Self.second])

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
      Schema(module: "A", migrations: [Self.first]),
      Schema(module: "B", migrations: [Migration(1, "CREATE TABLE b (id)")])
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
      try await record(after: Schema(module: "A", migrations: [Self.first, broken]))
    }

    let schema = Schema(module: "A", migrations: [Self.first])
    #expect(try await record(after: schema) == ["A 1"])
    let rows = try await database().read(schema) { connection throws(AppError) in
      try connection.run("SELECT * FROM a")
    }
    #expect(rows == [])
  }
}

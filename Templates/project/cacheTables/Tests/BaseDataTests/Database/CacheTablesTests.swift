import BaseTesting
import Core
import Foundation
import Testing

@testable import BaseData

nonisolated struct CacheTablesTests {
  private static let table = "CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT) STRICT"
  private static let index = "CREATE INDEX t_v ON t (v)"
  private static let schema = Schema.cache(module: "Tests", tables: [table, index])
  private static let neighbour = Schema.cache(
    module: "Neighbour", tables: ["CREATE TABLE n (id INTEGER PRIMARY KEY)"])

  private let folder = TemporaryFolder()
  private var file: URL { folder.url.appending(path: "cache.sqlite") }

  /// Runs SQL on the tables of a schema, in a file that is opened anew.
  @discardableResult
  private func run(
    _ sql: String, _ schema: Schema = Self.schema, in database: Database? = nil
  ) async throws -> [[SQLValue?]] {
    try await (database ?? Database(at: file)).write(schema) { connection throws(AppError) in
      try connection.run(sql).map { [$0["id"], $0["v"]] }
    }
  }

  /// A row of each module.
  private func fill() async throws {
    try await run("INSERT INTO t VALUES (1, 'one')")
    try await run("INSERT INTO n VALUES (7)", Self.neighbour)
  }

  private func names() throws -> Set<String> {
    try Tables(on: Connection(path: file.path)).names
  }

  @Test func keepsTablesThatFit() async throws {
    try await fill()

    #expect(try await run("SELECT * FROM t") == [[1, "one"]])
  }

  @Test(arguments: [
    ["CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT, w TEXT) STRICT", index],
    ["CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT UNIQUE) STRICT", index],
    ["CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT)", index],
    [table, "CREATE INDEX t_v ON t (v, id)"],
    [table],
    [table, index, "CREATE TABLE u (id REFERENCES t (id))"],
  ])
  func makesItsTablesAnewWhenTheyAreToBeOthers(tables: [String]) async throws {
    try await fill()
    let schema = Schema.cache(module: "Tests", tables: tables)

    #expect(try await run("SELECT * FROM t", schema) == [])
    try await run("INSERT INTO t (id, v) VALUES (2, 'two')", schema)

    #expect(try await run("SELECT * FROM t", schema) == [[2, "two"]])
    #expect(try await run("SELECT * FROM n", Self.neighbour) == [[7, nil]])
  }

  @Test(arguments: Damage.shapes)
  func makesItsTablesAnewWhenSomebodyChangedThem(damage: Damage) async throws {
    try await fill()
    try damage.inflict(on: file)

    #expect(try await run("SELECT * FROM t") == [])
    try await run("INSERT INTO t VALUES (2, 'two')")

    #expect(try await run("SELECT * FROM t") == [[2, "two"]])
    #expect(try await run("SELECT * FROM n", Self.neighbour) == [[7, nil]])
    #expect(try folder.names().contains { $0.contains("damaged") } == false)
  }

  @Test func dropsTablesThatItNoLongerHas() async throws {
    let parent = "CREATE TABLE a_parent (id INTEGER PRIMARY KEY)"
    let child = "CREATE TABLE child (id INTEGER REFERENCES a_parent NOT NULL)"
    let old = Schema.cache(module: "Tests", tables: [parent, child])
    try await run("INSERT INTO a_parent VALUES (1)", old)
    try await run("INSERT INTO child VALUES (1)", old)
    try await fill()

    #expect(try names() == ["n", "schema_cache", "t"])
  }

  @Test func refusesATableOfAnotherModule() async throws {
    try await fill()
    let thief = Schema.cache(module: "Thief", tables: ["CREATE TABLE T (id)"])

    await #expect(throws: AppError.database(code: 1, message: "table T already exists")) {
      try await run("SELECT * FROM t", thief)
    }

    #expect(try await run("SELECT * FROM t") == [[1, "one"]])
  }

  @Test func leavesAllAsItIsWhenItsStatementsAreWrong() async throws {
    try await fill()
    let wrong = Schema.cache(module: "Tests", tables: ["CREATE TABLE t (id)", "CREATE INDEX"])

    await #expect(throws: AppError.database(code: 1, message: "incomplete input")) {
      try await run("SELECT * FROM t", wrong)
    }

    #expect(try await run("SELECT * FROM t") == [[1, "one"]])
    #expect(try await run("SELECT * FROM n", Self.neighbour) == [[7, nil]])
  }

  /// An index of this name is there already, on another module's table.
  @Test func leavesAllAsItIsWhenItsStatementsMakeOtherTables() async throws {
    try await fill()
    let schema = Schema.cache(
      module: "Other", tables: ["CREATE TABLE o (v)", "CREATE INDEX IF NOT EXISTS t_v ON o (v)"])
    let message = "the statements of `Other` make other tables here"

    await #expect(throws: AppError.database(code: 17, message: message)) {
      try await run("SELECT * FROM o", schema)
    }

    #expect(try names() == ["n", "schema_cache", "t"])
  }

  @Test func noticesThatAnotherProcessMadeItsTablesAnew() async throws {
    let newer = Schema.cache(module: "Tests", tables: ["CREATE TABLE t (v TEXT, id TEXT)"])
    let (mine, other) = (Database(at: file), Database(at: file))
    try await run("INSERT INTO t VALUES (1, 'one')", in: mine)
    try await run("INSERT INTO n VALUES (7)", Self.neighbour, in: mine)
    #expect(try await run("SELECT * FROM t", in: mine) == [[1, "one"]])

    try await run("INSERT INTO t VALUES ('x', 'y')", newer, in: other)

    #expect(try await run("SELECT * FROM t", in: mine) == [])
    try await run("INSERT INTO t VALUES (2, 'two')", in: mine)
    #expect(try await run("SELECT * FROM t", newer, in: other) == [])
    #expect(try await run("SELECT * FROM n", Self.neighbour, in: mine) == [[7, nil]])
  }

  @Test func twoVersionsOfTheAppMakeThemAnewInTurn() async throws {
    try await fill()
    let file = file
    let newer = Schema.cache(module: "Tests", tables: ["CREATE TABLE t (id INTEGER, w TEXT)"])

    try await withThrowingTaskGroup(of: Void.self) { group in
      for (schema, column) in [(Self.schema, "v"), (newer, "w")] {
        group.addTask {
          let database = Database(at: file)
          for number in 1...10 {
            let ids = try await database.write(schema) { connection throws(AppError) in
              try connection.run("DELETE FROM t")
              try connection.run(
                "INSERT INTO t (id, \(column)) VALUES (?, 'x')", [number.column])
              return try connection.run("SELECT id FROM t WHERE \(column) = 'x'").count
            }
            #expect(ids == 1)
            _ = try await database.read(schema) { connection throws(AppError) in
              try connection.run("SELECT id, \(column) FROM t")
            }
          }
        }
      }
      try await group.waitForAll()
    }

    #expect(try await run("SELECT * FROM n", Self.neighbour) == [[7, nil]])
  }
}

import BaseTesting
import Core
import Foundation
import Testing

@testable import BaseData

nonisolated struct DatabaseTests {
  private static let schema = Schema.source(
    module: "Tests",
    migrations: [Migration("1", "CREATE TABLE t (id INTEGER PRIMARY KEY, v)")])

  private let schema = Self.schema
  private let database = Database.inMemory()
  private let folder = TemporaryFolder()

  private func ids(_ database: Database) async throws -> [Int] {
    try await database.read(Self.schema) { connection throws(AppError) in
      var ids: [Int] = []
      for row in try connection.run("SELECT id FROM t ORDER BY id") {
        ids.append(try row.value("id"))
      }
      return ids
    }
  }

  @Test(arguments: [
    SQLValue.null, 3_386_000_000_000_000_123, -1.5, "o'Neil \0 …", "", .blob(Data([0, 1, 0])),
    .blob(Data()),
  ])
  func keepsEveryKindOfValue(value: SQLValue) async throws {
    let found = try await database.write(schema) { connection throws(AppError) in
      try connection.run("INSERT INTO t (id, v) VALUES (?, ?)", [1, value])
      return try connection.run("SELECT v FROM t WHERE id = :id", [1])
    }

    #expect(found.map { $0["v"] } == [value])
  }

  @Test func doesAllOfAWriteOrNothing() async throws {
    let failure = AppError.invalidInput(field: "b", reason: "no")

    await #expect(throws: failure) {
      try await database.write(schema) { connection throws(AppError) in
        try connection.run("INSERT INTO t (id) VALUES (1)")
        throw failure
      }
    }
    await #expect(throws: AppError.database(code: 1555, message: "UNIQUE constraint failed: t.id"))
    {
      try await database.write(schema) { connection throws(AppError) in
        try connection.run("INSERT INTO t (id) VALUES (2)")
        try connection.run("INSERT INTO t (id) VALUES (2)")
      }
    }

    #expect(try await ids(database) == [])
    try await database.write(schema) { connection throws(AppError) in
      _ = try connection.run("INSERT INTO t (id) VALUES (3)")
    }
    #expect(try await ids(database) == [3])
  }

  @Test func waitsForAnotherProcessThatMakesTheFile() async throws {
    let file = folder.url.appending(path: "app.sqlite")
    let other = try DatabaseFile(url: file).open()
    try other.script("PRAGMA journal_mode = DELETE; BEGIN IMMEDIATE")

    async let ids = ids(Database(at: file))
    try await Task.sleep(for: .milliseconds(50))
    try other.script("COMMIT")

    #expect(try await ids == [])
  }

  @Test func aReadCannotWrite() async throws {
    let refusal = AppError.database(code: 8, message: "attempt to write a readonly database")

    await #expect(throws: refusal) {
      try await database.read(schema) { connection throws(AppError) in
        _ = try connection.run("INSERT INTO t (id) VALUES (1)")
      }
    }

    try await database.write(schema) { connection throws(AppError) in
      _ = try connection.run("INSERT INTO t (id) VALUES (2)")
    }
    #expect(try await ids(database) == [2])
  }

  @Test(
    arguments: [
      ([], "1 values are wanted, 0 are given"), ([1, 2], "1 values are wanted, 2 are given"),
    ] as [([SQLValue], String)])
  func countsTheValues(values: [SQLValue], message: String) async throws {
    await #expect(throws: AppError.database(code: 25, message: message)) {
      try await database.read(schema) { connection throws(AppError) in
        try connection.run("SELECT * FROM t WHERE id = ?", values)
      }
    }
  }

  @Test func givesAValueToAllParametersOfAName() async throws {
    let rows = try await database.read(schema) { connection throws(AppError) in
      try connection.run("SELECT :b AS b, :a AS a, :b AS c", [1, 2])
    }

    #expect(rows.map { [$0["a"], $0["b"], $0["c"]] } == [[2, 1, 1]])
  }

  @Test func readsAStatementOnce() async throws {
    let counts = try await database.write(schema) { connection throws(AppError) in
      let before = connection.statements.count
      for id in 1...10 {
        try connection.run("INSERT INTO t (id) VALUES (?)", [id.column])
      }
      return [before, connection.statements.count]
    }

    #expect(counts[1] == counts[0] + 1)
  }

  @Test func servesAHundredWritersAtOnce() async throws {
    let database = Database(at: folder.url.appending(path: "app.sqlite"))

    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 1...100 {
        group.addTask {
          try await database.write(Self.schema) { connection throws(AppError) in
            _ = try connection.run("INSERT INTO t (id) VALUES (?)", [id.column])
          }
        }
      }
      try await group.waitForAll()
    }

    #expect(try await ids(database) == Array(1...100))
  }

  @Test func keepsWhatWasWrittenWhenItIsOpenedAgain() async throws {
    let file = folder.url.appending(path: "data/app.sqlite")
    let database = Database(at: file)
    try await database.write(schema) { connection throws(AppError) in
      _ = try connection.run("INSERT INTO t (id) VALUES (1)")
    }
    await database.close()

    #expect(try await ids(database) == [1])
    #expect(try await ids(Database(at: file)) == [1])
    #expect(try file.deletingLastPathComponent().permissions() == 0o700)
  }

  @Test func setsADamagedFileAsideAndSaysSoOnce() async throws {
    let file = folder.url.appending(path: "app.sqlite")
    let garbage = Data(repeating: 65, count: 4096)
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try garbage.write(to: file)
    let database = Database(at: file)

    await #expect(throws: AppError.database(code: 26, message: "file is not a database")) {
      try await ids(database)
    }

    #expect(try await ids(database) == [])
    #expect(try Data(contentsOf: URL(filePath: file.path + ".damaged")) == garbage)
  }

  @Test func refusesASchemaOfTheOtherKind() async throws {
    let cache = Schema.cache(module: "Cache", tables: ["CREATE TABLE c (id)"])
    let sources = Database(at: folder.url.appending(path: "a.sqlite"), holding: .source)
    let caches = Database(at: folder.url.appending(path: "b.sqlite"), holding: .cache)
    let read: @Sendable (Connection) throws(AppError) -> Int = { _ in 1 }

    #expect(try await sources.read(schema, read) == 1)
    #expect(try await caches.read(cache, read) == 1)
    let message = "`Tests` is a source, and this is a database of caches"
    await #expect(throws: AppError.database(code: 21, message: message)) {
      try await caches.read(schema, read)
    }
    let other = "`Cache` is a cache, and this is a database of sources"
    await #expect(throws: AppError.database(code: 21, message: other)) {
      try await sources.read(cache, read)
    }
  }

  @Test func isGoneForGoodWhenItIsInvalidated() async throws {
    let file = folder.url.appending(path: "app.sqlite")
    let database = Database(at: file)
    #expect(try await ids(database) == [])

    database.invalidate()

    await #expect(throws: AppError.cancelled) { try await ids(database) }
    await #expect(throws: AppError.cancelled) {
      try await database.write(schema) { _ in }
    }
    try await database.erase()
    await #expect(throws: AppError.cancelled) { try await ids(database) }
    #expect(try await ids(Database(at: file)) == [])
  }

  @Test func aCancelledTaskTouchesNothing() async throws {
    let gate = Gate()
    let task = Task { [database, schema] in
      await gate.wait()
      try await database.write(schema) { connection throws(AppError) in
        _ = try connection.run("INSERT INTO t (id) VALUES (1)")
      }
    }

    task.cancel()
    gate.open()

    await #expect(throws: AppError.cancelled) { try await task.value }
    #expect(try await ids(database) == [])
  }
}

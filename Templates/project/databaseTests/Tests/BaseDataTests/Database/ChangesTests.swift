import BaseTesting
import Core
import Foundation
import Testing

@testable import BaseData

/// When those who listen to a table are notified.
nonisolated struct ChangesTests {
  private static let create = "CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT)"
  private static let schema = Schema.cache(module: "Tests", tables: [create])
  private static let table = Table("T", key: "id")

  private let folder = TemporaryFolder()
  private var file: URL { folder.url.appending(path: "app.sqlite") }

  private func write(
    _ statements: String..., to database: Database, as schema: Schema = Self.schema
  ) async throws {
    try await database.write(schema) { connection throws(AppError) in
      for statement in statements { try connection.run(statement) }
    }
  }

  private func ids(in database: Database) async throws -> [SQLValue?] {
    try await database.read(Self.schema) { connection throws(AppError) in
      try connection.run("SELECT id FROM t").map { $0["id"] }
    }
  }

  /// How often somebody is notified who comes when all is over. The table is there before.
  private func count(
    at listened: URL? = nil, _ work: (Database) async throws -> Void
  ) async throws -> Int {
    let database = Database(at: file)
    let listening = Database(at: listened ?? file)
    for database in [database, listening] { _ = try await ids(in: database) }
    let changes = listening.changes(of: Self.table)
    try await work(database)
    listening.invalidate()
    return await changes.all().count
  }

  @Test func everyInstanceTellsAndSeveralWritesAreOneElement() async throws {
    let (database, other) = (Database(at: file), Database(at: file))
    var changes = database.changes(of: Table("other", key: "id"), Self.table).makeAsyncIterator()

    for (number, writer) in [database, other].enumerated() {
      try await write("INSERT INTO t (v) VALUES ('a')", to: writer)
      try await write("INSERT INTO t (v) VALUES ('a')", "UPDATE t SET v = 'b'", to: writer)
      #expect(await changes.next() != nil)
      #expect(try await ids(in: database).count == 2 * number + 2)
    }

    database.invalidate()
    #expect(await changes.next() == nil)
    #expect(await database.changes(of: Self.table).all().count == 0)
    #expect(try await ids(in: other).count == 4)
  }

  @Test(arguments: [("app.sqlite", 1), ("x/../app.sqlite", 1), ("other.sqlite", 0)])
  func tellsOfTheSameFile(name: String, count: Int) async throws {
    let told = try await self.count(at: folder.url.appending(path: name)) { database in
      try await write("INSERT INTO t (id) VALUES (1)", to: database)
    }

    #expect(told == count)
  }

  @Test func whatIsInMemoryIsItsOwn() async throws {
    let (database, other) = (Database.inMemory(), Database.inMemory())
    let (changes, others) = (database.changes(of: Self.table), other.changes(of: Self.table))

    try await write("INSERT INTO t (id) VALUES (1)", to: database)

    database.invalidate()
    other.invalidate()
    #expect(await changes.all().count == 1)
    #expect(await others.all().count == 0)
  }

  @Test func tellsAfterTheCommit() throws {
    let (connection, other) = (try Connection(path: path()), try Connection(path: path()))
    try connection.script(Self.create)
    let seen = Locked<[SQLValue?]>([])
    connection.committed = { tables in
      let count = try? other.run("SELECT count(*) AS n FROM t").first?["n"]
      seen.withLock { $0 += [count, .text(tables.sorted().joined())] }
    }

    for _ in 1...2 {
      try connection.transaction { connection throws(AppError) in
        _ = try connection.run("INSERT INTO t (v) VALUES ('a')")
      }
    }
    _ = try connection.transaction { connection throws(AppError) in
      try connection.run("SELECT * FROM t")
    }

    #expect(seen.withLock { $0 } == [1, "t", 2, "t"])
  }

  @Test func tellsNobodyOfWhatIsTakenBack() async throws {
    let failure = AppError.invalidInput(field: "a", reason: "no")
    let told = try await count { database in
      await #expect(throws: failure) {
        try await database.write(Self.schema) { connection throws(AppError) in
          try connection.run("INSERT INTO t (id) VALUES (1)")
          throw failure
        }
      }
      // This one fails at the commit.
      await #expect(throws: AppError.database(code: 787, message: "FOREIGN KEY constraint failed"))
      {
        try await write(
          "CREATE TABLE u (id INTEGER REFERENCES t DEFERRABLE INITIALLY DEFERRED)",
          "INSERT INTO t (id) VALUES (1)", "INSERT INTO u VALUES (2)", to: database)
      }
      await #expect(throws: AppError.self) {
        try await database.read(Self.schema) { connection throws(AppError) in
          _ = try connection.run("INSERT INTO t (id) VALUES (1)")
        }
      }
      _ = try await ids(in: database)
      // What failed before is not reported with what succeeds now.
      try await write("CREATE TABLE v (id)", to: database)
    }

    #expect(told == 0)
  }

  @Test func whatIsLeftOfAFailedStatementIsTold() async throws {
    let told = try await count { database in
      try await database.write(Self.schema) { connection throws(AppError) in
        _ = try? connection.run("INSERT OR FAIL INTO t (id) VALUES (1), (1)")
      }
      #expect(try await ids(in: database) == [1])
    }

    #expect(told == 1)
  }

  @Test func aStatementThatIsKeptReadyLearnsOfANewTrigger() async throws {
    let database = Database.inMemory()
    let schema = Schema.cache(module: "Tests", tables: [Self.create, "CREATE TABLE u (id)"])
    let insert = "INSERT INTO u VALUES (1)"
    try await write(insert, to: database, as: schema)
    let changes = database.changes(of: Self.table)

    try await write(
      insert,
      """
      CREATE TRIGGER follows AFTER INSERT ON u BEGIN
        INSERT INTO t (v) VALUES ('a');
      END
      """, insert, to: database, as: schema)

    database.invalidate()
    #expect(await changes.all().count == 1)
  }

  @Test func tellsOfTablesThatAreMadeAnew() async throws {
    let other = Schema.cache(module: "Tests", tables: ["CREATE TABLE t (id INTEGER)"])
    let told = try await count { _ in
      _ = try await Database(at: file).read(other) { _ in true }
    }

    #expect(told == 1)
  }

  @Test func tellsOfStepsOfASource() async throws {
    let first = Migration("1", Self.create)
    let changes = { (migrations: [Migration]) async throws -> Int in
      let (database, other) = (Database(at: file), Database(at: file))
      let changes = database.changes(of: Self.table)
      _ = try await other.read(.source(module: "Tests", migrations: migrations)) { _ in true }
      database.invalidate()
      return await changes.all().count
    }

    #expect(try await changes([first]) == 0)
    #expect(try await changes([first, Migration("2", "ALTER TABLE t ADD COLUMN w")]) == 1)
    #expect(try await changes([first, Migration("2", "ALTER TABLE t ADD COLUMN w")]) == 0)
  }

  @Test(arguments: [false, true])
  func tellsOfAnErasure(isInvalid: Bool) async throws {
    let told = try await count { database in
      try await write("INSERT INTO t (id) VALUES (1)", to: Database(at: file))
      if isInvalid { database.invalidate() }
      try await database.erase()
    }

    #expect(told == 1)
  }

  @Test func tellsThatADamagedFileWasSetAside() async throws {
    let database = Database(at: file)
    try await write("INSERT INTO t (id) VALUES (1)", to: database)
    await database.close()
    try Data(repeating: 65, count: 4096).write(to: file)
    let changes = database.changes(of: Self.table)

    await #expect(throws: AppError.database(code: 26, message: "file is not a database")) {
      try await ids(in: database)
    }

    database.invalidate()
    #expect(await changes.all().count == 1)
  }

  @Test func catchesUpWithAnotherProcess() async throws {
    let database = Database(at: file)
    #expect(try await ids(in: database) == [])
    let other = try Connection(path: path())
    var told: [Int] = []
    for statement in ["SELECT * FROM t", "INSERT INTO t (id) VALUES (1)", "SELECT * FROM t"] {
      let listening = Database(at: file)
      let changes = listening.changes(of: Self.table)
      try other.run(statement)
      await database.catchUp()
      listening.invalidate()
      told.append(await changes.all().count)
    }
    let changes = database.changes(of: Self.table)
    try await write("DELETE FROM t", to: database)
    var iterator = changes.makeAsyncIterator()
    #expect(await iterator.next() != nil)

    await database.catchUp()

    database.invalidate()
    #expect(await iterator.next() == nil)
    #expect(told == [0, 1, 0])
  }

  @Test func whoeverHasGoneIsForgotten() async {
    let listeners = ChangeListeners()
    let database = UUID()
    var stream: AsyncStream<Void>? = listeners.listen(to: ["t"], in: "a", until: database)
    let other = listeners.listen(to: ["t"], in: "a", until: UUID())
    listeners.tell(of: ["t"], in: "a")
    #expect(listeners.count == 2)

    #expect(await stream?.first { true } != nil)
    stream = nil
    #expect(listeners.count == 1)
    let task = Task { await other.all().count }
    task.cancel()
    _ = await task.value

    #expect(listeners.count == 0)
  }
}

nonisolated extension ChangesTests {
  /// The path of the file, in a folder that is there.
  private func path() throws -> String {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    return file.path
  }
}

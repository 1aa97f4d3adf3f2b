import BaseTesting
import Core
import Foundation
import Testing

@testable import BaseData

/// The rest of a database that was erased: nothing.
nonisolated struct ErasureTests {
  private static let schema = Schema.cache(
    module: "Tests",
    tables: [
      "CREATE TABLE parent (id INTEGER PRIMARY KEY)",
      """
      CREATE TABLE "a ""child" (
        id INTEGER PRIMARY KEY AUTOINCREMENT, parent INTEGER NOT NULL REFERENCES parent, v TEXT)
      """,
      "CREATE VIEW v AS SELECT * FROM parent",
    ])

  private let folder = TemporaryFolder()
  private var file: URL { folder.url.appending(path: "app.sqlite") }

  private func fill(_ database: Database) async throws {
    try await database.write(Self.schema) { connection throws(AppError) in
      try connection.run("INSERT INTO parent VALUES (1)")
      for number in 1...500 {
        try connection.run(
          "INSERT INTO \"a \"\"child\" (parent, v) VALUES (1, ?)",
          ["a secret \(number)".column])
      }
    }
  }

  private func count(_ database: Database) async throws -> [SQLValue?] {
    try await database.read(Self.schema) { connection throws(AppError) in
      try connection.run(
        """
        SELECT (SELECT count(*) FROM parent) + (SELECT count(*) FROM "a ""child")
          + (SELECT count(*) FROM sqlite_sequence) AS n
        """
      ).map { $0["n"] }
    }
  }

  @Test func leavesNothingInTheFileAndNothingForOthers() async throws {
    let (database, other) = (Database(at: file), Database(at: file))
    try await fill(database)
    try await database.write(Self.schema) { connection throws(AppError) in
      _ = try connection.run("DELETE FROM \"a \"\"child\" WHERE id > 100")
    }
    #expect(try await count(other) == [102])

    try await database.erase()

    #expect(try await count(other) == [0])
    for name in try folder.names() {
      let bytes = try Data(contentsOf: folder.url.appending(path: name))
      #expect(bytes.range(of: Data("a secret".utf8)) == nil)
    }
    try await fill(other)
    #expect(try await count(database) == [502])
  }

  @Test func erasesWhatIsInMemory() async throws {
    let database = Database.inMemory()
    try await database.erase()
    try await fill(database)

    try await database.erase()

    #expect(try await count(database) == [0])
  }

  @Test func makesNoFileAndRemovesWhatWasSetAside() async throws {
    let database = Database(at: file)
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    for name in ["app.sqlite.damaged", "app.sqlite.damaged-2-wal"] {
      try Data().write(to: folder.url.appending(path: name))
    }

    try await database.erase()

    #expect(try folder.names() == [])
  }

  @Test func removesABrokenFile() async throws {
    let database = Database(at: file)
    try await fill(database)
    await database.close()
    try Data(repeating: 65, count: 4096).write(to: file)

    try await database.erase()

    #expect(try folder.names() == [])
    #expect(try await count(database) == [0])
  }

  @Test func keepsTheStepsOfASource() async throws {
    let schema = Schema.source(
      module: "Notes", migrations: [Migration("1", "CREATE TABLE note (id INTEGER PRIMARY KEY)")])
    let database = Database(at: file)
    let write = { @Sendable () async throws in
      try await database.write(schema) { connection throws(AppError) in
        try connection.run("INSERT INTO note VALUES (1)")
        return try connection.run("SELECT * FROM note").count
      }
    }
    #expect(try await write() == 1)

    try await database.erase()

    #expect(try await write() == 1)
  }
}

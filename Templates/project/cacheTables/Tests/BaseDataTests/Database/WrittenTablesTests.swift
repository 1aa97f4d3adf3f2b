import BaseTesting
import Core
import Testing

@testable import BaseData

/// Which tables' listeners are notified of a statement: each of them listens by itself.
nonisolated struct WrittenTablesTests {
  private static let schema = Schema.cache(
    module: "Tests",
    tables: [
      "CREATE TABLE parent (id INTEGER PRIMARY KEY, v TEXT)",
      """
      CREATE TABLE child (
        id INTEGER PRIMARY KEY,
        parent INTEGER REFERENCES parent ON DELETE CASCADE ON UPDATE CASCADE)
      """,
      """
      CREATE TABLE grandchild (
        id INTEGER PRIMARY KEY, child INTEGER REFERENCES child ON DELETE SET NULL)
      """,
      "CREATE TABLE log (id INTEGER PRIMARY KEY) WITHOUT ROWID",
      "CREATE TABLE Plain (id INTEGER PRIMARY KEY, v TEXT)",
      "CREATE VIEW shown AS SELECT * FROM parent",
      """
      CREATE TRIGGER logs AFTER INSERT ON parent BEGIN
        INSERT OR IGNORE INTO log VALUES (new.id);
      END
      """,
      """
      CREATE TRIGGER adds INSTEAD OF INSERT ON shown BEGIN
        INSERT INTO parent VALUES (new.id, new.v);
      END
      """,
    ])
  private static let tables = ["child", "grandchild", "log", "plain", "parent"]
  private static let rows: [String] = [
    "INSERT INTO parent VALUES (1, 'a')", "INSERT INTO child VALUES (1, 1)",
    "INSERT INTO grandchild VALUES (1, 1)", "INSERT INTO Plain VALUES (1, 'a')",
  ]

  private static let statements: [(String, [String])] = [
    ("INSERT INTO Plain (v) VALUES ('b')", ["plain"]),
    ("INSERT INTO PLAIN VALUES (1, 'b') ON CONFLICT (id) DO UPDATE SET v = 'b'", ["plain"]),
    ("INSERT INTO Plain (v) VALUES ('b') RETURNING id", ["plain"]),
    ("UPDATE Plain SET v = 'b'", ["plain"]),
    ("DELETE FROM Plain WHERE id = 1", ["plain"]),
    // SQLite does not look at the rows of these.
    ("DELETE FROM Plain", ["plain"]),
    ("DELETE FROM log", ["log"]),
    ("DROP TABLE Plain", ["plain"]),
    ("ALTER TABLE Plain ADD COLUMN w", ["plain"]),
    ("ALTER TABLE Plain RENAME TO other", ["plain"]),
    // Triggers and foreign keys.
    ("INSERT INTO parent VALUES (2, 'b')", ["log", "parent"]),
    ("INSERT INTO shown VALUES (2, 'b')", ["log", "parent"]),
    ("UPDATE parent SET v = 'b'", ["parent"]),
    ("UPDATE parent SET id = 2", ["child", "parent"]),
    ("DELETE FROM child", ["child", "grandchild"]),
    ("DELETE FROM parent", ["child", "grandchild", "parent"]),
    ("REPLACE INTO parent VALUES (1, 'b')", ["child", "grandchild", "log", "parent"]),
    // What changes no row of these tables.
    ("SELECT * FROM parent", []),
    ("UPDATE Plain SET v = 'b' WHERE id = 2", []),
    ("DELETE FROM parent WHERE id = 2", []),
    ("INSERT OR IGNORE INTO Plain VALUES (1, 'b')", []),
    ("CREATE TABLE other (id)", []),
    ("CREATE INDEX plain_v ON Plain (v)", []),
    ("CREATE TEMPORARY TABLE log AS SELECT 1", []),
  ]

  @Test(arguments: statements)
  func tellsThoseWhoShowThem(statement: String, tables: [String]) async throws {
    let database = Database.inMemory()
    try await database.write(Self.schema) { connection throws(AppError) in
      for row in Self.rows { try connection.run(row) }
    }
    let streams = Self.tables.map { ($0, database.changes(of: Table($0, key: "id"))) }

    try await database.write(Self.schema) { connection throws(AppError) in
      _ = try connection.run(statement)
    }

    database.invalidate()
    var told: [String] = []
    for (table, stream) in streams where await stream.all().count == 1 { told.append(table) }
    #expect(told.sorted() == tables)
  }

  @Test func tellsNobodyOfWhatIsTemporary() async throws {
    let database = Database.inMemory()
    let changes = database.changes(of: Table("plain", key: "id"))

    try await database.write(Self.schema) { connection throws(AppError) in
      try connection.run("CREATE TEMPORARY TABLE Plain (id)")
      try connection.run("INSERT INTO temp.Plain VALUES (1)")
      try connection.run("DROP TABLE temp.Plain")
    }

    database.invalidate()
    #expect(await changes.all().count == 0)
  }

  @Test func tellsOfAStatementThatFoundNoRowAtFirst() async throws {
    let database = Database.inMemory()
    try await database.write(Self.schema) { connection throws(AppError) in
      for row in Self.rows { try connection.run(row) }
    }
    let changes = database.changes(of: Table("plain", key: "id"))

    try await database.write(Self.schema) { connection throws(AppError) in
      for id in [2, 1] { try connection.run("DELETE FROM Plain WHERE id = ?", [id.column]) }
    }

    database.invalidate()
    #expect(await changes.all().count == 1)
  }
}

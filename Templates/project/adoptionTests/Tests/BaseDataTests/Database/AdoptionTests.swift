import BaseTesting
import Core
import Foundation
import Testing

@testable import BaseData

/// The file in which version 0.1.0 of the tool had apps keep everything, once it is the one of the
/// sources.
nonisolated struct AdoptionTests {
  private static let firstNote = Migration(
    1,
    """
    CREATE TABLE "note" (
      "id" TEXT NOT NULL PRIMARY KEY,
      "due" TEXT NOT NULL,
      "saved_at" REAL NOT NULL
    )
    """)
  private static let notes = Schema.source(module: "Note", migrations: [firstNote])
  private static let profile = Schema.cache(
    module: "Profile", tables: [#"CREATE TABLE "profile" ("id" INTEGER PRIMARY KEY)"#])
  private static let noteDates = ["2026-01-01T08:00:00Z", "2025-12-31T23:59:59.098Z", "soon"]

  private let folder = TemporaryFolder()
  private var file: URL { folder.url.appending(path: "source.sqlite") }

  private func source() -> Database { Database(at: file, holding: .source) }

  private func cache() -> Database {
    Database(at: folder.url.appending(path: "cache.sqlite"), holding: .cache, besides: source())
  }

  /// Writes the file word for word as 0.1.0 did.
  private func writeOldFile() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let connection = try Connection(path: file.path)
    try connection.script(
      """
      CREATE TABLE IF NOT EXISTS "schema_migration" (
        "module" TEXT NOT NULL,
        "number" INTEGER NOT NULL,
        PRIMARY KEY ("module", "number")
      ) WITHOUT ROWID;
      CREATE TABLE "note" (
        "id" TEXT NOT NULL PRIMARY KEY,
        "due" TEXT NOT NULL,
        "saved_at" REAL NOT NULL
      );
      INSERT INTO schema_migration (module, number) VALUES ('Note', 1);
      CREATE TABLE "profile" (
        "id" INTEGER NOT NULL PRIMARY KEY,
        "name" TEXT NOT NULL,
        "saved_at" REAL NOT NULL
      );
      INSERT INTO schema_migration (module, number) VALUES ('Profile', 1);
      INSERT INTO "profile" VALUES (1, 'Ann', 1767254400.5);
      CREATE TABLE "other" ("id" INTEGER PRIMARY KEY);
      """)
    for (number, date) in Self.noteDates.enumerated() {
      try connection.run("INSERT INTO note VALUES (?, ?, 1.5)", ["n\(number)".column, date.column])
    }
  }

  private func dues(_ schema: Schema = Self.notes) async throws -> [SQLValue?] {
    try await source().read(schema) { connection throws(AppError) in
      try connection.run("SELECT due FROM note ORDER BY id").map { $0["due"] }
    }
  }

  @Test func goesOnWithTheRowsOfASource() async throws {
    try writeOldFile()

    #expect(try await dues() == Self.noteDates.map(\.column))
    #expect(try await dues() == Self.noteDates.map(\.column))
  }

  @Test func anAppendedStepTurnsTextIntoDates() async throws {
    try writeOldFile()
    let second = Migration(2) { connection throws(AppError) in
      try connection.script(
        """
        ALTER TABLE note RENAME TO old_note;
        CREATE TABLE note (id TEXT NOT NULL PRIMARY KEY, due REAL NOT NULL, saved_at REAL NOT NULL)
        """)
      for row in try connection.run("SELECT * FROM old_note") {
        let due: WireDate = try row.value("due")
        try connection.run(
          "INSERT INTO note VALUES (?, ?, ?)",
          [row["id"] ?? .null, due.column, row["saved_at"] ?? .null])
      }
      try connection.run("DROP TABLE old_note")
    }

    let schema = Schema.source(module: "Note", migrations: [Self.firstNote, second])

    let numbers: [SQLValue?] = [1_767_254_400.0, 1_767_225_599.098, "soon"]
    #expect(try await dues(schema) == numbers)
    #expect(try await dues(schema) == numbers)
  }

  @Test(arguments: [true, false])
  func dropsTheTablesOfCachesOnce(isSourceFirst: Bool) async throws {
    try writeOldFile()
    if isSourceFirst { _ = try await dues() }

    let rows = try await cache().read(Self.profile) { connection throws(AppError) in
      try connection.run("SELECT * FROM profile")
    }

    #expect(rows == [])
    #expect(
      try Tables(on: Connection(path: file.path)).names == ["note", "other", "schema_migration"])
    #expect(try await dues() == Self.noteDates.map(\.column))
  }

  @Test func aSourceThatBecomesACacheKeepsItsRows() async throws {
    try writeOldFile()
    _ = try await dues()
    let notes = Schema.cache(module: "Note", tables: ["CREATE TABLE note (id)"])

    _ = try await cache().read(notes) { _ in 1 }

    #expect(try await dues() == Self.noteDates.map(\.column))
  }

  @Test func aCacheMakesNoFileForSources() async throws {
    _ = try await cache().read(Self.profile) { _ in 1 }

    #expect(!file.isTaken)
  }
}

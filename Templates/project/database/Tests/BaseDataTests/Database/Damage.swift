import Foundation
import Testing

@testable import BaseData

/// A damage to the file of a database, and SQLite's word for it.
nonisolated struct Damage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let code: Int32
  let message: String
  private let change: @Sendable (URL) throws -> Void

  private init(
    _ description: String, _ code: Int32, _ message: String,
    change: @escaping @Sendable (URL) throws -> Void
  ) {
    testDescription = description
    self.code = code
    self.message = message
    self.change = change
  }

  func inflict(on file: URL) throws {
    try change(file)
  }
}

nonisolated extension Damage {
  /// Damages that SQLite calls broken, or no file.
  static let ofTheFile = bytes + places

  /// Damages that SQLite finds whole, and the module does not know.
  static let ofTheTables = shapes + records

  private static let foreignTables = "the tables of `Tests` are not those that this app made"

  private static let bytes = [
    Damage("cut off", 11, "database disk image is malformed") { file in
      try edit(file) { $0 = $0.prefix(10_000) }
    },
    Damage("other bytes", 26, "file is not a database") { file in
      try edit(file) {
        $0 = Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 / 256) })
      }
    },
    Damage("another header", 26, "file is not a database") { file in
      try edit(file) { $0[0] ^= 0xFF }
    },
    Damage("a bad page", 11, "the file is damaged") { file in
      try edit(file) { bytes in
        for place in 3 * 4096..<4 * 4096 { bytes[place] ^= 0xFF }
      }
    },
    Damage("another kind of value", 11, "the file is damaged") { file in
      try run(
        """
        PRAGMA writable_schema = 1;
        UPDATE sqlite_master SET sql = replace(sql, ' STRICT', '') WHERE name = 't';
        """, on: file)
      try run("UPDATE t SET v = x'00' WHERE id = 7", on: file)
      try run(
        """
        PRAGMA writable_schema = 1;
        UPDATE sqlite_master SET sql = sql || ' STRICT' WHERE name = 't';
        """, on: file)
    },
  ]

  private static let places = [
    Damage("a folder in its place", 14, "unable to open database file") { file in
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    },
    Damage("a link to nothing beside it", 14, "unable to open database file") { file in
      try FileManager.default.createSymbolicLink(
        atPath: file.path + "-wal", withDestinationPath: "/dev/null")
    },
  ]

  /// Other tables than those that the module made.
  static let shapes = [
    Damage("a trigger", 17, foreignTables) { file in
      try run("CREATE TRIGGER x AFTER INSERT ON T BEGIN DELETE FROM t; END", on: file)
    },
    Damage("a view in its place", 17, foreignTables) { file in
      try run("DROP TABLE t; CREATE VIEW t AS SELECT 1 AS id, 'x' AS v", on: file)
    },
    Damage("another column", 17, foreignTables) { file in
      try run("ALTER TABLE t ADD COLUMN w TEXT", on: file)
    },
    Damage("a column less", 17, foreignTables) { file in
      try run("DROP TABLE t; CREATE TABLE t (id INTEGER PRIMARY KEY) STRICT", on: file)
    },
    Damage("an index less", 17, foreignTables) { file in
      try run("DROP INDEX t_v", on: file)
    },
    Damage("another index", 17, foreignTables) { file in
      try run("DROP INDEX t_v; CREATE INDEX t_v ON t (id)", on: file)
    },
  ]

  private static let records = [
    Damage("a step below the first", 1, "table t already exists") { file in
      try run("UPDATE schema_migration SET number = -number, name = NULL", on: file)
    },
    Damage("a step that is no number", 20, "column `number` holds no Int") { file in
      try run("UPDATE schema_migration SET number = 'x' || number", on: file)
    },
    Damage("no record", 1, "table t already exists") { file in
      try run("DROP TABLE schema_migration", on: file)
    },
    Damage("another record", 1, "no such column: module") { file in
      try run("DROP TABLE schema_migration; CREATE TABLE schema_migration (a)", on: file)
    },
  ]

  private static func edit(_ file: URL, _ change: (inout Data) -> Void) throws {
    var data = try Data(contentsOf: file)
    change(&data)
    try data.write(to: file)
  }

  private static func run(_ sql: String, on file: URL) throws {
    try Connection(path: file.path).script(sql)
  }
}

import BaseTesting
import Core
import Foundation
import Testing

@testable import BaseData

/// A file that SQLite cannot read.
nonisolated struct DamagedDatabaseTests {
  private static let schema = Schema.source(
    module: "Tests",
    migrations: [
      Migration("1", "CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT) STRICT"),
      Migration("2", "CREATE INDEX t_v ON t (v)"),
    ])

  private let folder = TemporaryFolder()
  private var file: URL { folder.url.appending(path: "app.sqlite") }

  /// The first of a thousand rows, written and closed.
  private func write() async throws {
    let database = Database(at: file)
    try await database.write(Self.schema) { connection throws(AppError) in
      for id in 1...1000 {
        try connection.run("INSERT INTO t VALUES (?, ?)", [id.column, "text \(id)".column])
      }
    }
    await database.close()
  }

  private func count() async throws -> Int? {
    try await Database(at: file).read(Self.schema) { connection throws(AppError) in
      try connection.run("SELECT count(*) AS n FROM t").first?.value("n")
    }
  }

  @Test(arguments: Damage.ofTheFile)
  func setsTheFileAsideAndBeginsAnew(damage: Damage) async throws {
    try await write()
    try damage.inflict(on: file)
    let damaged = try? Data(contentsOf: file)

    await #expect(throws: AppError.database(code: damage.code, message: damage.message)) {
      try await count()
    }

    #expect(try await count() == 0)
    let aside = URL(filePath: file.path + ".damaged")
    #expect((try? Data(contentsOf: aside)) == damaged)
  }

  @Test func takesAnEmptyFileForANewOne() async throws {
    try await write()
    try Data().write(to: file)

    #expect(try await count() == 0)
    #expect(try folder.names().filter { $0.contains("damaged") } == [])
  }

  /// A file of this size is not looked through when it is opened.
  @Test func findsDamageInALargeFileWhenItComesToIt() async throws {
    try await write()
    let database = Database(at: file)
    try await database.write(Self.schema) { connection throws(AppError) in
      _ = try connection.run("INSERT INTO t VALUES (0, hex(zeroblob(9 << 20)))")
    }
    await database.close()
    var bytes = try Data(contentsOf: file)
    for place in 4096..<40_960 { bytes[place] ^= 0xFF }
    try bytes.write(to: file)

    let message = "database disk image is malformed"
    await #expect(throws: AppError.database(code: 11, message: message)) { try await count() }

    #expect(try await count() == 0)
    #expect(try Data(contentsOf: URL(filePath: file.path + ".damaged")) == bytes)
  }

  @Test func overwritesNothingThatWasSetAside() async throws {
    for text in ["first", "second", "third"] {
      try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      await #expect(throws: AppError.database(code: 26, message: "file is not a database")) {
        try await count()
      }
    }

    let names = ["app.sqlite.damaged", "app.sqlite.damaged-2", "app.sqlite.damaged-3"]
    #expect(try folder.names() == names)
    #expect(
      try names.map { try Data(contentsOf: folder.url.appending(path: $0)) }
        == ["first", "second", "third"].map { Data($0.utf8) })
    #expect(
      try names.map { try folder.url.appending(path: $0).permissions() } == [0o600, 0o600, 0o600])
  }

  @Test func takesNothingFromWhatALinkLeadsTo() async throws {
    let (other, link) = (folder.url.appending(path: "other"), file)
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data().write(to: other)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: other)

    await #expect(throws: AppError.database(code: 14, message: "unable to open database file")) {
      try await count()
    }

    #expect(try await count() == 0)
    #expect(try Data(contentsOf: other) == Data())
  }

  @Test(arguments: [0o666, 0o400])
  func letsThisUserAloneReadAndWrite(permissions: Int) async throws {
    try await write()
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: file.path)
    let database = Database(at: file)
    try await database.write(Self.schema) { connection throws(AppError) in
      _ = try connection.run("INSERT INTO t VALUES (0, 'more')")
    }

    #expect(try folder.names() == ["app.sqlite", "app.sqlite-shm", "app.sqlite-wal"])
    for name in try folder.names() {
      #expect(try folder.url.appending(path: name).permissions() == 0o600)
    }
    await database.close()
  }
}

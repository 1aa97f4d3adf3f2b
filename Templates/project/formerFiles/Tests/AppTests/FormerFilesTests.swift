import App
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// Whose the files of an app are that knew no accounts.
nonisolated struct FormerFilesTests {
  private static let notes = Schema.source(
    module: "Notes", migrations: [Migration("1", "CREATE TABLE note (text TEXT PRIMARY KEY)")])

  private let folder = TemporaryFolder()
  private let raw = MemoryStore()
  private let url: URL

  init() throws {
    url = try #require(URL(string: "https://example.com"))
  }

  /// Each user is one who signs in, after a start of the app with or without a token of old.
  @Test(arguments: [
    (hasToken: false, users: ["ann"], owner: nil),
    (hasToken: true, users: [], owner: nil as String?),
    (hasToken: true, users: ["ann", "bob"], owner: "ann"),
  ])
  func belongToWhoeverWasSignedIn(
    hasToken: Bool, users: [String], owner: String?
  ) throws {
    for file in ["app.sqlite", "app.sqlite-wal", "Storage/draft.json"] { try write(file) }
    for key in hasToken ? ["session.token", "session.token.damaged"] : [] {
      raw.set(Data("{}".utf8), forKey: key)
    }

    try settle()
    try settle()
    for user in users { try FormerFiles(in: folder.url).claim(for: account(user)) }

    let home = hasToken && users.isEmpty ? "Unclaimed" : account(owner).folderName
    let files = ["Storage/draft.json", "source.sqlite", "source.sqlite-wal"]
    #expect(try self.files() == files.map { "\(home)/\($0)" })
    #expect(raw.data(forKey: "session.token") == nil)
    #expect(raw.data(forKey: "session.token.damaged") == nil)
  }

  @Test func areNotThereInANewApp() throws {
    try settle()
    try FormerFiles(in: folder.url).claim(for: account("ann"))

    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  @Test func stayWhereTheyAreIfNobodyKnowsWhoWasSignedIn() throws {
    try write("app.sqlite")

    #expect(throws: AppError.storage(key: "session.token", reason: "cannot be read")) {
      try FormerFiles(in: folder.url).settle(
        at: url, SessionStore(BrokenStore(), lockedIn: folder.url))
    }

    #expect(try files() == ["app.sqlite"])
  }

  /// What SQLite has not yet moved into the file is beside it, be it here or there.
  @Test(arguments: [false, true])
  func goOnWithAllRows(wasCutOff: Bool) async throws {
    let old = Database(at: folder.url.appending(path: "app.sqlite"))
    try await add("one", to: old)
    let home = folder.url.appending(path: account(nil).folderName)
    if wasCutOff {
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        at: folder.url.appending(path: "app.sqlite-wal"),
        to: home.appending(path: "source.sqlite-wal"))
    }

    try settle()

    let source = Database(at: home.appending(path: "source.sqlite"))
    #expect(try await rows(of: source) == ["one"])
    withExtendedLifetime(old) {}
  }

  @Test func takeThePlaceOfNothing() async throws {
    let source = Database(
      at: folder.url.appending(path: "\(account(nil).folderName)/source.sqlite"))
    try await add("mine", to: source)
    await source.close()
    try write("app.sqlite")
    try write("app.sqlite-wal")

    try settle()

    #expect(try await rows(of: source) == ["mine"])
    let kept = ["app.sqlite", "app.sqlite-wal"].map { "\(account(nil).folderName)/\($0)" }
    #expect(try files().filter { $0.contains("app.sqlite") } == kept)
    await source.close()
  }
}

nonisolated extension FormerFilesTests {
  private func account(_ user: String?) -> AccountID {
    AccountID(at: url, user: user)
  }

  private func settle() throws {
    try FormerFiles(in: folder.url).settle(at: url, SessionStore(raw, lockedIn: folder.url))
  }

  private func write(_ path: String) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(path.utf8).write(to: file)
  }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
      .filter { !FileManager.default.isFolder(folder.url.appending(path: $0)) }
  }

  private func add(_ text: String, to database: Database) async throws {
    try await database.write(Self.notes) { connection throws(AppError) in
      _ = try connection.run("INSERT INTO note VALUES (?)", [.text(text)])
    }
  }

  private func rows(of database: Database) async throws -> [String] {
    try await database.read(Self.notes) { connection throws(AppError) in
      try connection.run("SELECT text FROM note").map { row throws(AppError) in
        try row.value("text")
      }
    }
  }
}

nonisolated extension FileManager {
  fileprivate func isFolder(_ url: URL) -> Bool {
    (try? contentsOfDirectory(atPath: url.path)) != nil
  }
}

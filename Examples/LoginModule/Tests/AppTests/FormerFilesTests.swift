import App
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// Whose the files of an app are that knew no accounts.
nonisolated struct FormerFilesTests {
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
    let files = ["app.sqlite", "app.sqlite-wal", "Storage/draft.json"]
    for file in files { try write(file) }
    if hasToken { raw.set(Data("{}".utf8), forKey: "session.token") }

    try settle()
    try settle()
    for user in users { try FormerFiles(in: folder.url).claim(for: AccountID(at: url, user: user)) }

    let home = hasToken && users.isEmpty ? "Unclaimed" : AccountID(at: url, user: owner).folderName
    #expect(try self.files() == files.map { "\(home)/\($0)" }.sorted())
    #expect(raw.data(forKey: "session.token") == nil)
  }

  @Test func areNotThereInANewApp() throws {
    try settle()
    try FormerFiles(in: folder.url).claim(for: AccountID(at: url, user: "ann"))

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
}

nonisolated extension FileManager {
  fileprivate func isFolder(_ url: URL) -> Bool {
    (try? contentsOfDirectory(atPath: url.path)) != nil
  }
}

import BaseData
import BaseTesting
import Core
import Foundation
import Testing

nonisolated struct AccountStoresTests {
  private let folder = TemporaryFolder()
  private let ann: AccountID
  private let cached = Schema.cache(
    module: "Notes", tables: ["CREATE TABLE note (text TEXT PRIMARY KEY)"])
  private let owned = Schema.source(
    module: "Notes", migrations: [Migration("1", "CREATE TABLE note (text TEXT PRIMARY KEY)")])
  private let key = StorageKey<String>("draft")

  init() throws {
    ann = AccountID(at: try #require(URL(string: "https://example.com")), user: "ann")
  }

  private func stores(of account: AccountID) -> AccountStores {
    AccountStores(
      of: account, in: folder.url.appending(path: "Support"),
      caches: folder.url.appending(path: "Caches"))
  }

  @Test func keepsEverythingInTheFolderOfItsAccount() async throws {
    try await fill(stores(of: ann))

    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
      .filter { $0.contains(".") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
      .filter { $0.hasSuffix(".sqlite") || $0.hasSuffix(".json") }
    #expect(
      paths.sorted() == [
        "Caches/\(ann.folderName)/Storage/draft.json", "Caches/\(ann.folderName)/cache.sqlite",
        "Support/\(ann.folderName)/Storage/draft.json", "Support/\(ann.folderName)/source.sqlite",
      ])
  }

  @Test func readsAndWritesNothingOnceItIsInvalid() async throws {
    let stores = stores(of: ann)
    try await fill(stores)

    stores.invalidate()

    for store in [stores.storage, stores.cacheStorage] {
      #expect(throws: AppError.cancelled) { try store.value(for: key) }
      #expect(throws: AppError.cancelled) { try store.set("late", for: key) }
    }
    for (database, schema) in [(stores.cache, cached), (stores.source, owned)] {
      await #expect(throws: AppError.cancelled) { try await notes(in: database, schema) }
    }
  }

  @Test func emptiesTheCacheAndNothingElse() async throws {
    let last = stores(of: ann)
    try await fill(last)
    let images = last.caches.appending(path: "Images")
    try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
    last.invalidate()

    try await last.eraseCache()

    let next = stores(of: ann)
    #expect(try next.cacheStorage.value(for: key) == nil)
    #expect(try next.storage.value(for: key) == "text")
    #expect(!FileManager.default.fileExists(atPath: images.path))
    #expect(try await notes(in: next.cache, cached) == [])
    #expect(try await notes(in: next.source, owned) == ["text"])
  }

  @Test func hasNothingToEraseAtFirst() async throws {
    try await stores(of: ann).eraseCache()

    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  private func fill(_ stores: AccountStores) async throws {
    try stores.storage.set("text", for: key)
    try stores.cacheStorage.set("text", for: key)
    for (database, schema) in [(stores.cache, cached), (stores.source, owned)] {
      try await database.write(schema) { connection throws(AppError) in
        _ = try connection.run("INSERT INTO note (text) VALUES ('text')")
      }
    }
  }

  private func notes(in database: Database, _ schema: Schema) async throws -> [String] {
    try await database.read(schema) { connection throws(AppError) in
      try connection.run("SELECT text FROM note").map { row throws(AppError) in
        try row.value("text")
      }
    }
  }
}

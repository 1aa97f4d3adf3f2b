import BaseData
import Core
import Foundation
import Testing

/// Items that are kept as rows of a table.
nonisolated struct ItemTableTests {
  private static let schema = Schema.cache(module: "Tests", tables: [Track.table])

  private let database = Database.inMemory()

  private func table(at seconds: TimeInterval) -> ItemTable<Track> {
    ItemTable("track", of: Self.schema, in: database) { Date(timeIntervalSince1970: seconds) }
  }

  @Test func givesBackTheOneThatWasSavedLast() async throws {
    try await ItemStorePromises(store: table).givesBackTheOneThatWasSavedLast()
  }

  @Test(arguments: [100, 200.0])
  func theClockMayBePutBack(seconds: TimeInterval) async throws {
    try await ItemStorePromises(store: table).theClockMayBePutBack(to: seconds)

    let other = try #require(try await table(at: seconds + 60).item(2))
    #expect(!other.origin.isFresh(for: .seconds(3_600)))
  }

  @Test func givesEachBackUnderItsID() async throws {
    try await ItemsStorePromises(store: table).givesEachBackUnderItsID()
  }

  @Test(.timeLimit(.minutes(1)))
  func tellsOfEachChange() async throws {
    try await ItemsStorePromises(store: table).tellsOfEachChange()
  }

  @Test func keepsOneRowForAnID() async throws {
    try await table(at: 100).save(Track(1, name: "a"))
    try await table(at: 200).save(Track(1))

    #expect(try await table(at: 260).item(1) == Sourced(Track(1), from: .cache(age: 60)))
    #expect(try await table(at: 260).item(2) == nil)
    let count = try await database.read(Self.schema) { connection throws(AppError) in
      try connection.run("SELECT 1 FROM track").count
    }
    #expect(count == 1)
  }
}

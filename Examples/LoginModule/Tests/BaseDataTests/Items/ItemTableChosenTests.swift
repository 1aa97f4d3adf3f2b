import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// The row of a table whose id is remembered.
nonisolated struct ItemTableChosenTests {
  private static let schema = Schema.cache(module: "Tests", tables: [Track.table])

  private let database = Database.inMemory()
  private let store = MemoryStore()

  private func table(at seconds: TimeInterval) -> ItemTable<Track> {
    ItemTable("track", of: Self.schema, in: database) { Date(timeIntervalSince1970: seconds) }
  }

  private func chosen(at seconds: TimeInterval) -> any ItemStore<Track> {
    table(at: seconds).chosen(by: KeptValue("id", in: store))
  }

  @Test func isTheOneThatWasSavedLast() async throws {
    try await ItemStorePromises(store: chosen).givesBackTheOneThatWasSavedLast()
  }

  @Test(arguments: [100, 200.0])
  func isSoWhenTheClockIsPutBack(seconds: TimeInterval) async throws {
    try await ItemStorePromises(store: chosen).theClockMayBePutBack(to: seconds)

    let other = try #require(try await table(at: seconds + 60).item(2))
    #expect(!other.origin.isFresh(for: .seconds(3_600)))
  }

  @Test func isTheOneWhoseIDIsRemembered() async throws {
    for id in 1...2 { try await table(at: 100 * Double(id)).save(Track(id)) }

    try KeptValue("id", in: store).set(1)
    #expect(try await chosen(at: 160).load() == Sourced(Track(1), from: .cache(age: 60)))

    let forgetful = table(at: 100).chosen(by: KeptValue("id", in: BrokenStore()))
    await #expect(throws: AppError.storage(key: "id", reason: "cannot be read")) {
      try await forgetful.load()
    }
  }
}

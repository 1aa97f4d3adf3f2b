import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// Whatever keeps an item gives back the one that was saved last, and knows its age.
nonisolated struct ItemStoreTests {
  private static let schema = Schema.cache(module: "Tests", tables: [Track.table])

  private let database = Database.inMemory()
  private let store = MemoryStore()

  private func table(at seconds: TimeInterval) -> ItemTable<Track> {
    ItemTable("track", of: Self.schema, in: database) { Date(timeIntervalSince1970: seconds) }
  }

  private func item(_ kind: Int, at seconds: TimeInterval) -> any ItemStore<Track> {
    switch kind {
    case 0: table(at: seconds)
    case 1: table(at: seconds).chosen(by: KeptValue("id", in: store))
    default: StoredItem("item", in: store) { Date(timeIntervalSince1970: seconds) }
    }
  }

  @Test(arguments: 0...2)
  func givesBackTheOneThatWasSavedLast(kind: Int) async throws {
    #expect(try await item(kind, at: 100).load() == nil)

    try await item(kind, at: 100).save(Track(1))
    try await item(kind, at: 200).save(Track(2, name: "b"))
    let second = Sourced(Track(2, name: "b"), from: .cache(age: 60))
    #expect(try await item(kind, at: 260).load() == second)

    try await item(kind, at: 300).save(Track(1))
    #expect(try await item(kind, at: 360).load() == Sourced(Track(1), from: .cache(age: 60)))
  }

  /// Nobody knows any more when the other was saved; it may be at the same moment, too.
  @Test(arguments: 0...2, [100, 200.0])
  func theClockMayBePutBack(kind: Int, seconds: TimeInterval) async throws {
    try await item(kind, at: 200).save(Track(2))
    try await item(kind, at: seconds).save(Track(1))

    let latest = Sourced(Track(1), from: .cache(age: 60))
    #expect(try await item(kind, at: seconds + 60).load() == latest)
    if kind < 2 {
      let other = try #require(try await table(at: seconds + 60).item(2))
      #expect(!other.origin.isFresh(for: .seconds(3_600)))
    }
  }

  @Test func givesBackTheOneWhoseIDIsRemembered() async throws {
    for id in 1...2 { try await table(at: 100 * Double(id)).save(Track(id)) }

    try KeptValue("id", in: store).set(1)
    #expect(try await item(1, at: 160).load() == Sourced(Track(1), from: .cache(age: 60)))

    let forgetful = table(at: 100).chosen(by: KeptValue("id", in: BrokenStore()))
    await #expect(throws: AppError.storage(key: "id", reason: "cannot be read")) {
      try await forgetful.load()
    }
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

  @Test func saysOnceThatAValueIsDamaged() async throws {
    store.set(Data("{}".utf8), forKey: "item")

    let reason = "damaged; set aside as `item.damaged`"
    await #expect(throws: AppError.storage(key: "item", reason: reason)) {
      try await item(2, at: 100).load()
    }
    #expect(try await item(2, at: 100).load() == nil)
  }

  @Test func remembersAValueUntilItIsToForget() throws {
    let value = KeptValue<Int>("value", in: store)

    #expect(try value.value() == nil)
    try value.set(7)
    #expect(try value.value() == 7)
    try value.set(nil)
    #expect(try value.value() == nil)
  }

  @Test func aValueIsAnItemWithoutAnAge() async throws {
    let item: any ItemStore<Int> = KeptValue("value", in: store)

    try await item.save(7)

    #expect(try await item.load() == Sourced(7, from: .cache(age: 0)))
  }
}

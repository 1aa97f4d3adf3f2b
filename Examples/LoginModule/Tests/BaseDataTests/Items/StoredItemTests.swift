import BaseData
import Core
import Foundation
import Testing

/// An item that is kept as one value.
nonisolated struct StoredItemTests {
  private let store = MemoryStore()

  private func item(at seconds: TimeInterval) -> StoredItem<Track> {
    StoredItem("item", in: store) { Date(timeIntervalSince1970: seconds) }
  }

  @Test func isTheOneThatWasSavedLast() async throws {
    try await ItemStorePromises(store: item).givesBackTheOneThatWasSavedLast()
  }

  @Test(arguments: [100, 200.0])
  func isSoWhenTheClockIsPutBack(seconds: TimeInterval) async throws {
    try await ItemStorePromises(store: item).theClockMayBePutBack(to: seconds)
  }

  @Test func saysOnceThatItIsDamaged() throws {
    store.set(Data("{}".utf8), forKey: "item")

    let reason = "damaged; set aside as `item.damaged`"
    #expect(throws: AppError.storage(key: "item", reason: reason)) { try item(at: 100).load() }
    #expect(try item(at: 100).load() == nil)
  }
}

import BaseData
import Foundation
import Testing

/// Items that are kept as values.
nonisolated struct StoredItemsTests {
  private let promises: ItemsStorePromises

  init() {
    let store = MemoryStore()
    promises = ItemsStorePromises { seconds in
      StoredItems<Track>("track", in: store) { Date(timeIntervalSince1970: seconds) }
    }
  }

  @Test func areGivenBackUnderTheirIDs() async throws {
    try await promises.givesEachBackUnderItsID()
  }

  @Test(.timeLimit(.minutes(1)))
  func tellOfEachChange() async throws { try await promises.tellsOfEachChange() }
}

import BaseData
import Core
import Testing
import TimelineData

nonisolated struct TimelineStorageTests {
  @Test func remembersSinceWhenTheListIsKept() throws {
    let store = MemoryStore()

    try TimelineStorage(store: store).updated.mark()

    #expect(store.data(forKey: "timeline.updatedAt") != nil)
  }
}

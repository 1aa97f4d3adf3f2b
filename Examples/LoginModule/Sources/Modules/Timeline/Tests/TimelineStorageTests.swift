import BaseData
import Core
import Foundation
import Testing
import TimelineData

nonisolated struct TimelineStorageTests {
  private let store = MemoryStore()

  private func storage(at seconds: TimeInterval) -> TimelineStorage {
    TimelineStorage(store: store) { Date(timeIntervalSince1970: seconds) }
  }

  @Test func remembersSinceWhenTheListIsKept() throws {
    #expect(try storage(at: 100).age() == nil)

    try storage(at: 100).setUpdated()
    #expect(try storage(at: 160).age() == 60)

    try storage(at: 200).setUpdated()
    #expect(try storage(at: 260).age() == 60)
  }
}

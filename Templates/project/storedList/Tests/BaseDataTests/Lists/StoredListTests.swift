import BaseData
import Core
import Foundation
import Testing

/// A list of this device that is kept as one value.
nonisolated struct StoredListTests {
  private let store = MemoryStore()

  private func list(at seconds: TimeInterval = 100) -> StoredList<Track> {
    StoredList("list", in: store) { Date(timeIntervalSince1970: seconds) }
  }

  @Test func keepsEachItemOnceInItsPlace() async throws {
    #expect(try await list().page() == Sourced(Page(items: []), from: .cache(age: 0)))

    try list(at: 100).save(Track(2))
    try list(at: 150).save(Track(1))
    try list(at: 200).save(Track(2, name: "b"))

    let page = Page(items: [Track(2, name: "b"), Track(1)])
    #expect(try await list(at: 260).page() == Sourced(page, from: .cache(age: 60)))
  }

  @Test func removesAnItem() async throws {
    for id in 1...2 { try list(at: 100).save(Track(id)) }

    try list(at: 200).remove(1)

    #expect(
      try await list(at: 260).page() == Sourced(Page(items: [Track(2)]), from: .cache(age: 60)))
  }

  @Test func goesOnWhereAPageEnded() async throws {
    for id in 1...60 { try list().save(Track(id)) }

    let first = try await list().page().value
    #expect(first.items.count == 50)
    #expect(try await list().page(after: first.next).value.items.map(\.id) == Array(51...60))
  }

  @Test func setsAsideWhatItCannotRead() async throws {
    store.set(Data("{".utf8), forKey: "list")

    await #expect(throws: AppError.self) { try await list().page() }
    #expect(try await list().page().value.items == [])
  }
}

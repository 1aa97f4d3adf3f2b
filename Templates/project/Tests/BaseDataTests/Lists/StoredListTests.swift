import BaseData
import Core
import Foundation
import Testing

/// Lists that are kept as one value: that of a server, and that of this device.
nonisolated struct StoredListTests {
  private let store = MemoryStore()

  private func pages(at seconds: TimeInterval = 100) -> StoredPages<Track> {
    StoredPages("pages", in: store) { Date(timeIntervalSince1970: seconds) }
  }

  private func list(at seconds: TimeInterval = 100) -> StoredList<Track> {
    StoredList("list", in: store) { Date(timeIntervalSince1970: seconds) }
  }

  @Test func givesBackThePagesAndTheAgeOfTheFirst() async throws {
    #expect(try pages().load() == nil)

    try pages(at: 100).splice(Page(items: [Track(1), Track(2)], next: "c2"))
    try pages(at: 150).append(Page(items: [Track(2, name: "b"), Track(3)], next: "c3", dropped: 1))
    try pages(at: 200).splice(Page(items: [Track(4), Track(1)], next: "c4"))

    let page = Page(items: [Track(4), Track(1), Track(2, name: "b"), Track(3)], next: "c3")
    #expect(try pages(at: 260).load() == Sourced(page, from: .cache(age: 60)))
  }

  @Test func keepsEachItemOnceInItsPlace() async throws {
    #expect(try await list().page() == Sourced(Page(items: []), from: .cache(age: 0)))

    try await list(at: 100).save(Track(2))
    try await list(at: 150).save(Track(1))
    try await list(at: 200).save(Track(2, name: "b"))

    let page = Page(items: [Track(2, name: "b"), Track(1)])
    #expect(try await list(at: 260).page() == Sourced(page, from: .cache(age: 60)))
  }

  @Test func removesAnItem() async throws {
    for id in 1...2 { try await list(at: 100).save(Track(id)) }

    try await list(at: 200).remove(1)

    #expect(
      try await list(at: 260).page() == Sourced(Page(items: [Track(2)]), from: .cache(age: 60)))
  }

  @Test func goesOnWhereAPageEnded() async throws {
    for id in 1...60 { try await list().save(Track(id)) }

    let first = try await list().page().value
    #expect(first.items.count == 50)
    #expect(try await list().page(after: first.next).value.items.map(\.id) == Array(51...60))
  }

  @Test func setsAsideWhatItCannotRead() async throws {
    for key in ["list", "pages"] { store.set(Data("{".utf8), forKey: key) }

    await #expect(throws: AppError.self) { try await list().page() }
    #expect(throws: AppError.self) { try pages().load() }
    #expect(try await list().page().value.items == [])
    #expect(try pages().load() == nil)
  }
}

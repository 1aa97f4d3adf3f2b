import BaseBusiness
import BaseData
import Core
import Testing

nonisolated struct MemoryListTests {
  private struct Track: Hashable, Identifiable, Sendable {
    let id: Int
    var name = ""
  }

  private let list = MemoryList<Track>()

  @Test func holdsEachItemOnceInItsPlace() async throws {
    for track in [Track(id: 2), Track(id: 1), Track(id: 2, name: "b")] { await list.save(track) }

    #expect(try await list.page().value.items == [Track(id: 2, name: "b"), Track(id: 1)])
  }

  @Test func removesAnItem() async throws {
    for id in 1...2 { await list.save(Track(id: id)) }

    try await list.remove(1)

    #expect(try await list.page().value.items == [Track(id: 2)])
  }

  @Test func goesOnWhereAPageEnded() async throws {
    for id in 1...60 { await list.save(Track(id: id)) }

    #expect(
      try await list.page(after: list.page().value.next).value.items.map(\.id) == Array(51...60))
  }
}

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

  @Test func holdsEachItemOnceInItsPlace() {
    for track in [Track(id: 2), Track(id: 1), Track(id: 2, name: "b")] { list.save(track) }

    #expect(list.page(after: nil, size: 50).value.items == [Track(id: 2, name: "b"), Track(id: 1)])
  }

  @Test func removesAnItem() {
    for id in 1...2 { list.save(Track(id: id)) }

    list.remove(1)

    #expect(list.page(after: nil, size: 50).value.items == [Track(id: 2)])
  }

  @Test func goesOnWhereAPageEnded() {
    for id in 1...60 { list.save(Track(id: id)) }

    let first = list.page(after: nil, size: 50).value
    #expect(list.page(after: first.next, size: 50).value.items.map(\.id) == Array(51...60))
  }
}

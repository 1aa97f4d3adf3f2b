import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// Each item comes from the server, or from what is kept under its own id.
nonisolated struct DetailSupplyTests {
  private struct Note: Codable, Identifiable, Hashable {
    let id: Int
    var text = ""
  }

  private let kept = StoredItems<Note>("note", in: MemoryStore()) { .distantPast }

  private func supply(
    _ server: @escaping DetailSupply<Note, Note>.Server
  ) -> DetailSupply<Note, Note> {
    DetailSupply(from: server, keptIn: kept) { $0 }
  }

  @Test func asksForTheOneWithTheIDAndKeepsIt() async throws {
    let server = supply { id throws(AppError) in Note(id: id, text: "from the server") }
    _ = await server.load(1, .networkOnly).all()
    _ = await server.load(2, .networkOnly).all()

    let offline = supply { _ throws(AppError) in throw .offline }
    let answers = await offline.load(1, .cacheFirst).all()

    let first = Sourced(Note(id: 1, text: "from the server"), from: .cache(age: 0))
    #expect(answers == [.success(first), .failure(.offline)])
  }

  @Test func givesNothingForAnIDThatIsNotKept() async {
    #expect(await supply { id throws(AppError) in Note(id: id) }.load(3, .cacheOnly).all() == [])
  }

  @Test func asksEachTimeIfNothingIsKept() async {
    let server = DetailSupply<Note, Note>(
      from: { id throws(AppError) in Note(id: id) }, make: { $0 })

    #expect(
      await server.load(7, .cacheFirst).all() == [.success(Sourced(Note(id: 7), from: .network))])
  }

  @Test func findsOnThisDeviceWhateverThePolicy() async throws {
    try kept.save(Note(id: 1, text: "here"))
    let device = DetailSupply<Note, Note>(in: kept) { $0 }

    let answers = await device.load(1, .networkOnly).all()

    let here = Sourced(Note(id: 1, text: "here"), from: .cache(age: 0))
    #expect(answers == [.success(here)])
    #expect(await device.load(2, .networkOnly).all() == [])
  }

  @Test(.timeLimit(.minutes(1)))
  func tellsOfEachChange() async throws {
    let server = supply { id throws(AppError) in Note(id: id) }
    let device = DetailSupply<Note, Note>(in: kept) { $0 }

    for supply in [server, device] {
      var changes = supply.changes.makeAsyncIterator()
      try kept.save(Note(id: 1))
      #expect(await changes.next() != nil)
    }
  }
}

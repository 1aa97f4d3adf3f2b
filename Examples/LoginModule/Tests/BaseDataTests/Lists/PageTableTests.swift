import BaseData
import BaseTesting
import Core
import Foundation
import Testing

nonisolated struct PageTableTests {
  private static let schema = Schema.cache(module: "Tests", tables: [Track.table])

  private let database = Database.inMemory()
  private let store = MemoryStore()
  private let first = Page(items: [Track(1), Track(2, name: "b")], next: "c2")

  private func pages(at seconds: TimeInterval = 100) -> PageTable<Track> {
    PageTable("track", of: Self.schema, in: database) { Date(timeIntervalSince1970: seconds) }
  }

  private func kept() async throws -> Page<Track>? {
    try await pages().load()?.value
  }

  @Test func hasNothingAtFirst() async throws {
    #expect(try await pages().load() == nil)
  }

  @Test func givesBackWhatItKeepsInItsOrder() async throws {
    try await pages().splice(first)

    #expect(try await kept() == first)
  }

  @Test func findsRowsByAValueInTheirOrder() async throws {
    let tracks = [Track(3, name: "a"), Track(2, name: "b"), Track(1, name: "a"), Track(4)]
    try await pages().splice(Page(items: tracks))

    #expect(try await pages().items(with: "a".column, in: "name") == [tracks[0], tracks[2]])
    #expect(try await pages().items(with: "c".column, in: "name") == [])
  }

  @Test func keepsEachRowOnceWhenAPageOverlaps() async throws {
    try await pages().splice(first)
    for _ in 1...2 { try await pages().append(Page(items: [Track(2), Track(3)])) }

    #expect(try await kept() == Page(items: [Track(1), Track(2), Track(3)]))
  }

  @Test func aFirstPageLeavesTheRowsBelowIt() async throws {
    try await pages().splice(first)
    try await pages().append(Page(items: [Track(3)], next: "c3", dropped: 2))

    try await pages().splice(Page(items: [Track(2), Track(1)], next: "c4", dropped: 1))
    #expect(
      try await kept() == Page(items: [Track(2), Track(1), Track(3)], next: "c3", dropped: 3))

    try await pages().splice(Page(items: [Track(3)], next: "c5"))
    #expect(try await kept() == Page(items: [Track(3)], next: "c5"))
  }

  @Test func aFirstPageThatIsTheWholeListLeavesNoRow() async throws {
    try await pages().splice(first)

    try await pages().splice(Page(items: [Track(1)]))

    #expect(try await kept() == Page(items: [Track(1)]))
  }

  @Test func isAsOldAsItsOldestRow() async throws {
    try await pages(at: 100).splice(first)
    try await pages(at: 140).append(Page(items: [Track(3)]))

    #expect(try await pages(at: 160).load()?.origin == .cache(age: 60))
  }

  @Test(arguments: [false, true])
  func tellsOfChanges(isAged: Bool) async throws {
    let changes = (isAged ? aged(at: 100) : pages()).changes

    try await pages().splice(first)

    database.invalidate()
    #expect(await changes.all().count == 1)
  }
}

// Those whose age is kept beside them.
nonisolated extension PageTableTests {
  private func aged(at seconds: TimeInterval) -> any PageStore<Track> {
    pages().aged(by: KeptMoment("updated", in: store) { Date(timeIntervalSince1970: seconds) })
  }

  @Test func isAsOldAsAMomentSays() async throws {
    #expect(try await aged(at: 100).load() == nil)
    try await aged(at: 100).splice(first)
    try await aged(at: 150).append(Page(items: [Track(3)]))

    let all = Page(items: first.items + [Track(3)])
    #expect(try await aged(at: 160).load() == Sourced(all, from: .cache(age: 60)))
  }

  @Test func anEmptyListHasAnAgeToo() async throws {
    try await aged(at: 100).splice(Page(items: []))

    #expect(try await aged(at: 160).load() == Sourced(Page(items: []), from: .cache(age: 60)))
  }

  @Test func whatCouldNotBeKeptHasNoAge() async throws {
    let moment = KeptMoment("updated", in: store)
    let broken = PageTable<Track>("track", of: Self.schema, in: .broken).aged(by: moment)

    await #expect(throws: AppError.self) { try await broken.splice(first) }

    #expect(try moment.age() == nil)
  }

  @Test func saysThatItsAgeCannotBeRead() async {
    let aged = pages().aged(by: KeptMoment("updated", in: BrokenStore()))

    await #expect(throws: AppError.storage(key: "updated", reason: "cannot be read")) {
      try await aged.load()
    }
  }
}

import BaseData
import BaseTesting
import Foundation
import Testing

@testable import Core

/// Rows of a list are kept where their numbers say.
nonisolated struct PageTableTests {
  private static let schema = Schema.cache(module: "Tests", tables: [Track.table])

  private let database = Database.inMemory()
  private let store = MemoryStore()

  private enum Place: CaseIterable {
    case table
  }

  private func pages(_ place: Place, at seconds: TimeInterval = 100) -> any PageStore<Track> {
    let now = Date(timeIntervalSince1970: seconds)
    return switch place {
    case .table: PageTable<Track>("track", of: Self.schema, in: database) { now }
    }
  }

  private func change(
    _ tracks: [Int64: Track], removing ids: [Int] = [], isFirst: Bool = false, isWhole: Bool = false
  ) -> ListChange<Track> {
    var change = ListChange<Track>()
    change.rows = tracks.map { KeptRow($1, at: $0) }
    (change.removed, change.isFirst, change.isWhole) = (ids, isFirst, isWhole)
    return change
  }

  private func kept(_ place: Place) async throws -> [Track]? {
    try await pages(place).load()?.value.map(\.item)
  }

  @Test(arguments: Place.allCases)
  private func hasNothingAtFirst(place: Place) async throws {
    #expect(try await kept(place) == nil)
  }

  @Test(arguments: Place.allCases)
  private func hasThemInTheOrderOfTheirNumbers(place: Place) async throws {
    try await pages(place).keep(change([7: Track(1), -3: Track(2, name: "b"), 9: Track(3)]))

    #expect(try await kept(place) == [Track(2, name: "b"), Track(1), Track(3)])
  }

  @Test(arguments: Place.allCases)
  private func rowsChangePlacesWithEachOther(place: Place) async throws {
    try await pages(place).keep(change([1: Track(1), 2: Track(2), 3: Track(3)]))

    try await pages(place).keep(change([1: Track(2), 2: Track(1, name: "b")], removing: [3]))

    #expect(try await kept(place) == [Track(2), Track(1, name: "b")])
  }

  @Test(arguments: Place.allCases)
  private func allAreReplaced(place: Place) async throws {
    try await pages(place).keep(change([1: Track(1), 2: Track(2)]))

    try await pages(place).keep(change([5: Track(3)], isWhole: true))

    #expect(try await kept(place) == [Track(3)])
  }

  @Test(arguments: Place.allCases)
  private func keepsWhereAPageEnded(place: Place) async throws {
    var end = PageEnd()
    end.follow(Page(items: [1], next: "c2", dropped: 1), after: PageRequest(cursor: nil))
    var kept = change([1: Track(1)])
    kept.rows.append(KeptRow(Track(2), at: 2, end: end))

    try await pages(place).keep(kept)

    #expect(try await pages(place).load()?.value.map(\.end) == [nil, end])
  }

  @Test func findsRowsByAValueInTheirOrder() async throws {
    let table = PageTable<Track>("track", of: Self.schema, in: database)
    let tracks = [Track(3, name: "a"), Track(2, name: "b"), Track(1, name: "a"), Track(4)]
    try await table.keep(change([1: tracks[0], 2: tracks[1], 3: tracks[2], 4: tracks[3]]))

    #expect(try await table.items(with: "a".column, in: "name") == [tracks[0], tracks[2]])
    #expect(try await table.items(with: "c".column, in: "name") == [])
  }

  @Test func aTableIsAsOldAsItsOldestRow() async throws {
    try await pages(.table, at: 100).keep(change([1: Track(1)]))
    try await pages(.table, at: 140).keep(change([2: Track(2)]))

    #expect(try await pages(.table, at: 160).load()?.origin == .cache(age: 60))
  }
}

// Those whose age is kept beside them.
nonisolated extension PageTableTests {
  private func aged(at seconds: TimeInterval) -> any PageStore<Track> {
    PageTable<Track>("track", of: Self.schema, in: database).aged(
      by: KeptMoment("updated", in: store) { Date(timeIntervalSince1970: seconds) })
  }

  @Test func isAsOldAsAMomentSays() async throws {
    #expect(try await aged(at: 100).load() == nil)
    try await aged(at: 100).keep(change([:], isFirst: true))
    #expect(try await aged(at: 160).load()?.origin == .cache(age: 60))

    try await aged(at: 150).keep(change([1: Track(3)]))

    let kept = try #require(try await aged(at: 160).load())
    #expect(kept.value.map(\.item) == [Track(3)])
    #expect(kept.origin == .cache(age: 60))
  }

  @Test func whatCouldNotBeKeptHasNoAge() async throws {
    let moment = KeptMoment("updated", in: store)
    let broken = PageTable<Track>("track", of: Self.schema, in: .broken).aged(by: moment)

    await #expect(throws: AppError.self) {
      try await broken.keep(change([1: Track(1)], isFirst: true))
    }

    #expect(try moment.age() == nil)
  }

  @Test func saysThatItsAgeCannotBeRead() async {
    let aged = PageTable<Track>("track", of: Self.schema, in: database).aged(
      by: KeptMoment("updated", in: BrokenStore()))

    await #expect(throws: AppError.storage(key: "updated", reason: "cannot be read")) {
      try await aged.load()
    }
  }
}

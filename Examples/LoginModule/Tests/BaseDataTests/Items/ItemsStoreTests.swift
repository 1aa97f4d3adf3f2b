import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// Whatever keeps items gives each back under its id, and notifies who shows it of a change.
nonisolated struct ItemsStoreTests {
  private static let schema = Schema.cache(module: "Tests", tables: [Track.table])

  private let database = Database.inMemory()
  private let store = MemoryStore()

  private func items(_ kind: Int, at seconds: TimeInterval) -> any ItemsStore<Track> {
    let now: @Sendable () -> Date = { Date(timeIntervalSince1970: seconds) }
    return switch kind {
    case 0: ItemTable<Track>("track", of: Self.schema, in: database, now: now)
    default: StoredItems<Track>("track", in: store, now: now)
    }
  }

  @Test(arguments: 0...1)
  func givesEachBackUnderItsID(kind: Int) async throws {
    #expect(try await items(kind, at: 100).item(1) == nil)

    try await items(kind, at: 100).save(Track(1))
    try await items(kind, at: 200).save(Track(2))
    try await items(kind, at: 300).save(Track(2, name: "b"))

    #expect(try await items(kind, at: 360).item(1) == Sourced(Track(1), from: .cache(age: 260)))
    let second = Sourced(Track(2, name: "b"), from: .cache(age: 60))
    #expect(try await items(kind, at: 360).item(2) == second)
    #expect(try await items(kind, at: 360).item(3) == nil)
  }

  @Test(.timeLimit(.minutes(1)), arguments: 0...1)
  func tellsOfEachChange(kind: Int) async throws {
    var changes = items(kind, at: 100).changes.makeAsyncIterator()

    try await items(kind, at: 100).save(Track(1))
    #expect(await changes.next() != nil)

    try await items(kind, at: 200).save(Track(1, name: "b"))
    #expect(await changes.next() != nil)
  }
}

import BaseData
import Core
import Foundation
import Testing

/// Whatever keeps items gives each back under its id, and notifies who shows it of a change.
nonisolated struct ItemsStorePromises {
  /// The store, as it is at a time.
  let store: (_ seconds: TimeInterval) -> any ItemsStore<Track>

  func givesEachBackUnderItsID() async throws {
    #expect(try await store(100).item(1) == nil)

    try await store(100).save(Track(1))
    try await store(200).save(Track(2))
    try await store(300).save(Track(2, name: "b"))

    #expect(try await store(360).item(1) == Sourced(Track(1), from: .cache(age: 260)))
    let second = Sourced(Track(2, name: "b"), from: .cache(age: 60))
    #expect(try await store(360).item(2) == second)
    #expect(try await store(360).item(3) == nil)
  }

  func tellsOfEachChange() async throws {
    var changes = store(100).changes.makeAsyncIterator()

    try await store(100).save(Track(1))
    #expect(await changes.next() != nil)

    try await store(200).save(Track(1, name: "b"))
    #expect(await changes.next() != nil)
  }
}

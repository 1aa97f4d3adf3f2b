import BaseData
import Core
import Foundation
import Testing

/// Whatever keeps an item gives back the one that was saved last, and knows its age.
nonisolated struct ItemStorePromises {
  /// The store, as it is at a time.
  let store: (_ seconds: TimeInterval) -> any ItemStore<Track>

  func givesBackTheOneThatWasSavedLast() async throws {
    #expect(try await store(100).load() == nil)

    try await store(100).save(Track(1))
    try await store(200).save(Track(2, name: "b"))
    let second = Sourced(Track(2, name: "b"), from: .cache(age: 60))
    #expect(try await store(260).load() == second)

    try await store(300).save(Track(1))
    #expect(try await store(360).load() == Sourced(Track(1), from: .cache(age: 60)))
  }

  /// Nobody knows any more when the other was saved; it may be at the same moment, too.
  func theClockMayBePutBack(to seconds: TimeInterval) async throws {
    try await store(200).save(Track(2))
    try await store(seconds).save(Track(1))

    let latest = Sourced(Track(1), from: .cache(age: 60))
    #expect(try await store(seconds + 60).load() == latest)
  }
}

import BaseData
import Core
import Testing

/// A value that is remembered, as the item of a module.
nonisolated struct KeptValueItemTests {
  @Test func isAnItemWithoutAnAge() async throws {
    let item: any ItemStore<Int> = KeptValue("value", in: MemoryStore())

    try await item.save(7)

    #expect(try await item.load() == Sourced(7, from: .cache(age: 0)))
  }
}

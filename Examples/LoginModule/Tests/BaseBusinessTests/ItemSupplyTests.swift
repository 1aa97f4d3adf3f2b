import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// The item of this device.
nonisolated struct ItemSupplyTests {
  @Test func isTheOneOfThisDevice() async throws {
    let seconds = Locked(100.0)
    let memory = MemoryItem<String> { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
    let supply = ItemSupply(in: memory) { $0 + "!" }
    #expect(await supply.load(.networkFirst).all() == [])

    await memory.save("a")
    seconds.withLock { $0 = 160 }

    #expect(
      await supply.load(.networkFirst).all() == [.success(Sourced("a!", from: .cache(age: 60)))])
  }

  @Test func saysThatTheOneOfThisDeviceCannotBeRead() async {
    let supply = ItemSupply(in: Unreadable()) { $0 }

    #expect(await supply.load(.cacheFirst).all() == [.failure(Unreadable.failure)])
  }

  private struct Unreadable: ItemStore {
    static let failure = AppError.storage(key: "word", reason: "cannot be read")

    func load() throws(AppError) -> Sourced<String>? { throw Self.failure }

    func save(_ item: String) {}
  }
}

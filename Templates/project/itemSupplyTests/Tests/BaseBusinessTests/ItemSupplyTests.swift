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
    let supply = ItemSupply(in: StoredItem<String>("word", in: BrokenStore())) { $0 }

    let reason = "cannot be read"
    #expect(
      await supply.load(.cacheFirst).all() == [.failure(.storage(key: "word", reason: reason))])
  }
}

import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// The promises of an item are kept by the ways of getting it, and reported where they are not.
nonisolated struct ItemSupplyTests {
  private static let json = #"{"name": "a"}"#

  private struct Reply: Codable, Sendable {
    let name: String
  }

  private static func server(_ client: HTTPClient) -> ItemSupply<String>.Server<Reply> {
    { () async throws(AppError) in try await client.send(Endpoint<Reply>(.get, "word")) }
  }

  private let kept = ItemContract(json, "a") { client, _, store in
    ItemSupply(from: Self.server(client), keptIn: StoredItem("word", in: store)) { $0.name }
  }
  private let unkept = ItemContract(json, "a") { client, _, _ in
    ItemSupply(from: Self.server(client)) { $0.name }
  }

  @Test(arguments: ItemPromise.kept)
  func keepsTheItemOfAServer(promise: ItemPromise) async throws {
    #expect(try await kept.breaches(of: promise) == [])
  }

  @Test(arguments: ItemPromise.unkept)
  func asksTheServerEachTime(promise: ItemPromise) async throws {
    #expect(try await unkept.breaches(of: promise) == [])
  }

  @Test(arguments: [ItemPromise.offline, .oldThenNew, .onlyKept, .fullDisk, .fullStorage])
  func tellsOfAnItemThatIsNotKept(promise: ItemPromise) async throws {
    #expect(try await !unkept.breaches(of: promise).isEmpty)
  }

  @Test func tellsOfAServerThatIsNotAsked() async throws {
    let deaf = ItemContract(Self.json, "a") { _, _, _ in
      ItemSupply(in: MemoryItem<String>()) { $0 }
    }

    #expect(try await deaf.breaches(of: .server) == ["another item"])
    #expect(try await deaf.breaches(of: .refusal) == ["another answer"])
  }

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

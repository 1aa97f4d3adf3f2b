import BaseBusiness
import BaseData
import BaseTesting
import Core
import Testing

/// The promises of an item are kept by the ways of getting it, and reported where they are not.
nonisolated struct ServedItemSupplyTests {
  private static let json = #"{"name": "a"}"#

  private struct Reply: Codable, Sendable {
    let name: String
  }

  private static func server(_ client: HTTPClient) -> ItemSupply<String>.Server<Reply> {
    { () async throws(AppError) in try await client.send(Endpoint<Reply>(.get, "word")) }
  }

  private let kept = ItemContract(json, "a", in: .storage) { client, store in
    ItemSupply(from: Self.server(client), keptIn: StoredItem("word", in: store)) { $0.name }
  }
  private let unkept = ItemContract(json, "a", in: .nothing) { client, _ in
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
    let deaf = ItemContract(Self.json, "a", in: .nothing) { _, _ in
      ItemSupply(in: MemoryItem<String>()) { $0 }
    }

    #expect(try await deaf.breaches(of: .server) == ["another item"])
    #expect(try await deaf.breaches(of: .refusal) == ["another answer"])
  }
}

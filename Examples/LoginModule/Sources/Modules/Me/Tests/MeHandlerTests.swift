import BaseData
import BaseTesting
import Core
import Foundation
import MeBusiness
import MeData
import Testing

nonisolated struct MeHandlerTests {
  @Test(arguments: ItemPromise.chosen)
  func isKept(promise: ItemPromise) async throws {
    let contract = ItemContract(
      ProfileDTO.sampleJSON, Profile.sample
    ) { client, database, storage in
      MeHandler(client: client, database: database, storage: storage)
    }

    #expect(try await contract.breaches(of: promise) == [])
  }

  @Test func showsWhatIsNewOnAllScreens() async throws {
    let works: [@Sendable (MeHandler) async throws -> Void] = [
      { try await $0.setLiked(true, post: 9) },
      { try await $0.upload(Avatar(.png)) },
    ]
    for work in works {
      let handler = MeHandler(
        client: HTTPClient(
          baseURL: URL(filePath: "/"), transport: StubTransport(.json(ProfileDTO.sampleJSON))),
        database: .inMemory(), storage: MemoryStore())
      var changes = handler.changes.makeAsyncIterator()

      try await work(handler)

      #expect(await changes.next() != nil)
      let kept = await handler.load(.cacheOnly).all()
      #expect(try kept.map { try $0.get().value } == [.sample])
    }
  }
}

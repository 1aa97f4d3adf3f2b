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

  @Test func countsALikeOnAllScreens() async throws {
    let database = Database.inMemory()
    let handler = MeHandler(
      client: HTTPClient(
        baseURL: URL(filePath: "/"), transport: StubTransport(.json(ProfileDTO.sampleJSON))),
      database: database, storage: MemoryStore())
    var changes = handler.changes.makeAsyncIterator()

    try await handler.setLiked(true, post: 9)

    #expect(await changes.next() != nil)
    let kept = await handler.load(.cacheOnly).all()
    #expect(try kept.map { try $0.get().value } == [.sample])
  }
}

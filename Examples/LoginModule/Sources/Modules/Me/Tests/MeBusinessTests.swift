import BaseData
import BaseTesting
import Core
import Foundation
import MeData
import Testing

@testable import MeBusiness

nonisolated struct MeMappingTests {
  @Test func turnsRawIntoShown() throws {
    #expect(try Profile(ProfileDTO.sample) == .sample)
    #expect(try Profile(ProfileDTO.sparse) == .sparse)
  }

  @Test(arguments: [
    (ProfileDTO.having(avatar: "?"), "avatar", "URL")
  ])
  func tellsWhichTextCannotBeRead(dto: ProfileDTO, path: String, type: String) {
    #expect(throws: AppError.decoding(path: path, reason: "`?` is no \(type)")) {
      try Profile(dto)
    }
  }
}

nonisolated struct MeHandlerTests {
  @Test(arguments: ItemPromise.chosen)
  func isKept(promise: ItemPromise) async throws {
    let contract = ItemContract(
      ProfileDTO.sampleJSON, Profile.sample, in: .databaseAndStorage
    ) { client, stores in
      MeHandler(client: client, database: stores.database, storage: stores.storage)
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

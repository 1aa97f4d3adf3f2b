import BaseData
import BaseTesting
import Core
import Foundation
import MeData
import Testing

nonisolated struct MeNetworkTests {
  private func network(_ transport: StubTransport) -> MeNetwork {
    MeNetwork(client: HTTPClient(baseURL: URL(filePath: "/"), transport: transport))
  }

  @Test func fetches() async throws {
    let transport = StubTransport(.json(ProfileDTO.sampleJSON))

    #expect(try await network(transport).fetch() == .sample)
    #expect(transport.asked == ["GET /me"])
  }

  @Test(arguments: [(true, "PUT"), (false, "DELETE")])
  func likes(isLiked: Bool, method: String) async throws {
    let transport = StubTransport(.json(ProfileDTO.sampleJSON))

    #expect(try await network(transport).setLiked(isLiked, post: 9) == .sample)
    #expect(transport.asked == ["\(method) /favorites?id=9"])
  }

  @Test func uploads() async throws {
    let transport = StubTransport(.json(ProfileDTO.sampleJSON))

    #expect(try await network(transport).upload(Data("P".utf8), type: "image/png") == .sample)

    let request = try #require(transport.requests.first)
    let type = try #require(request.value(forHTTPHeaderField: "Content-Type"))
    let boundary = type.replacing("multipart/form-data; boundary=", with: "")
    #expect(transport.asked == ["POST /me/avatar"])
    #expect(
      request.httpBody.map { String(decoding: $0, as: UTF8.self) } == """
        --\(boundary)\r
        Content-Disposition: form-data; name="avatar"; filename="avatar"\r
        Content-Type: image/png\r
        \r
        P\r
        --\(boundary)--\r

        """)
  }

  @Test(arguments: ProfileDTO.sparseJSON)
  func takesWhatIsMissingForNothing(json: String) async throws {
    #expect(try await network(StubTransport(.json(json))).fetch() == .sparse)
  }

  @Test func tellsWhichValueIsMissing() async throws {
    await #expect(throws: AppError.decoding(path: "idstr", reason: "missing")) {
      try await network(StubTransport(.json("{}"))).fetch()
    }
  }
}

nonisolated struct MeLocalServerTests {
  /// What the app shows without a server is read as what a server sends is.
  @Test(.enabled(if: LocalServer.isThere))
  func readsAllOfTheReply() async throws {
    let server = LocalServer()
    let client = HTTPClient(baseURL: URL(filePath: "/"), transport: server, envelope: .plain)
    let network = MeNetwork(client: client)

    let value = try await network.fetch()

    #expect(try server.losses(in: [value]) == [])
  }
}

nonisolated struct MeDatabaseTests {
  @Test func losesNothingThatItNeedNot() async {
    let contract = DatabaseContract(of: MeDatabase.schema) {
      try await MeDatabase(database: $0).items.save(.sample)
    } isKept: {
      try await MeDatabase(database: $0).items.load()?.value == .sample
    }

    #expect(await contract.breaches() == [])
  }

  @Test func keepsThatAValueIsMissing() async throws {
    let items = MeDatabase(database: .inMemory()).items
    try await items.save(.sample)
    try await items.save(.sparse)

    #expect(try await items.load()?.value == .sparse)
  }
}

nonisolated struct MeStorageTests {
  @Test func remembersTheLastOne() throws {
    let store = MemoryStore()

    try MeStorage(store: store).lastID.set(ProfileDTO.sample.id)

    #expect(try MeStorage(store: store).lastID.value() == ProfileDTO.sample.id)
    #expect(store.data(forKey: "me.lastID") != nil)
  }
}

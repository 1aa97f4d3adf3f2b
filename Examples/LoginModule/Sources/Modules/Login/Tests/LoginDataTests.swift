import BaseData
import BaseTesting
import Core
import Foundation
import LoginData
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated struct LoginNetworkTests {
  private func network(_ transport: StubTransport) -> LoginNetwork {
    LoginNetwork(client: HTTPClient(baseURL: URL(filePath: "/"), transport: transport))
  }

  @Test func sendsNameAndPassword() async throws {
    let transport = StubTransport(.json(GrantDTO.sampleJSON))

    #expect(try await network(transport).submit(.sample) == .granted(.sample))
    #expect(transport.asked == ["POST /login"])
    #expect(transport.bodies == [UserInputDTO.sampleJSON.sortedJSON])
  }

  @Test(arguments: [#"1001"#, #""1001""#])
  func readsAnIDThatIsANumberOrAText(id: String) async throws {
    let transport = StubTransport(.json(#"{"user": {"id": \#(id)}, "access_token": "a"}"#))

    let grant = GrantDTO(user: .sample, token: TokenDTO(access: "a"))
    #expect(try await network(transport).submit(.sample) == .granted(grant))
  }

  /// A refusal to let someone in is no loss of a session.
  @Test func hidesNothingTheServerSays() async throws {
    let transport = StubTransport(.json(#"{"message": "wrong password"}"#, status: 401))

    await #expect(throws: AppError.http(status: 401, message: "wrong password")) {
      try await network(transport).submit(UserInputDTO.sample)
    }
  }

  @Test func hearsThatACodeIsWanted() async throws {
    let transport = StubTransport(.json(#"{"challenge": "c-1"}"#))

    #expect(try await network(transport).submit(.sample) == .codeWanted(challenge: "c-1"))
  }

  @Test func sendsTheCode() async throws {
    let transport = StubTransport(.json(GrantDTO.sampleJSON))
    let input = LoginCodeDTO(challenge: "c-1", code: Secret("123456"))

    #expect(try await network(transport).submit(input) == .sample)
    #expect(transport.asked == ["POST /login/code"])
    #expect(transport.bodies == [#"{"challenge": "c-1", "code": "123456"}"#.sortedJSON])
  }

  @Test func asksForAnotherToken() async throws {
    let transport = StubTransport(.json(TokenDTO.sampleJSON))

    #expect(try await network(transport).renew(RenewalDTO(refresh: Secret("old"))) == .sample)
    #expect(transport.asked == ["POST /token"])
    #expect(transport.bodies == [#"{"refresh_token": "old"}"#.sortedJSON])
  }

  @Test func saysWhichTokenIsNotNeededAnyMore() async throws {
    let transport = StubTransport(HTTPReply(status: 204, body: Data()))

    try await network(transport).signOut(.sample)

    #expect(transport.asked == ["POST /logout"])
    let headers = transport.requests.map { $0.value(forHTTPHeaderField: "Authorization") }
    #expect(headers == ["Bearer access-1"])
  }
}

nonisolated struct LoginStorageTests {
  private let store = MemoryStore()

  @Test func remembersTheName() throws {
    #expect(try LoginStorage(store: store).userName.value() == nil)

    try LoginStorage(store: store).userName.set("Ann")

    #expect(try LoginStorage(store: store).userName.value() == "Ann")
    #expect(store.data(forKey: "login.userName") != nil)
  }
}

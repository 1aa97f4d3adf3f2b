import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import LoginBusiness
import LoginData
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated struct TokenHandlerTests {
  private let old = Token(access: "access-0", refresh: "refresh-0")

  /// It is the moment when time begins.
  private func handler(_ transport: StubTransport) -> TokenHandler {
    TokenHandler(
      client: HTTPClient(baseURL: URL(filePath: "/"), transport: transport),
      now: { Date(timeIntervalSince1970: 0) })
  }

  @Test func givesTheNextToken() async throws {
    let transport = StubTransport(.json(TokenDTO.sampleJSON))

    #expect(try await handler(transport).renew(old) == .sample)
    #expect(transport.bodies == [#"{"refresh_token": "refresh-0"}"#.sortedJSON])
  }

  @Test func goesOnWithWhatTheServerDoesNotReplace() async throws {
    let transport = StubTransport(.json(#"{"access_token": "access-1"}"#))

    let token = try await handler(transport).renew(old)

    #expect(token == Token(access: "access-1", refresh: "refresh-0"))
  }

  @Test func endsTheSessionWithoutAskingIfThereIsNothingToAskWith() async throws {
    let transport = StubTransport(.json("{}"))

    await #expect(throws: AppError.sessionExpired) {
      try await handler(transport).renew(Token(access: "access-0"))
    }

    #expect(transport.requests == [])
  }

  @Test(arguments: [
    (HTTPReply.json("{}", status: 401), AppError.sessionExpired),
    (.json("{}", status: 400), .sessionExpired),
    (.json("{}", status: 503), .http(status: 503, message: nil)),
  ])
  func tellsARefusalFromTrouble(reply: HTTPReply, error: AppError) async throws {
    await #expect(throws: error) { try await handler(StubTransport(reply)).renew(old) }
  }

  @Test func saysWhichTokenIsNotNeededAnyMore() async throws {
    let transport = StubTransport(HTTPReply(status: 204, body: Data()))

    try await handler(transport).revoke(.sample)

    #expect(
      transport.requests.map { $0.value(forHTTPHeaderField: "Authorization") }
        == ["Bearer access-1"])
  }

  /// The promises of a session, as this module renews its tokens.
  @Test(.timeLimit(.minutes(1)), arguments: SessionContract.Promise.allCases)
  func keepsTheSessionAlive(promise: SessionContract.Promise) async throws {
    let folder = TemporaryFolder()
    let contract = SessionContract(
      MemoryStore(), lockedIn: folder.url, at: URL(filePath: "/")
    ) { token, server throws(AppError) in
      let transport = StubTransport { request throws(AppError) in
        .json(try Self.answer(to: request, by: server))
      }
      return try await TokenHandler(
        client: HTTPClient(baseURL: URL(filePath: "/"), transport: transport)
      )
      .renew(token)
    }

    #expect(try await contract.breaches(of: promise) == [])
  }

  private static func answer(
    to request: URLRequest, by server: TokenServer
  ) throws(AppError) -> String {
    let fields = try? JSONDecoder().decode([String: String].self, from: request.httpBody ?? Data())
    let token = try server.refresh(Token(access: "", refresh: fields?["refresh_token"]))
    let lifetime = token.expires.map { Int($0.timeIntervalSinceNow.rounded()) } ?? 3600
    return """
      {
        "access_token": "\(token.access)",
        "refresh_token": "\(token.refresh ?? "")",
        "expires_in": \(lifetime)
      }
      """
  }
}

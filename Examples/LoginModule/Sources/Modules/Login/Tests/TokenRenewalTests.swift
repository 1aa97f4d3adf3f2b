import BaseData
import BaseTesting
import Core
import Foundation
import LoginBusiness
import Testing

nonisolated struct TokenRenewalTests {
  private let old = Token(access: "access-0", refresh: "refresh-0")

  private func renewal(_ transport: StubTransport) throws -> TokenRenewal {
    let baseURL = try #require(URL(string: "https://example.com/2"))
    return TokenRenewal(
      client: HTTPClient(baseURL: baseURL, transport: transport, envelope: .weibo),
      now: { Date(timeIntervalSince1970: 0) })
  }

  @Test func givesTheNextToken() async throws {
    let transport = StubTransport(
      .json(#"{"access_token": "access-1", "refresh_token": "refresh-1", "expires_in": 3600}"#))

    #expect(try await renewal(transport).renew(old) == .sample)
  }

  @Test func endsTheSessionWithoutAskingIfThereIsNothingToAskWith() async throws {
    let transport = StubTransport(.json("{}"))

    await #expect(throws: AppError.sessionExpired) {
      try await renewal(transport).renew(Token(access: "access-0"))
    }

    #expect(transport.requests == [])
  }

  @Test(arguments: [
    (
      HTTPReply.json(#"{"error": "expired", "error_code": 21332}"#, status: 401),
      AppError.sessionExpired
    ),
    (
      .json(#"{"error": "system error", "error_code": 10001}"#),
      .server(code: 10001, message: "system error")
    ),
    (
      .json(#"{"error": "system error", "error_code": 10001}"#, status: 500),
      .server(code: 10001, message: nil)
    ),
    (.json(#"{"error_code": 10001}"#), .server(code: 10001, message: nil)),
    (.json("", status: 503), .http(status: 503, message: nil)),
  ])
  func tellsARefusalFromTrouble(reply: HTTPReply, error: AppError) async throws {
    await #expect(throws: error) { try await renewal(StubTransport(reply)).renew(old) }
  }
}

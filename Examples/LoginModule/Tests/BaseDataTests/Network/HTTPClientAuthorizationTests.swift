import BaseData
import BaseTesting
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client that says who asks.
nonisolated struct HTTPClientAuthorizationTests {
  private func client(
    _ transport: StubTransport, envelope: Envelope = .plain
  ) throws -> HTTPClient {
    HTTPClient(
      baseURL: try #require(URL(string: "https://example.com/api")), transport: transport,
      session: Turnstile(next: "new"), envelope: envelope)
  }

  @Test(
    arguments: [
      ("https://EXAMPLE.com:443/7.png?size=40", .session, "Bearer old"),
      ("https://example.com/7.png", .none, nil),
      ("https://images.example.com/7.png", .session, nil),
      ("http://example.com/7.png", .session, nil),
      ("https://example.com:8443/7.png", .session, nil),
    ] as [(String, Authorization, String?)])
  func downloadsAndTellsNoOtherServerWhoAsks(
    address: String, authorization: Authorization, header: String?
  ) async throws {
    let transport = StubTransport(HTTPReply(body: Data([7])))
    let url = try #require(URL(string: address))

    _ = try await client(transport).reply(from: url, authorization: authorization).result.get()

    #expect(transport.headers("Authorization") == [header])
  }

  @Test(arguments: [
    (HTTPReply.json(#"{"error": "expired"}"#, status: 401), Envelope.plain),
    (.json(#"{"error_code": 21327, "error": "expired"}"#, status: 403), .weibo),
    (.json(#"{"error_code": 21327, "error": "expired"}"#), .weibo),
  ])
  func replacesARefusedTokenAndAsksOnceMore(refusal: HTTPReply, envelope: Envelope) async throws {
    let transport = StubTransport { request in
      request.value(forHTTPHeaderField: "Authorization") == "Bearer new" ? .json("1") : refusal
    }
    let client = try client(transport, envelope: envelope)

    #expect(try await client.send(Endpoint<Int>(.post, "a")) == 1)
    #expect(transport.requests.count == 2)
  }

  @Test func asksNoThirdTime() async throws {
    let transport = StubTransport(.json(#"{"message": "not for you"}"#, status: 401))
    let client = try client(transport)

    await #expect(throws: AppError.http(status: 401, message: "not for you")) {
      try await client.send(Endpoint<Int>(.get, "a"))
    }

    #expect(transport.requests.count == 2)
  }

  @Test(arguments: [
    (HTTPReply.json("", status: 400), Envelope.plain, AppError.sessionExpired),
    (.json("{}", status: 401), .plain, .sessionExpired),
    (.json(#"{"errors": {"token": "?"}}"#, status: 400), .plain, .sessionExpired),
    (.json(#"{"code": 7}"#, status: 400), .codeData, .sessionExpired),
    (.json(#"{"error_code": 10009}"#, status: 401), .weibo, .sessionExpired),
    (.json(#"{"error_code": 21327}"#), .weibo, .sessionExpired),
    (.json(#"{"error_code": 10009}"#, status: 400), .weibo, .server(code: 10009, message: nil)),
    (.json(#"{"code": 7}"#), .codeData, .server(code: 7, message: nil)),
    (.json("{}", status: 403), .plain, .http(status: 403, message: nil)),
    (.json("{}", status: 503), .plain, .http(status: 503, message: nil)),
  ])
  func tellsARefusedRenewalFromTrouble(
    reply: HTTPReply, envelope: Envelope, error: AppError
  ) async throws {
    let transport = StubTransport(reply)
    let client = try client(transport, envelope: envelope)

    await #expect(throws: error) { try await client.renew(Endpoint<NoContent>(.post, "token")) }

    #expect(transport.headers("Authorization") == [nil])
  }

  @Test func aSignInCarriesNoToken() async throws {
    let transport = StubTransport(.json(#"{"message": "wrong password"}"#, status: 401))
    let client = try client(transport)

    await #expect(throws: AppError.http(status: 401, message: "wrong password")) {
      try await client.send(Endpoint<Int>(.post, "sign-in", authorization: .none))
    }

    #expect(transport.headers("Authorization") == [nil])
  }

  /// Hands out `old`, then `next`.
  private struct Turnstile: Authorizing {
    let next: String

    func token() -> Token? {
      Token(access: "old")
    }

    func token(replacing stale: Token?) throws(AppError) -> Token {
      guard stale == Token(access: "old") else { throw .sessionExpired }
      return Token(access: next)
    }
  }
}

import BaseData
import BaseTesting
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated struct HTTPClientTests {
  private func client(
    _ transport: StubTransport, session: (any Authorizing)? = nil,
    retry: [Duration] = [], envelope: Envelope = .plain
  ) throws -> HTTPClient {
    HTTPClient(
      baseURL: try #require(URL(string: "https://example.com/api")), transport: transport,
      session: session, envelope: envelope, retry: retry, headers: ["X-App": "1.0"])
  }

  @Test func buildsARequest() async throws {
    let transport = StubTransport(.json("[1]"))

    let answer = try await client(transport).send(
      Endpoint<[Int]>(
        .post, "users/a b", query: [URLQueryItem(name: "q", value: "1+1=2&é")],
        headers: ["X-Trace": "7"], body: .json(["name": "Ann"])))

    #expect(answer == [1])
    let request = try #require(transport.requests.first)
    #expect(request.httpMethod == "POST")
    #expect(
      request.url?.absoluteString
        == "https://example.com/api/users/a%20b?q=1%2B1%3D2%26%C3%A9")
    #expect(
      request.allHTTPHeaderFields == [
        "Accept": "application/json", "Content-Type": "application/json", "X-App": "1.0",
        "X-Trace": "7",
      ])
    #expect(request.httpBody == Data(#"{"name":"Ann"}"#.utf8))
  }

  @Test func expectsAnotherEnvelope() async throws {
    let client = try client(StubTransport(.json(#"{"code": 0, "data": [1]}"#)))

    #expect(try await client.expecting(.codeData).send(Endpoint<[Int]>(.get, "a")) == [1])
  }

  @MainActor @Test func decodesOffTheMainActor() async throws {
    let answer = try await client(StubTransport(.json("{}"))).send(
      Endpoint<DecodingPlace>(.get, "a"))

    #expect(MainQueue.isCurrent)
    #expect(!answer.isMainQueue)
  }

  @Test func saysHowLongARequestMayTake() async throws {
    let transport = StubTransport(.json(""))
    let client = try client(transport)

    _ = try await client.send(Endpoint<NoContent>(.get, "a"))
    _ = try await client.send(Endpoint<NoContent>(.get, "a", timeLimit: .milliseconds(1500)))

    #expect(transport.requests.map(\.timeoutInterval) == [30, 1.5])
  }

  @Test func sendsAForm() async throws {
    let transport = StubTransport(.json(""))
    let fields = [
      URLQueryItem(name: "text", value: "1+1=2"), URLQueryItem(name: "to", value: "Ann & Bob"),
    ]

    _ = try await client(transport).send(Endpoint<NoContent>(.post, "a", body: .form(fields)))

    let body = transport.requests.first?.httpBody
    #expect(body == Data("text=1%2B1%3D2&to=Ann%20%26%20Bob".utf8))
  }

  @Test func downloadsBytesAndKeepsARefusal() async throws {
    let image = Endpoint<Data>(.get, "image")
    let bytes = Data([0, 1, 255])
    let refusing = StubTransport(.json(#"{"message": "gone"}"#, status: 410))

    let found = try await client(StubTransport(HTTPReply(body: bytes))).send(image)

    #expect(found == bytes)
    await #expect(throws: AppError.http(status: 410, message: "gone")) {
      try await client(refusing).send(image)
    }
  }

  @Test func givesTheHeadersOfAnAnswerAndOfARefusal() async throws {
    let transport = StubTransport { request in
      request.url?.path == "/api/a"
        ? HTTPReply(headers: ["etag": "\"1\"", "link": "</b>"], body: Data("7".utf8))
        : HTTPReply(status: 429, headers: ["retry-after": "30"])
    }
    let client = try client(transport)

    let answer = try await client.reply(to: Endpoint<Int>(.get, "a"))
    let refusal = try await client.reply(to: Endpoint<Int>(.get, "b"))

    #expect(answer.result == .success(7))
    #expect(answer.reply.headers == ["etag": "\"1\"", "link": "</b>"])
    #expect(refusal.result == .failure(.http(status: 429, message: nil)))
    #expect(refusal.reply.headers == ["retry-after": "30"])
  }

  @Test(arguments: [
    ("https://EXAMPLE.com:443/7.png?size=40", Authorization.session, ["old", "1.0"]),
    ("https://example.com/7.png", .none, [nil, "1.0"]),
    ("https://images.example.com/7.png", .session, [nil, nil]),
    ("http://example.com/7.png", .session, [nil, nil]),
    ("https://example.com:8443/7.png", .session, [nil, nil]),
  ])
  func downloadsFromAnyServerAndTellsItNothing(
    address: String, authorization: Authorization, headers: [String?]
  ) async throws {
    let transport = StubTransport(HTTPReply(body: Data([7])))
    let client = try client(transport, session: Turnstile(next: "new"))
    let url = try #require(URL(string: address))

    #expect(try await client.download(from: url, authorization: authorization) == Data([7]))

    let request = try #require(transport.requests.first)
    #expect(request.url == url)
    #expect(
      ["Authorization", "X-App"].map { request.value(forHTTPHeaderField: $0) }
        == [headers[0].map { "Bearer \($0)" }, headers[1]])
  }

  @Test(arguments: ["file:///etc/passwd", "data:,a", "7.png"])
  func downloadsFromTheWebAlone(address: String) async throws {
    let transport = StubTransport(HTTPReply(body: Data([7])))
    let url = try #require(URL(string: address))

    await #expect(throws: AppError.invalidInput(field: "url", reason: address)) {
      try await client(transport).download(from: url)
    }
    #expect(transport.requests == [])
  }

  @Test func passesTheProgressOn() async throws {
    let parts = Locked<[Double]>([])
    let log: @Sendable (String) -> Void = { _ in }
    let client = HTTPClient(
      baseURL: try #require(URL(string: "https://example.com")),
      transport: LoggingTransport(Uploader(), log: log))

    _ = try await client.send(
      Endpoint<NoContent>(.post, "a", progress: { part in parts.withLock { $0.append(part) } }))

    #expect(parts.withLock { $0 } == [0.5, 1])
  }

  /// Reports that half has gone out, and then all.
  private struct Uploader: HTTPTransport {
    func send(_ request: URLRequest) -> HTTPReply {
      HTTPReply()
    }

    func send(_ request: URLRequest, progress: UploadProgress?) -> HTTPReply {
      progress?(0.5)
      progress?(1)
      return HTTPReply()
    }
  }

  @Test(arguments: [
    (HTTPMethod.get, AppError.offline, 3), (.put, .transport("broken"), 3), (.post, .offline, 1),
    (.get, .cancelled, 1),
  ])
  func triesAgainWhatDoesNoHarm(method: HTTPMethod, error: AppError, attempts: Int) async throws {
    let transport = StubTransport(failing: error)
    let client = try client(transport, retry: [.zero, .zero])

    await #expect(throws: error) {
      try await client.send(Endpoint<NoContent>(method, "a"))
    }

    #expect(transport.requests.count == attempts)
  }

  @Test(arguments: [(503, 3), (500, 1), (404, 1), (200, 1)])
  func triesAgainWhatMayPass(status: Int, attempts: Int) async throws {
    let transport = StubTransport(.json("", status: status))
    let client = try client(transport, retry: [.zero, .zero])

    _ = try? await client.send(Endpoint<NoContent>(.get, "a"))

    #expect(transport.requests.count == attempts)
  }

  @Test func triesOnceByDefault() async throws {
    let transport = StubTransport(failing: .offline)

    _ = try? await client(transport).send(Endpoint<NoContent>(.get, "a"))

    #expect(transport.requests.count == 1)
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
    let client = try client(transport, session: Turnstile(next: "new"), envelope: envelope)

    #expect(try await client.send(Endpoint<Int>(.post, "a")) == 1)
    #expect(transport.requests.count == 2)
  }

  @Test func asksNoThirdTime() async throws {
    let transport = StubTransport(.json(#"{"message": "not for you"}"#, status: 401))
    let client = try client(transport, session: Turnstile(next: "new"))

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
    let client = try client(transport, session: Turnstile(next: "new"), envelope: envelope)

    await #expect(throws: error) { try await client.renew(Endpoint<NoContent>(.post, "token")) }

    let headers = transport.requests.map { $0.value(forHTTPHeaderField: "Authorization") }
    #expect(headers == [nil])
  }

  @Test func aSignInCarriesNoToken() async throws {
    let transport = StubTransport(.json(#"{"message": "wrong password"}"#, status: 401))
    let client = try client(transport, session: Turnstile(next: "new"))

    await #expect(throws: AppError.http(status: 401, message: "wrong password")) {
      try await client.send(Endpoint<Int>(.post, "sign-in", authorization: .none))
    }

    let headers = transport.requests.map { $0.value(forHTTPHeaderField: "Authorization") }
    #expect(headers == [nil])
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

/// Where it was decoded.
private nonisolated struct DecodingPlace: Decodable {
  let isMainQueue = MainQueue.isCurrent

  init(from decoder: any Decoder) {}
}

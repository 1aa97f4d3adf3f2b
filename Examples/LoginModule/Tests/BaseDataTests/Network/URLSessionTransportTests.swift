import BaseData
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(1)))
nonisolated struct URLSessionTransportTests {
  private func request(_ url: String, within limit: TimeInterval = 60) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: url)), timeoutInterval: limit)
  }

  private func transport(
    through protocolClass: URLProtocol.Type, sizeLimit: Int = 5
  ) -> URLSessionTransport {
    let configuration = URLSessionConfiguration.uncached
    configuration.protocolClasses = [protocolClass]
    return URLSessionTransport(configuration, sizeLimit: sizeLimit)
  }

  @Test func bringsBackTheReplyOfAnyStatus() async throws {
    let reply = try await transport(through: TeapotProtocol.self)
      .send(request("http://teapot.test"))

    #expect(
      reply == HTTPReply(status: 418, headers: ["x-tea": "green"], body: Data("short".utf8)))
  }

  @Test func refusesAReplyThatIsTooLong() async throws {
    let transport = transport(through: TeapotProtocol.self, sizeLimit: 4)
    let request = try request("http://teapot.test")

    await #expect(throws: AppError.decoding(path: "", reason: "longer than 4 bytes")) {
      try await transport.send(request)
    }
  }

  @Test func givesUpWhenTheTimeIsUp() async throws {
    let transport = transport(through: SilentProtocol.self)
    let request = try request("http://silent.test", within: 0.05)

    await #expect(throws: AppError.timedOut) { try await transport.send(request) }
  }

  @Test func givesUpWhatNobodyWants() async throws {
    let transport = transport(through: SilentProtocol.self)
    let request = try request("http://silent.test")

    for _ in 0..<100 {
      let task = Task { try await transport.send(request) }
      await Task.yield()
      task.cancel()
      await #expect(throws: AppError.cancelled) { try await task.value }
    }
  }

  /// Else a cookie of the last user would go with the requests of the next.
  @Test func keepsNothing() {
    #expect(URLSessionConfiguration.uncached.urlCache == nil)
    #expect(URLSessionConfiguration.uncached.httpCookieStorage == nil)
  }

  @Test func isRefusedWhereNobodyListens() async throws {
    let request = try request("http://127.0.0.1:1")

    await #expect { try await URLSessionTransport().send(request) } throws: { error in
      if case AppError.transport = error { true } else { false }
    }
  }
}

// What becomes of what a server says, over a real connection.
nonisolated extension URLSessionTransportTests {
  private static let close = "Connection: close\r\n"

  private func reply(
    to path: String, of server: LoopbackServer, method: String = "GET", body: Data? = nil
  ) async throws -> HTTPReply {
    var request = try request("\(server.url)\(path)", within: 10)
    request.httpMethod = method
    request.httpBody = body
    let headers = [
      "Accept": "text/plain", "Authorization": "Bearer 12345", "Cookie": "a=12345",
      "X-Key": "12345",
    ]
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return try await URLSessionTransport().send(request)
  }

  @Test(arguments: ["Basic realm=\"a\"", "Digest realm=\"a\", nonce=\"b\"", "Bearer"])
  func bringsBackARefusalThatAsksForAPassword(challenge: String) async throws {
    let server = try LoopbackServer { _ in
      """
      HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: \(challenge)\r\n\(Self.close)\
      Content-Length: 16\r\n\r\n{"message":"no"}
      """
    }

    let reply = try await reply(to: "/", of: server)

    #expect(reply.status == 401)
    #expect(reply.headers["www-authenticate"] == challenge)
    #expect(reply.body == Data(#"{"message":"no"}"#.utf8))
    #expect(server.requests.count == 1)
  }

  private static let names: Set = ["authorization", "cookie", "x-key"]

  /// What of the request's own headers came along.
  private func secrets(in head: String?) -> Set<String> {
    let lines = head?.split(separator: "\r\n") ?? []
    return Self.names.intersection(lines.map { $0.prefix { $0 != ":" }.lowercased() })
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func goesOnWithoutASecretToAnotherServer(status: Int) async throws {
    let other = try LoopbackServer { head in
      head.hasPrefix("GET /b ")
        ? "HTTP/1.1 302 Found\r\nLocation: /c\r\n\(Self.close)Content-Length: 0\r\n\r\n"
        : "HTTP/1.1 200 OK\r\n\(Self.close)Content-Length: 2\r\n\r\nhi"
    }
    let server = try LoopbackServer { [url = other.url] _ in
      "HTTP/1.1 \(status) Moved\r\nLocation: \(url)/b\r\n\(Self.close)Content-Length: 0\r\n\r\n"
    }

    let reply = try await reply(to: "/a", of: server)

    #expect(reply.body == Data("hi".utf8))
    #expect(server.requests.map(secrets) == [Self.names])
    #expect(other.requests.map(secrets) == [[], []])
    #expect(other.requests.filter { $0.contains("Accept: text/plain") }.count == 2)
  }

  /// A server that sends each request on with a status, and says "hi" at `/b`.
  private func server(
    redirectingBy status: Int, to address: @escaping @Sendable () -> String
  ) throws -> LoopbackServer {
    try LoopbackServer { head in
      head.contains(" /b ")
        ? "HTTP/1.1 200 OK\r\n\(Self.close)Content-Length: 2\r\n\r\nhi"
        : """
        HTTP/1.1 \(status) Moved\r\nLocation: \(address())\r\n\(Self.close)\
        Content-Length: 0\r\n\r\n
        """
    }
  }

  @Test(arguments: [
    (301, "GET", "GET /b", 0), (302, "POST", "GET /b", 0), (303, "PUT", "GET /b", 0),
    (301, "PUT", "PUT /b", 7), (307, "POST", "POST /b", 7), (308, "PATCH", "PATCH /b", 7),
  ])
  func goesOnToTheSameServer(
    status: Int, method: String, next: String, size: Int
  ) async throws {
    let server = try server(redirectingBy: status) { "b" }

    let body = method == "GET" ? nil : Data("secret!".utf8)
    let reply = try await reply(to: "/a", of: server, method: method, body: body)

    #expect(reply.body == Data("hi".utf8))
    #expect(server.requests.map(secrets) == [Self.names, Self.names])
    let head = try #require(server.requests.last)
    #expect(head.hasPrefix("\(next) HTTP"))
    #expect(head.contains("Content-Length: 7") == (size == 7))
  }

  @Test(arguments: [
    (307, "POST"), (308, "POST"), (307, "DELETE"), (308, "PUT"), (301, "PUT"), (302, "PATCH"),
  ])
  func givesNoBodyToAnotherServer(status: Int, method: String) async throws {
    let other = try server(redirectingBy: 200) { "" }
    let server = try server(redirectingBy: status) { [url = other.url] in "\(url)/b" }

    await #expect(
      throws: AppError.transport("a \(method) is redirected to another server, `\(other.url)`")
    ) {
      try await reply(to: "/a", of: server, method: method, body: Data("secret!".utf8))
    }
    #expect(server.requests.count == 1)
    #expect(other.requests == [])
  }

  @Test(arguments: [301, 302, 303])
  func asksAnotherServerWithoutTheBody(status: Int) async throws {
    let other = try server(redirectingBy: 200) { "" }
    let server = try server(redirectingBy: status) { [url = other.url] in "\(url)/b" }

    let reply = try await reply(
      to: "/a", of: server, method: "POST", body: Data("secret!".utf8))

    #expect(reply.body == Data("hi".utf8))
    #expect(other.requests.map(secrets) == [[]])
    #expect(other.requests.filter { $0.hasPrefix("GET /b ") }.count == 1)
    #expect(other.requests.filter { $0.lowercased().contains("content-") } == [])
  }

  @Test(arguments: ["ftp://127.0.0.1/b", "file:///b", "javascript:b"])
  func leavesNoWeb(address: String) async throws {
    let server = try server(redirectingBy: 302) { address }

    await #expect(
      throws: AppError.transport("the redirection to `\(address)` leads to no server on the web")
    ) {
      try await reply(to: "/a", of: server)
    }
    #expect(server.requests.count == 1)
  }

  @Test func endsWhereNoRedirectionDoes() async throws {
    let server = try server(redirectingBy: 302) { "/a" }

    await #expect(throws: AppError.transport("more than 20 redirections")) {
      try await reply(to: "/a", of: server)
    }
    #expect(server.requests.count == 21)
  }

  @Test func isNoRedirectionWithoutAnAddress() async throws {
    let server = try LoopbackServer { _ in
      "HTTP/1.1 302 Found\r\n\(Self.close)Content-Length: 2\r\n\r\nhi"
    }

    #expect(try await reply(to: "/a", of: server).status == 302)
  }
}

/// Never answers.
private nonisolated final class SilentProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    true
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest {
    request
  }

  override func startLoading() {}

  override func stopLoading() {}
}

/// Answers every request as a teapot does.
private nonisolated final class TeapotProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    true
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest {
    request
  }

  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: 418, httpVersion: "HTTP/1.1", headerFields: ["X-Tea": "green"])
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("short".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

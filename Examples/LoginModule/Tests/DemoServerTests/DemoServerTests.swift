import BaseData
import BaseTesting
import Core
import Foundation
import Testing

@testable import DemoServerKit

/// The server as its clients meet it: over a real connection.
@Suite(.timeLimit(.minutes(1)))
struct DemoServerTests {
  private struct Page: Decodable, Hashable {
    let total: Int

    private enum CodingKeys: String, CodingKey {
      case total = "total_number"
    }
  }

  private struct Login: Decodable {
    let token: String

    private enum CodingKeys: String, CodingKey {
      case token = "access_token"
    }
  }

  private func server(limits: Limits = Limits()) throws -> DemoServer {
    try DemoServer(state: DemoState(posts: Posts(count: 5, seed: 1)), limits: limits)
  }

  private func client(
    of server: DemoServer, token: String? = nil, over transport: URLSessionTransport = .init()
  ) -> HTTPClient {
    HTTPClient(
      baseURL: server.baseURL, transport: transport, envelope: .weibo,
      headers: token.map { ["Authorization": "Bearer \($0)"] } ?? [:])
  }

  /// A client that has signed in.
  private func visitor(of server: DemoServer) async throws -> HTTPClient {
    let transport = URLSessionTransport()
    let body = ["user_name": "demo", "password": "demo1234"]
    let login = Endpoint<Login>(.post, "login", body: .json(body))
    let token = try await client(of: server, over: transport).send(login).token
    return client(of: server, token: token, over: transport)
  }

  private func page(for client: HTTPClient) async -> Result<Page, AppError> {
    do {
      return .success(try await client.send(Endpoint(.get, "statuses/public_timeline.json")))
    } catch {
      return .failure(error)
    }
  }

  /// A program that is started while the server runs and goes on after it.
  @Test func leavesItsPortToNobody() throws {
    let server = try DemoServer.start(port: .quietPort)
    var program: pid_t = 0
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("60"), nil]
    defer { for word in words { free(word) } }
    #expect(posix_spawn(&program, "/bin/sleep", nil, nil, &words, nil) == 0)
    defer {
      kill(program, SIGKILL)
      waitpid(program, nil, 0)
    }

    server.stop()

    try patiently { try DemoServer.start(port: server.port) }.stop()
  }

  @Test func signsInAndShowsTheTimeline() async throws {
    let server = try server()
    let visitor = try await visitor(of: server)
    server.grow(by: 2)

    #expect(await page(for: visitor) == .success(Page(total: 7)))
    server.expireTokens()
    #expect(
      await page(for: visitor)
        == .failure(.server(code: 21332, message: "invalid access token")))
  }

  private static let unreadable = AppError.decoding(
    path: "", reason: "The given data was not valid JSON.")

  /// The connection is in use already: a client may not hide a fault by asking again on a new one.
  @Test(arguments: [
    (Fault.Kind.delay, nil),
    (.trickle, nil),
    (.malformed, unreadable),
    (.wrongLength, unreadable),
    (.status401, .server(code: 21332, message: "invalid access token")),
    (.status429, .server(code: 10023, message: "too many requests")),
    (.status500, .http(status: 500, message: nil)),
  ])
  func everyFaultEndsAsItsOwnError(kind: Fault.Kind, error: AppError?) async throws {
    let server = try server()
    let visitor = try await visitor(of: server)
    server.add(Fault(kind, seconds: 0.2))

    let whole = Result<Page, AppError>.success(Page(total: 5))
    #expect(await page(for: visitor) == error.map { .failure($0) } ?? whole)
    #expect(await page(for: visitor) == whole)
  }

  /// What the system says of a lost connection differs from one to the other.
  @Test(arguments: [Fault.Kind.drop, .half])
  func aLostConnectionIsNoReply(kind: Fault.Kind) async throws {
    let server = try server()
    let visitor = try await visitor(of: server)
    server.add(Fault(kind))

    guard case .failure(let error) = await page(for: visitor) else {
      Issue.record("`\(kind)` goes by unnoticed")
      return
    }
    #expect(error.isUnreachable)
    #expect(await page(for: visitor) == .success(Page(total: 5)))
  }

  /// They are compared as bytes, since the system's client dies of them on Linux.
  @Test(arguments: [
    (
      Fault.Kind.hugeLength,
      """
      HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 9223372036854775807\r\n\
      Content-Type: application/json\r\n\r\n{"result":true}
      """
    ),
    (.statusLine, "HTTP/1.1 200 OK\r\n"),
    (
      .trailer,
      """
      HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: application/json\r\n\
      Transfer-Encoding: chunked\r\n\r\nf\r\n{"result":true}\r\n0\r\nX-Trailer: late\r\n\r\n
      """
    ),
  ])
  func saysWhatNoClientExpects(kind: Fault.Kind, text: String) throws {
    let server = try server()
    server.add(Fault(kind))
    let client = RawClient(port: server.port)

    client.send("POST /2/logout HTTP/1.1\r\nConnection: close\r\n\r\n")

    #expect(client.readToEnd() == text)
    #expect(kind.isDeadlyOnLinux)
  }

  #if !canImport(FoundationNetworking)
    /// What becomes of such a reply is the system's concern; the app goes on.
    @Test(arguments: Fault.Kind.allCases.filter(\.isDeadlyOnLinux))
    func survivesWhatLinuxDoesNot(kind: Fault.Kind) async throws {
      let server = try server()
      let visitor = try await visitor(of: server)
      server.add(Fault(kind))

      _ = await page(for: visitor)

      #expect(await page(for: visitor) == .success(Page(total: 5)))
    }
  #endif

  @Test func showsItsAuthors() async throws {
    let server = try server()
    let client = HTTPClient(baseURL: server.baseURL, transport: URLSessionTransport())
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/pictures/11074.bmp"))

    let size = 54 + 64 * 64 * 3

    let picture = try await client.reply(from: url).result.get()

    #expect(picture.starts(with: Data("BM".utf8)))
    #expect(picture.count == size)
    await #expect(throws: AppError.self) {
      try await client.reply(from: url.deletingPathExtension()).result.get()
    }
  }

  @Test(arguments: [(Fault.Kind.delay, 0.3), (.trickle, 0.3)])
  func takesItsTime(kind: Fault.Kind, seconds: Double) async throws {
    let server = try server()
    let visitor = try await visitor(of: server)
    server.add(Fault(kind, seconds: seconds))

    let time = await ContinuousClock().measure { _ = await page(for: visitor) }

    #expect(time >= .seconds(seconds))
  }

  private static let logOut = "POST /2/logout HTTP/1.1\r\n\r\n"
  private static let loggedOut = """
    HTTP/1.1 200 OK\r
    Connection: keep-alive\r
    Content-Length: 15\r
    Content-Type: application/json\r
    \r
    {"result":true}
    """

  @Test func answersInOnePieceAndGoesOn() throws {
    let server = try server()
    let client = RawClient(port: server.port)

    for _ in 0..<3 {
      client.send(Self.logOut)
      #expect(client.readOnce() == Self.loggedOut)
    }
  }

  @Test(arguments: [
    ("nonsense\r\n\r\n", "400 Bad Request", "this is not a request"),
    (
      String(repeating: "a", count: 20_000), "431 Request Header Fields Too Large",
      "the headers are too long"
    ),
    (
      "POST / HTTP/1.1\r\nContent-Length: 8388609\r\n\r\n", "413 Content Too Large",
      "the body is too long"
    ),
    ("GET / HTTP/3\r\n\r\n", "505 HTTP Version Not Supported", "only HTTP/1.1 is spoken here"),
  ])
  func refusesWhatItCannotUnderstand(sent: String, status: String, words: String) throws {
    let server = try server()
    let client = RawClient(port: server.port)
    client.send(sent)

    #expect(
      client.readToEnd() == """
        HTTP/1.1 \(status)\r
        Connection: close\r
        Content-Length: \(words.utf8.count + 1)\r
        Content-Type: text/plain; charset=utf-8\r
        \r
        \(words)

        """)
  }

  @Test func aSlowClientHoldsUpNobody() async throws {
    let server = try server()
    let silent = RawClient(port: server.port)
    let slow = RawClient(port: server.port)
    slow.send("GET /2")
    server.add(Fault(.delay, on: "/2/logout", seconds: 60))
    let delayed = RawClient(port: server.port)
    delayed.send(Self.logOut)

    let visitor = try await visitor(of: server)

    #expect(await page(for: visitor) == .success(Page(total: 5)))
    server.stop()
    #expect([silent, slow, delayed].map { $0.readToEnd() } == ["", "", ""])
  }

  /// Its place is free for another, long before its answer would have been sent.
  @Test(arguments: [Fault.Kind.delay, .trickle])
  func doesNotWaitForAClientThatHasGone(kind: Fault.Kind) async throws {
    let server = try server(limits: Limits(connections: 1))
    server.add(Fault(kind, seconds: 6_000))
    var gone: RawClient? = RawClient(port: server.port)
    gone?.send(Self.logOut)
    if kind == .trickle { _ = gone?.readOnce() }
    gone = nil

    var answer = ""
    for _ in 0..<1_000 where answer != Self.loggedOut {
      try await Task.sleep(for: .milliseconds(10))
      let next = RawClient(port: server.port)
      next.send(Self.logOut)
      answer = next.readOnce()
    }

    #expect(answer == Self.loggedOut)
  }

  @Test func dropsAClientThatTakesTooLong() throws {
    let server = try server(limits: Limits(idle: .milliseconds(50), exchange: .milliseconds(50)))
    let silent = RawClient(port: server.port)
    let slow = RawClient(port: server.port)
    slow.send("GET /2")

    #expect([silent, slow].map { $0.readToEnd() } == ["", ""])
  }

  @Test func refusesMoreClientsThanFit() throws {
    let server = try server(limits: Limits(connections: 1))
    let first = RawClient(port: server.port)
    first.send(Self.logOut)
    #expect(first.readOnce() == Self.loggedOut)

    let second = RawClient(port: server.port)
    #expect(
      second.readToEnd() == """
        HTTP/1.1 503 Service Unavailable\r
        Connection: close\r
        Content-Length: 21\r
        Content-Type: text/plain; charset=utf-8\r
        \r
        too many connections

        """)
    first.send(Self.logOut)
    #expect(first.readOnce() == Self.loggedOut)
  }

  @Test func givesItsPortBack() throws {
    let server = try DemoServer.start(port: .quietPort)
    let port = server.port
    #expect(throws: DemoServerFault.portTaken(port)) { try DemoServer.start(port: port) }
    let client = RawClient(port: port)
    client.send(Self.logOut)
    #expect(client.readOnce() == Self.loggedOut)

    server.stop()
    server.stop()

    #expect(try patiently { try DemoServer.start(port: port) }.port == port)
  }
}

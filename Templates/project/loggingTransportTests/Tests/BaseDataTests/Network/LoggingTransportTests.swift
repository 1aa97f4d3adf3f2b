import BaseData
import BaseTesting
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated struct LoggingTransportTests {
  private func logged(
    _ url: String, type: String? = nil, body: String? = nil,
    by transport: StubTransport = StubTransport(.json("{}"))
  ) async throws -> [String] {
    let lines = Locked<[String]>([])
    var request = URLRequest(url: try #require(URL(string: url)))
    request.httpMethod = "POST"
    request.setValue("Bearer 12345", forHTTPHeaderField: "Authorization")
    request.setValue(type, forHTTPHeaderField: "Content-Type")
    request.httpBody = body.map { Data($0.utf8) }
    let logging = LoggingTransport(transport) { line in lines.withLock { $0.append(line) } }
    _ = try? await logging.send(request)
    return lines.withLock { $0 }
  }

  @Test func tellsOnlyTheNamesInTheAddress() async throws {
    let lines = try await logged("https://ann:12345@example.com/a?page=2&access_token=12345")

    #expect(lines == ["POST https://ann@example.com/*?page&access_token → 200, 2 bytes"])
  }

  private static let name = "ann@example.com"

  private static let paths: [(EndpointPath, String)] = [
    ("users/\(name)/posts", "/api/users/*/posts"), ("\(name).json", "/api/*.json"), ("", "/api"),
    ("users/me a", "/api/users/me%20a"), (EndpointPath(name), "/api/*"),
  ]

  /// Of a path, what an endpoint writes out.
  @Test(arguments: paths)
  func tellsNoValueInAPath(path: EndpointPath, told: String) async throws {
    let lines = Locked<[String]>([])
    let logging = LoggingTransport(StubTransport(.json("{}"))) { line in
      lines.withLock { $0.append(line) }
    }
    let client = HTTPClient(
      baseURL: try #require(URL(string: "https://example.com/api")), transport: logging)

    _ = try await client.send(Endpoint<NoContent>(.get, path))

    #expect(lines.withLock { $0 } == ["GET https://example.com\(told) → 200, 2 bytes"])
  }

  /// What a server gives as an address is a value as a whole.
  @Test func tellsNothingOfTheAddressesOfAServer() async throws {
    let lines = Locked<[String]>([])
    let link = #"</of/ann?page=2>; rel="next""#
    let transport = StubTransport(HTTPReply(headers: ["link": link], body: Data("[]".utf8)))
    let logging = LoggingTransport(transport) { line in lines.withLock { $0.append(line) } }
    let client = HTTPClient(
      baseURL: try #require(URL(string: "https://example.com/api")), transport: logging)
    let url = try #require(URL(string: "https://images.example.com/ann/7.png?size=40"))
    let list = PageEndpoint<Word>("words", rows: "/", paging: .link())

    _ = try await client.reply(from: url)
    let page = try await client.page(list, after: nil)
    _ = try await client.page(list, after: page.next)

    #expect(
      lines.withLock { $0 } == [
        "GET https://images.example.com/*?size → 200, 2 bytes",
        "GET https://example.com/api/words → 200, 2 bytes",
        "GET https://example.com/*?page → 200, 2 bytes",
      ])
  }

  private struct Word: Decodable, Identifiable {
    let id: Int
  }

  @Test(arguments: [
    ("application/json", #"{"user": [{"name": "ann", "pin": 12345}]}"#),
    ("application/x-www-form-urlencoded", "name=ann&pin=12345"),
  ])
  func tellsOnlyTheSizeOfABody(type: String, body: String) async throws {
    let lines = try await logged("https://example.com", type: type, body: body)

    #expect(lines == ["POST https://example.com, \(body.utf8.count) bytes → 200, 2 bytes"])
  }

  @Test func leavesOutASecretWhateverItsName() async throws {
    let secret = Secret("12345")
    let lines = Locked<[String]>([])
    let logging = LoggingTransport(StubTransport(.json("{}"))) { line in
      lines.withLock { $0.append(line) }
    }
    let client = HTTPClient(
      baseURL: try #require(URL(string: "https://example.com")), transport: logging)

    _ = try await client.send(
      Endpoint<NoContent>(
        .post, "a", query: [URLQueryItem(name: "q", value: "12345")], headers: ["X-Pin": "12345"],
        body: .json(["pin": secret])))

    #expect(lines.withLock { $0 } == ["POST https://example.com/a?q, 15 bytes → 200, 2 bytes"])
  }

  @Test func reportsFailures() async throws {
    let lines = try await logged(
      "https://example.com", by: StubTransport(failing: .offline))

    #expect(lines == ["POST https://example.com → offline"])
  }
}

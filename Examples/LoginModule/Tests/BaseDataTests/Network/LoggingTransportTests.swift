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

    #expect(lines == ["POST https://ann@example.com/a?page&access_token → 200, 2 bytes"])
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

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

  @Test func blanksSecretsInTheAddressAndTheHeaders() async throws {
    let lines = try await logged("https://ann:12345@example.com/a?page=2&access_token=12345")

    #expect(
      lines == [
        """
        POST https://ann@example.com/a?page=2&access_token=…
        Authorization: …
        → 200, 2 bytes
        """
      ])
  }

  @Test func tellsOnlyTheNamesInJSON() async throws {
    let body = #"{"user": [{"name": "ann", "pin": 12345}], "tags": ["12345", true], "at": null}"#

    let lines = try await logged("https://example.com", type: "application/json", body: body)

    #expect(
      lines == [
        """
        POST https://example.com
        Authorization: …
        Content-Type: application/json
        {"at":null,"tags":["…","…"],"user":[{"name":"…","pin":"…"}]}
        → 200, 2 bytes
        """
      ])
  }

  @Test func tellsOnlyTheNamesInAForm() async throws {
    let type = "application/x-www-form-urlencoded"

    let lines = try await logged(
      "https://example.com", type: type, body: "name=ann&pin=12345")

    #expect(
      lines == [
        """
        POST https://example.com
        Authorization: …
        Content-Type: \(type)
        name=…&pin=…
        → 200, 2 bytes
        """
      ])
  }

  @Test func leavesOutASecretWhateverItsName() async throws {
    let secret = Secret("12345")
    let lines = Locked<[String]>([])
    let logging = LoggingTransport(StubTransport(.json("{}"))) { line in
      lines.withLock { $0.append(line) }
    }
    let client = HTTPClient(
      baseURL: try #require(URL(string: "https://example.com")), transport: logging)

    _ = try await client.send(Endpoint<NoContent>(.post, "a", body: .json(["pin": secret])))

    #expect(
      lines.withLock { $0 } == [
        """
        POST https://example.com/a
        Accept: application/json
        Content-Type: application/json
        {"pin":"…"}
        → 200, 2 bytes
        """
      ])
  }

  @Test func countsOtherBytesAndReportsFailures() async throws {
    let lines = try await logged(
      "https://example.com", type: "image/png", body: "12345",
      by: StubTransport(failing: .offline))

    #expect(
      lines == [
        """
        POST https://example.com
        Authorization: …
        Content-Type: image/png
        5 bytes
        → offline
        """
      ])
  }
}

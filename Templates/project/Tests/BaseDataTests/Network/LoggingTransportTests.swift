import BaseData
import BaseTesting
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct LoggingTransportTests {
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

  @Test func blanksSecretsInJSON() async throws {
    let body = #"{"user": [{"name": "ann", "Password": "12345"}], "refresh_token": {"a": 12345}}"#

    let lines = try await logged("https://example.com", type: "application/json", body: body)

    #expect(
      lines == [
        """
        POST https://example.com
        Authorization: …
        Content-Type: application/json
        {"refresh_token":"…","user":[{"Password":"…","name":"ann"}]}
        → 200, 2 bytes
        """
      ])
  }

  @Test func blanksSecretsInAForm() async throws {
    let type = "application/x-www-form-urlencoded"

    let lines = try await logged(
      "https://example.com", type: type, body: "name=ann&password=12345&client_secret=12345")

    #expect(
      lines == [
        """
        POST https://example.com
        Authorization: …
        Content-Type: \(type)
        name=ann&password=…&client_secret=…
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

import BaseData
import BaseTesting
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Bytes from this server, and from others.
nonisolated struct HTTPClientDownloadTests {
  private func client(_ transport: StubTransport) throws -> HTTPClient {
    HTTPClient(
      baseURL: try #require(URL(string: "https://example.com/api")), transport: transport,
      headers: ["X-App": "1.0"])
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

  @Test(
    arguments: [
      ("https://EXAMPLE.com:443/7.png?size=40", "1.0"), ("https://images.example.com/7.png", nil),
      ("http://example.com/7.png", nil), ("https://example.com:8443/7.png", nil),
    ] as [(String, String?)])
  func downloadsFromAnyServerAndTellsItNothing(address: String, header: String?) async throws {
    let transport = StubTransport(HTTPReply(body: Data([7])))
    let url = try #require(URL(string: address))

    #expect(try await client(transport).reply(from: url).result.get() == Data([7]))

    let request = try #require(transport.requests.first)
    #expect(request.url == url)
    #expect(request.value(forHTTPHeaderField: "X-App") == header)
  }

  @Test(arguments: ["file:///etc/passwd", "data:,a", "7.png"])
  func downloadsFromTheWebAlone(address: String) async throws {
    let transport = StubTransport(HTTPReply(body: Data([7])))
    let url = try #require(URL(string: address))

    await #expect(throws: AppError.invalidInput(field: "url", reason: address)) {
      try await client(transport).reply(from: url)
    }
    #expect(transport.requests == [])
  }
}

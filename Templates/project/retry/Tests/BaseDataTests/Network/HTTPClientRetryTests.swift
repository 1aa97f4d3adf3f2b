import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// A client that asks again.
nonisolated struct HTTPClientRetryTests {
  private func client(_ transport: StubTransport) throws -> HTTPClient {
    HTTPClient(
      baseURL: try #require(URL(string: "https://example.com")), transport: transport,
      retry: [.zero, .zero])
  }

  @Test(arguments: [
    (HTTPMethod.get, AppError.offline, 3), (.put, .transport("broken"), 3), (.post, .offline, 1),
    (.get, .cancelled, 1),
  ])
  func triesAgainWhatDoesNoHarm(method: HTTPMethod, error: AppError, attempts: Int) async throws {
    let transport = StubTransport(failing: error)
    let client = try client(transport)

    await #expect(throws: error) {
      try await client.send(Endpoint<NoContent>(method, "a"))
    }

    #expect(transport.requests.count == attempts)
  }

  @Test(arguments: [(503, 3), (500, 1), (404, 1), (200, 1)])
  func triesAgainWhatMayPass(status: Int, attempts: Int) async throws {
    let transport = StubTransport(.json("", status: status))
    let client = try client(transport)

    _ = try? await client.send(Endpoint<NoContent>(.get, "a"))

    #expect(transport.requests.count == attempts)
  }

  @Test func triesOnceByDefault() async throws {
    let transport = StubTransport(failing: .offline)
    let client = HTTPClient(baseURL: URL(filePath: "/"), transport: transport)

    _ = try? await client.send(Endpoint<NoContent>(.get, "a"))

    #expect(transport.requests.count == 1)
  }
}

import BaseData
import Core
import Foundation
import Testing

/// How far a request has gone out.
nonisolated struct HTTPClientUploadTests {
  @Test func isReported() async throws {
    let parts = Locked<[Double]>([])
    let client = HTTPClient(
      baseURL: try #require(URL(string: "https://example.com")), transport: Uploader())

    _ = try await client.send(
      Endpoint<NoContent>(.post, "a", progress: { part in parts.withLock { $0.append(part) } }))

    #expect(parts.withLock { $0 } == [0.5, 1])
  }
}

import BaseData
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How far a request has gone out that is logged.
nonisolated struct LoggingTransportUploadTests {
  @Test func isReported() async throws {
    let parts = Locked<[Double]>([])
    let request = URLRequest(url: try #require(URL(string: "https://example.com")))

    _ = try await LoggingTransport(Uploader()) { _ in }
      .send(request) { part in parts.withLock { $0.append(part) } }

    #expect(parts.withLock { $0 } == [0.5, 1])
  }
}

import BaseData
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How much of a body has gone out, over a real connection.
nonisolated struct URLSessionTransportUploadTests {
  @Test(arguments: [1, 300_000])
  func isReportedAsItGrows(size: Int) async throws {
    let server = try LoopbackServer { _ in
      "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
    }
    var request = URLRequest(url: server.url, timeoutInterval: 10)
    request.httpMethod = "POST"
    request.httpBody = Data(count: size)
    let parts = Locked<[Double]>([])

    _ = try await URLSessionTransport().send(request) { part in
      parts.withLock { $0.append(part) }
    }

    let told = parts.withLock { $0 }
    #expect(told == told.sorted())
    #expect(told.last == 1)
    #expect((told.first == 1) == (size == 1))
  }
}

import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A connection that can be cut, to see how the app does without.
package final class CuttableTransport: HTTPTransport {
  private let next: any HTTPTransport
  private let cutting = Locked(false)

  package init(_ next: any HTTPTransport) {
    self.next = next
  }

  /// Whether every request ends as if there were no network.
  package var isCut: Bool { cutting.withLock { $0 } }

  /// Lets no request through any more.
  package func cut() {
    cutting.withLock { $0 = true }
  }

  /// Lets requests through again.
  package func mend() {
    cutting.withLock { $0 = false }
  }

  package func send(_ request: URLRequest) async throws(AppError) -> HTTPReply {
    if isCut { throw .offline }
    return try await next.send(request)
  }
}

import BaseData
import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Waits for a moment only, when a test says so.
final class ImpatientTransport: HTTPTransport {
  private let next: any HTTPTransport
  private let impatience = Locked(false)

  init(_ next: any HTTPTransport) {
    self.next = next
  }

  var isImpatient: Bool {
    get { impatience.withLock { $0 } }
    set { impatience.withLock { $0 = newValue } }
  }

  func send(_ request: URLRequest) async throws(AppError) -> HTTPReply {
    var request = request
    if isImpatient { request.timeoutInterval = 0.2 }
    return try await next.send(request)
  }
}

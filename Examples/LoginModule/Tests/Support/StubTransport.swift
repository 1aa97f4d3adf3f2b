import BaseData
import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers requests as a test wants it, and remembers them.
package nonisolated final class StubTransport: HTTPTransport {
  /// What a request is answered by.
  package typealias Answer = @Sendable (URLRequest) async throws(AppError) -> HTTPReply

  private let sent = Locked<[URLRequest]>([])
  private let answer: Answer

  package init(answer: @escaping Answer) {
    self.answer = answer
  }

  /// Answers every request with one reply.
  package convenience init(_ reply: HTTPReply) {
    self.init { _ in reply }
  }

  /// Fails every request.
  package convenience init(failing error: AppError) {
    self.init { _ throws(AppError) in throw error }
  }

  /// Every request so far.
  package var requests: [URLRequest] {
    sent.withLock { $0 }
  }

  package func send(_ request: URLRequest) async throws(AppError) -> HTTPReply {
    sent.withLock { $0.append(request) }
    return try await answer(request)
  }
}

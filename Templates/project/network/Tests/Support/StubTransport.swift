import BaseData
import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers requests as a test wants it, and remembers them.
package nonisolated final class StubTransport: HTTPTransport {
  /// The answer to a request.
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

  /// Every request so far in a line: its method, its path as it reads, and its query as it is sent.
  package var asked: [String] {
    requests.map { request in
      let (method, url) = (request.httpMethod ?? "", request.url)
      let path = url?.path(percentEncoded: false) ?? ""
      return "\(method) \(path)\(url?.query().map { "?\($0)" } ?? "")"
    }
  }

  /// The bodies of the requests, as `sortedJSON` writes them.
  package var bodies: [String] {
    requests.map { String(decoding: $0.httpBody ?? Data(), as: UTF8.self).sortedJSON }
  }

  package func send(_ request: URLRequest) async throws(AppError) -> HTTPReply {
    sent.withLock { $0.append(request) }
    return try await answer(request)
  }
}

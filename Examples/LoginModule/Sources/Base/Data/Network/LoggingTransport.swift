import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Reports every request and how it ended, without saying anything secret: of what a body carries,
/// it tells the names alone.
package nonisolated struct LoggingTransport: HTTPTransport {
  private let next: any HTTPTransport
  private let log: @Sendable (String) -> Void

  package init(_ next: any HTTPTransport, log: @escaping @Sendable (String) -> Void) {
    self.next = next
    self.log = log
  }

  package func send(_ request: URLRequest) async throws(AppError) -> HTTPReply {
    try await send(request, progress: nil)
  }

  package func send(
    _ request: URLRequest, progress: UploadProgress?
  ) async throws(AppError) -> HTTPReply {
    let text = Redaction.text(of: request)
    do {
      let reply = try await next.send(request, progress: progress)
      log("\(text)\n→ \(reply.status), \(reply.body.count) bytes")
      return reply
    } catch {
      log("\(text)\n→ \(error)")
      throw error
    }
  }
}

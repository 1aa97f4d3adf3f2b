import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Reports every request and how it ended, without any value that it carries: what is in a query, a
/// header or a body may be a secret. Of a path it has what the endpoint writes out: `users/\(name)`
/// is `users/*`, and the path of a request that no endpoint has made is `*`.
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
    try await send(request, progress: progress, shownAs: "/*")
  }

  package func send(
    _ request: URLRequest, progress: UploadProgress?, shownAs path: String
  ) async throws(AppError) -> HTTPReply {
    let shown = request.loggable(path)
    do {
      let reply = try await next.send(request, progress: progress, shownAs: path)
      log("\(shown) → \(reply.status), \(reply.body.count) bytes")
      return reply
    } catch {
      log("\(shown) → \(error)")
      throw error
    }
  }
}

nonisolated extension URLRequest {
  /// `POST https://example.com/sign-in?token, 20 bytes`
  fileprivate func loggable(_ path: String) -> String {
    var address = url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
    let names = address?.percentEncodedQueryItems?.map(\.name)
    address?.percentEncodedQuery = names?.joined(separator: "&")
    if address?.path.isEmpty == false { address?.percentEncodedPath = path }
    address?.password = nil
    let size = httpBody.map { ", \($0.count) bytes" } ?? ""
    return "\(httpMethod ?? "GET") \(address?.string ?? "")\(size)"
  }
}

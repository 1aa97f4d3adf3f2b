import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Whatever carries a request to a server and brings back the reply, whichever status it has.
package nonisolated protocol HTTPTransport: Sendable {
  func send(_ request: URLRequest) async throws(AppError) -> HTTPReply
  /// As above; `progress` hears meanwhile how much of the body has gone out.
  func send(_ request: URLRequest, progress: UploadProgress?) async throws(AppError) -> HTTPReply
  /// As above; `path` is the path of the request as it may be read by others, in a log.
  func send(
    _ request: URLRequest, progress: UploadProgress?, shownAs path: String
  ) async throws(AppError) -> HTTPReply
}

nonisolated extension HTTPTransport {
  /// Sends without a report.
  package func send(
    _ request: URLRequest, progress: UploadProgress?
  ) async throws(AppError) -> HTTPReply {
    try await send(request)
  }

  /// Sends without showing it.
  package func send(
    _ request: URLRequest, progress: UploadProgress?, shownAs path: String
  ) async throws(AppError) -> HTTPReply {
    try await send(request, progress: progress)
  }
}

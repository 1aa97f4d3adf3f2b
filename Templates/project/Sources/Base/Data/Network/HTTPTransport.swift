import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Whatever carries a request to a server and brings back the reply, whichever status it has.
package nonisolated protocol HTTPTransport: Sendable {
  func send(_ request: URLRequest) async throws(AppError) -> HTTPReply
}

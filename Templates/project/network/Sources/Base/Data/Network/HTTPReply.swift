import Foundation

/// The reply of a server, unread.
package nonisolated struct HTTPReply: Sendable, Hashable {
  package let status: Int
  /// By name in lower case.
  package let headers: [String: String]
  package let body: Data

  package init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

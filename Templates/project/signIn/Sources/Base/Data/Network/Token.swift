import Core
import Foundation

/// The token that the server gave this device to show who is asking.
package nonisolated struct Token: Sendable, Hashable, Codable {
  /// The token of requests.
  package var access: String
  /// The token that asks for the next one.
  package var refresh: String?
  /// When the server will stop accepting it, if the server said so.
  package var expires: Date?
  /// The word before the token in the `Authorization` header.
  package var scheme: String

  package init(
    access: String, refresh: String? = nil, expires: Date? = nil, scheme: String = "Bearer"
  ) {
    self.access = access
    self.refresh = refresh
    self.expires = expires
    self.scheme = scheme
  }

  /// True if the server would refuse it by now.
  package func isExpired(at date: Date) -> Bool {
    expires.map { $0 <= date } ?? false
  }
}

nonisolated extension Token: Redacted {
  /// Says nothing, so that a token never ends in a log.
  package var description: String { "Token(…)" }
}

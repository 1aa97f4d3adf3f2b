import Foundation

/// Whose data it is: that of a user of a server, or of nobody there.
package nonisolated struct AccountID: Sendable, Hashable {
  /// The server: `https://api.example.com`, and its port where that is not the usual one.
  package let origin: String
  /// Who is signed in; `nil` if nobody is.
  package let user: String?

  /// - Parameter server: An address of the server; the path in it does not matter.
  package init(at server: URL, user: String? = nil) {
    origin = server.server
    self.user = user
  }
}

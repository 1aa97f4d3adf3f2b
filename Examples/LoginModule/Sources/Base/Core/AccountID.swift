import Foundation

/// Whose data it is: that of a user of a server, or of nobody there.
package nonisolated struct AccountID: Sendable, Hashable {
  /// The server: `https://api.example.com`, and its port where that is not the usual one.
  package let origin: String
  /// Who is signed in; `nil` if nobody is.
  package let user: String?

  /// - Parameter server: An address of the server; the path in it does not matter.
  package init(at server: URL, user: String? = nil) {
    let scheme = server.scheme?.lowercased() ?? ""
    let host = server.host()?.lowercased() ?? ""
    let isUsual = server.port == nil || server.port == ["http": 80, "https": 443][scheme]
    let port = server.port.flatMap { isUsual ? nil : ":\($0)" } ?? ""
    origin = "\(scheme)://\(host.contains(":") ? "[\(host)]" : host)\(port)"
    self.user = user
  }
}

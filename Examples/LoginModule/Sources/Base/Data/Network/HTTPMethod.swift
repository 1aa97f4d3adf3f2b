/// What a request asks of the server.
package nonisolated enum HTTPMethod: String, Sendable, CaseIterable {
  case delete = "DELETE"
  case get = "GET"
  case head = "HEAD"
  case patch = "PATCH"
  case post = "POST"
  case put = "PUT"

  /// Whether asking twice comes to the same as asking once.
  package var isIdempotent: Bool {
    switch self {
    case .delete, .get, .head, .put: true
    case .patch, .post: false
    }
  }
}

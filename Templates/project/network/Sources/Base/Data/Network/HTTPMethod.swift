/// The method of a request.
package nonisolated enum HTTPMethod: String, Sendable, CaseIterable {
  case delete = "DELETE"
  case get = "GET"
  case head = "HEAD"
  case patch = "PATCH"
  case post = "POST"
  case put = "PUT"

  /// True if it makes no difference if a request comes twice.
  var isRepeatable: Bool { self != .patch && self != .post }
}

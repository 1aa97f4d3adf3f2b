/// What a request asks of the server.
package nonisolated enum HTTPMethod: String, Sendable, CaseIterable {
  case delete = "DELETE"
  case get = "GET"
  case head = "HEAD"
  case patch = "PATCH"
  case post = "POST"
  case put = "PUT"
}

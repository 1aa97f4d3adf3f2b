import Core
import Foundation

/// One thing that can be asked of the server, and the type of its answer.
package nonisolated struct Endpoint<Response: Sendable>: Sendable {
  package var method: HTTPMethod
  /// Below the client's base URL, such as `statuses/public_timeline.json` or `users/\(id)`.
  package var path: EndpointPath
  /// Names and values as they are meant; they are encoded when the request is made.
  package var query: [URLQueryItem]
  /// The headers of this request besides those of every request.
  package var headers: [String: String]
  package var body: RequestBody?
  package var authorization: Authorization
  /// How long this request may take, up to the last byte; `nil` for as long as any other.
  package var timeLimit: Duration?
  /// Hears how much of the body has gone out; from the start again if it has to be sent again.
  package var progress: UploadProgress?
  /// Reads the payload of an answer.
  let read: @Sendable (any Decoder) throws -> Response

  /// - Parameter read: Reads the payload of an answer.
  package init(
    _ method: HTTPMethod,
    _ path: EndpointPath,
    query: [URLQueryItem] = [],
    headers: [String: String] = [:],
    body: RequestBody? = nil,
    authorization: Authorization = .session,
    timeLimit: Duration? = nil,
    progress: UploadProgress? = nil,
    read: @escaping @Sendable (any Decoder) throws -> Response
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.authorization = authorization
    self.timeLimit = timeLimit
    self.progress = progress
    self.read = read
  }
}

nonisolated extension Endpoint where Response: Decodable {
  /// - Parameter place: Where in the payload of an answer the response is, such as `/data`.
  package init(
    _ method: HTTPMethod,
    _ path: EndpointPath,
    at place: ReplyPath = "/",
    query: [URLQueryItem] = [],
    headers: [String: String] = [:],
    body: RequestBody? = nil,
    authorization: Authorization = .session,
    timeLimit: Duration? = nil,
    progress: UploadProgress? = nil
  ) {
    self.init(
      method, path, query: query, headers: headers, body: body, authorization: authorization,
      timeLimit: timeLimit, progress: progress
    ) { try $0.value(at: place.keys).singleValueContainer().decode(Response.self) }
  }
}

nonisolated extension Endpoint: Redacted {
  /// Says where it asks, and nothing of what it carries there.
  package var description: String { "\(method.rawValue) \(path.redacted)" }
}

/// The answer of an endpoint whose success is all there is to know. Any body will do, even none.
package nonisolated struct NoContent: Decodable, Sendable, Hashable {
  package init() {}

  package init(from decoder: any Decoder) {}
}

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

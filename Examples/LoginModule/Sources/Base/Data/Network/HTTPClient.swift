import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks a server and understands its answers.
package nonisolated struct HTTPClient: Sendable {
  var baseURL: URL
  private let transport: any HTTPTransport
  var session: (any Authorizing)?
  private(set) var envelope: Envelope
  var headers: [String: String]
  let timeLimit: Duration
  let keyHeader: String?
  /// True if the base URL is an address that a server has given, which is a value as any other.
  var isGiven = false

  /// - Parameters:
  ///   - session: Whoever knows the token; without one, no request carries any.
  ///   - headers: What every request carries besides, such as the version of the app.
  /// - timeLimit: How long a request may take, from its start to the last byte of the reply, and
  /// how long it waits for a token besides.
  /// - keyHeader: The header for the key of a submission, by which the server knows it if it comes
  ///     twice; `nil` if it does not look.
  package init(
    baseURL: URL,
    transport: any HTTPTransport,
    session: (any Authorizing)? = nil,
    envelope: Envelope = .plain,
    headers: [String: String] = [:],
    timeLimit: Duration = .seconds(30),
    keyHeader: String? = nil
  ) {
    self.baseURL = baseURL
    self.transport = transport
    self.session = session
    self.envelope = envelope
    self.headers = headers
    self.timeLimit = timeLimit
    self.keyHeader = keyHeader
  }

  /// The same client, for answers that the server wraps otherwise.
  package func expecting(_ envelope: Envelope) -> HTTPClient {
    var client = self
    client.envelope = envelope
    return client
  }

  /// The value or the refusal, and the reply that it was read from.
  package typealias Answer<Value> = (result: Result<Value, AppError>, reply: HTTPReply)

  /// Asks, and decodes the payload of the answer, off the actor of whoever asks.
  package func send<Response>(
    _ endpoint: Endpoint<Response>
  ) async throws(AppError) -> Response {
    try await reply(to: endpoint).result.get()
  }

  /// Asks, and gives the whole reply too, be it a refusal: its headers may name a next page, or
  /// when to come back. A token that the server refuses is replaced, and the request sent again,
  /// once.
  ///
  /// - Throws: why there is no reply at all.
  @concurrent
  package func reply<Response>(
    to endpoint: Endpoint<Response>
  ) async throws(AppError) -> Answer<Response> {
    if endpoint.authorization == .session, let session {
      return try await exchange(endpoint, for: session)
    }
    return try await exchange(endpoint, token: nil)
  }
}

nonisolated extension HTTPClient {
  func exchange<Response>(
    _ endpoint: Endpoint<Response>, token: Token?
  ) async throws(AppError) -> Answer<Response> {
    var request = try request(for: endpoint)
    if let token {
      request.setValue("\(token.scheme) \(token.access)", forHTTPHeaderField: "Authorization")
    }
    let path = isGiven ? "/*" : path(endpoint.path.redacted)
    let reply = try await transport.send(request, progress: endpoint.progress, shownAs: path)
    let result = envelope.open(reply, endpoint.read)
    if case .success = result { see(reply, to: request) }
    return (result, reply)
  }

  private func request<Response>(
    for endpoint: Endpoint<Response>
  ) throws(AppError) -> URLRequest {
    var request = URLRequest(url: try url(of: endpoint))
    request.httpMethod = endpoint.method.rawValue
    request.timeoutInterval = (endpoint.timeLimit ?? timeLimit) / .seconds(1)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    for (name, value) in headers.merging(endpoint.headers, uniquingKeysWith: { $1 }) {
      request.setValue(value, forHTTPHeaderField: name)
    }
    let context = RequestContext.current
    // The same submission is the same bytes.
    let boundary = "boundary-\(context?.submission ?? UUID())"
    if let body = try endpoint.body?.encoded(boundary: boundary) {
      request.httpBody = body.bytes
      request.setValue(body.type, forHTTPHeaderField: "Content-Type")
    }
    if let context { mark(&request, endpoint.method, in: context) }
    return request
  }

  /// A path below that of the base URL.
  private func path(_ path: String) -> String {
    let base = baseURL.absoluteURL.path()
    if path.isEmpty { return base }
    return (base.hasSuffix("/") ? base : base + "/") + path.trimmingPrefix("/")
  }

  func url<Response>(of endpoint: Endpoint<Response>) throws(AppError) -> URL {
    var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: true)
    components?.percentEncodedPath = path(endpoint.path.description)
    if !endpoint.query.isEmpty { components?.percentEncodedQuery = endpoint.query.percentEncoded }
    guard endpoint.path.isSound, let url = components?.url else {
      throw .invalidInput(field: "url", reason: endpoint.path.description)
    }
    return url
  }
}

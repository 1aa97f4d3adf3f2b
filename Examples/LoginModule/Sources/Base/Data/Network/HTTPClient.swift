import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks a server and understands its answers.
package nonisolated struct HTTPClient: Sendable {
  private let baseURL: URL
  private let transport: any HTTPTransport
  private let session: (any Authorizing)?
  private let envelope: Envelope
  private let retry: RetryPolicy
  private let headers: [String: String]
  private let timeLimit: Duration

  /// - Parameters:
  ///   - session: Whoever knows the token; without one, no request carries any.
  ///   - headers: What every request carries besides, such as the version of the app.
  ///   - timeLimit: How long a request may take, from its start to the last byte of the reply.
  package init(
    baseURL: URL,
    transport: any HTTPTransport,
    session: (any Authorizing)? = nil,
    envelope: Envelope = .plain,
    retry: RetryPolicy = .never,
    headers: [String: String] = [:],
    timeLimit: Duration = .seconds(30)
  ) {
    self.baseURL = baseURL
    self.transport = transport
    self.session = session
    self.envelope = envelope
    self.retry = retry
    self.headers = headers
    self.timeLimit = timeLimit
  }

  /// The value or the refusal, and the reply that it was read from.
  package typealias Answer<Value> = (result: Result<Value, AppError>, reply: HTTPReply)

  /// Asks, and decodes the payload of the answer, off the actor of whoever asks.
  package func send<Response>(
    _ endpoint: Endpoint<Response>
  ) async throws(AppError) -> Response {
    try await reply(to: endpoint).result.get()
  }

  /// Asks, and gives the whole reply too, be it a refusal: its headers may tell of a next page, or
  /// when to come back.
  ///
  /// - Throws: why there is no reply at all.
  package func reply<Response>(
    to endpoint: Endpoint<Response>
  ) async throws(AppError) -> Answer<Response> {
    try await ask(endpoint) { envelope.open($0) }
  }

  /// Asks for bytes that are in no envelope, such as an image.
  package func download(_ endpoint: Endpoint<Data>) async throws(AppError) -> Data {
    try await ask(endpoint) { $0.isSuccess ? .success($0.body) : envelope.open($0) }.result.get()
  }

  /// Asks any server for the bytes at an address. Only the client's own one sees the token, and the
  /// headers of every request.
  package func download(
    from url: URL, authorization: Authorization = .none
  ) async throws(AppError) -> Data {
    guard let origin = url.origin else {
      throw .invalidInput(field: "url", reason: url.absoluteString)
    }
    let isOwn = origin == baseURL.origin
    let client = HTTPClient(
      baseURL: url, transport: transport, session: isOwn ? session : nil, envelope: envelope,
      retry: retry, headers: isOwn ? headers : [:], timeLimit: timeLimit)
    return try await client.download(
      Endpoint(.get, "", headers: ["Accept": "*/*"], authorization: authorization))
  }

  /// Asks for a new token in the place of an old one, by a request without authorization. A server
  /// that refuses the old one ends the session; one that is in trouble does not.
  package func renew<Response>(
    _ endpoint: Endpoint<Response>
  ) async throws(AppError) -> Response {
    let reply = try await exchange(endpoint, token: nil)
    let result: Result<Response, AppError> = envelope.open(reply)
    if envelope.isRefusal(reply, result) { throw .sessionExpired }
    return try result.get()
  }
}

nonisolated extension HTTPClient {
  /// A token that the server refuses is replaced, and the request sent again, once.
  @concurrent
  private func ask<Response>(
    _ endpoint: Endpoint<Response>,
    _ open: (HTTPReply) -> Result<Response, AppError>
  ) async throws(AppError) -> Answer<Response> {
    let session = endpoint.authorization == .session ? session : nil
    let token = try await session?.token()
    let reply = try await exchange(endpoint, token: token)
    let result = open(reply)
    guard let session, envelope.isExpiry(reply, result) else { return (result, reply) }
    let fresh = try await session.token(replacing: token)
    let second = try await exchange(endpoint, token: fresh)
    return (open(second), second)
  }

  private func exchange<Response>(
    _ endpoint: Endpoint<Response>, token: Token?
  ) async throws(AppError) -> HTTPReply {
    let request = try request(for: endpoint, token: token)
    return try await retry.run(endpoint.method) { () async throws(AppError) in
      try await transport.send(request, progress: endpoint.progress)
    }
  }

  private func request<Response>(
    for endpoint: Endpoint<Response>, token: Token?
  ) throws(AppError) -> URLRequest {
    var request = URLRequest(url: try url(of: endpoint))
    request.httpMethod = endpoint.method.rawValue
    request.timeoutInterval = (endpoint.timeLimit ?? timeLimit) / .seconds(1)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    for (name, value) in headers.merging(endpoint.headers, uniquingKeysWith: { $1 }) {
      request.setValue(value, forHTTPHeaderField: name)
    }
    if let token {
      request.setValue("\(token.scheme) \(token.access)", forHTTPHeaderField: "Authorization")
    }
    if let body = try endpoint.body?.encoded() {
      request.httpBody = body.bytes
      request.setValue(body.type, forHTTPHeaderField: "Content-Type")
    }
    return request
  }

  private func url<Response>(of endpoint: Endpoint<Response>) throws(AppError) -> URL {
    let path = endpoint.path.description
    var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: true)
    if var base = components?.percentEncodedPath, !path.isEmpty {
      if !base.hasSuffix("/") { base += "/" }
      components?.percentEncodedPath = base + path.trimmingPrefix("/")
    }
    if !endpoint.query.isEmpty { components?.percentEncodedQuery = endpoint.query.percentEncoded }
    guard endpoint.path.isSound, let url = components?.url else {
      throw .invalidInput(field: "url", reason: path)
    }
    return url
  }
}

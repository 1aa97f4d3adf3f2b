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

  /// Asks, and decodes the payload of the answer.
  package func send<Response>(
    _ endpoint: Endpoint<Response>
  ) async throws(AppError) -> Response {
    try await reply(to: endpoint).value
  }

  /// Asks, and gives the headers too, be they of an answer or of a refusal.
  ///
  /// - Throws: why there is no reply at all.
  package func reply<Response>(
    to endpoint: Endpoint<Response>
  ) async throws(AppError) -> HTTPAnswer<Response> {
    try await ask(endpoint) { envelope.open($0) }
  }

  /// Asks for bytes that are in no envelope, such as an image.
  package func download(_ endpoint: Endpoint<Data>) async throws(AppError) -> Data {
    let answer = try await ask(endpoint) { reply in
      reply.isSuccess ? .success(reply.body) : envelope.open(reply)
    }
    return try answer.value
  }

  /// Asks any server for the bytes at an address, such as an image.
  ///
  /// - Parameter authorization: Counts for this client's own server; another one sees neither the
  ///   token nor the headers of every request.
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
}

nonisolated extension HTTPClient {
  /// A token that the server refuses is replaced, and the request sent again, once.
  private func ask<Response>(
    _ endpoint: Endpoint<Response>,
    _ open: (HTTPReply) -> Result<Response, AppError>
  ) async throws(AppError) -> HTTPAnswer<Response> {
    guard endpoint.authorization == .session, let session else {
      return answer(try await exchange(endpoint, token: nil), open)
    }
    let token = try await session.token()
    let reply = try await exchange(endpoint, token: token)
    let answer = answer(reply, open)
    guard envelope.isExpiry(reply, answer.result) else { return answer }
    let fresh = try await session.token(replacing: token)
    return self.answer(try await exchange(endpoint, token: fresh), open)
  }

  private func answer<Response>(
    _ reply: HTTPReply, _ open: (HTTPReply) -> Result<Response, AppError>
  ) -> HTTPAnswer<Response> {
    HTTPAnswer(result: open(reply), status: reply.status, headers: reply.headers)
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

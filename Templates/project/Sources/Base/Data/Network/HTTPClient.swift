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

  /// Asks, and decodes the payload of the answer, off the actor of whoever asks.
  package func send<Response>(
    _ endpoint: Endpoint<Response>
  ) async throws(AppError) -> Response {
    try await ask(endpoint) { envelope.open($0) }
  }

  /// Asks for bytes that are in no envelope, such as an image.
  package func download(_ endpoint: Endpoint<Data>) async throws(AppError) -> Data {
    try await ask(endpoint) { reply in
      reply.isSuccess ? .success(reply.body) : envelope.open(reply)
    }
  }
}

nonisolated extension HTTPClient {
  /// A token that the server refuses is replaced, and the request sent again, once.
  @concurrent
  private func ask<Response>(
    _ endpoint: Endpoint<Response>,
    _ open: (HTTPReply) -> Result<Response, AppError>
  ) async throws(AppError) -> Response {
    guard endpoint.authorization == .session, let session else {
      return try open(try await exchange(endpoint, token: nil)).get()
    }
    let token = try await session.token()
    let reply = try await exchange(endpoint, token: token)
    let result = open(reply)
    guard envelope.isExpiry(reply, result) else { return try result.get() }
    let fresh = try await session.token(replacing: token)
    return try open(try await exchange(endpoint, token: fresh)).get()
  }

  private func exchange<Response>(
    _ endpoint: Endpoint<Response>, token: Token?
  ) async throws(AppError) -> HTTPReply {
    let request = try request(for: endpoint, token: token)
    return try await retry.run(endpoint.method) { () async throws(AppError) in
      try await transport.send(request)
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
    let url = baseURL.appending(path: endpoint.path)
    guard !endpoint.query.isEmpty else { return url }
    var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    components?.percentEncodedQuery = endpoint.query.percentEncoded
    guard let url = components?.url else {
      throw .invalidInput(field: "url", reason: endpoint.path)
    }
    return url
  }
}

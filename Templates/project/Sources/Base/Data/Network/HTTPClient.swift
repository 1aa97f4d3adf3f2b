import Core
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks a server and understands its answers.
package nonisolated struct HTTPClient: Sendable {
  private var baseURL: URL
  private let transport: any HTTPTransport
  private var session: (any Authorizing)?
  private var envelope: Envelope
  private let retry: [Duration]
  private var headers: [String: String]
  private let timeLimit: Duration
  let keyHeader: String?
  /// True if the base URL is an address that a server has given, which is a value as any other.
  private var isGiven = false

  /// - Parameters:
  ///   - session: Whoever knows the token; without one, no request carries any.
  ///   - retry: The pauses before further attempts, where these do no harm and may help.
  ///   - headers: What every request carries besides, such as the version of the app.
  ///   - timeLimit: How long a request may take, from its start to the last byte of the reply, and how
  ///     long it waits for a token besides.
  ///   - keyHeader: The header for the key of a submission, by which the server knows it if it comes
  ///     twice; `nil` if it does not look.
  package init(
    baseURL: URL,
    transport: any HTTPTransport,
    session: (any Authorizing)? = nil,
    envelope: Envelope = .plain,
    retry: [Duration] = [],
    headers: [String: String] = [:],
    timeLimit: Duration = .seconds(30),
    keyHeader: String? = nil
  ) {
    self.baseURL = baseURL
    self.transport = transport
    self.session = session
    self.envelope = envelope
    self.retry = retry
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
  /// once. Tokens are waited for no longer than the request may take: whoever renews them may be a
  /// process that the system has suspended.
  ///
  /// - Throws: why there is no reply at all.
  @concurrent
  package func reply<Response>(
    to endpoint: Endpoint<Response>
  ) async throws(AppError) -> Answer<Response> {
    guard endpoint.authorization == .session, let session else {
      return try await exchange(endpoint, token: nil)
    }
    let end = ContinuousClock.now + (endpoint.timeLimit ?? timeLimit)
    let token = try await Self.wait(until: end) { () throws(AppError) in
      try await session.token()
    }
    let answer = try await exchange(endpoint, token: token)
    guard envelope.isExpiry(answer.reply, answer.result) else { return answer }
    let fresh = try await Self.wait(until: end) { () throws(AppError) in
      try await session.token(replacing: token)
    }
    return try await exchange(endpoint, token: fresh)
  }

  /// Asks any server for the bytes at an address. Only the client's own one gets the token, and the
  /// headers of every request.
  package func download(
    from url: URL, authorization: Authorization = .none
  ) async throws(AppError) -> Data {
    try await reply(from: url, authorization: authorization).result.get()
  }

  /// As above, and gives the whole reply too.
  package func reply(
    from url: URL, headers own: [String: String] = [:], authorization: Authorization = .none
  ) async throws(AppError) -> Answer<Data> {
    guard let origin = url.origin else {
      throw .invalidInput(field: "url", reason: url.absoluteString)
    }
    var client = at(url)
    if origin != baseURL.origin { (client.session, client.headers) = (nil, [:]) }
    let headers = own.merging(["Accept": "*/*"]) { $1 }
    return try await client.reply(
      to: Endpoint(.get, "", headers: headers, authorization: authorization))
  }

  /// Asks for a new token in the place of an old one, by a request without authorization. A server
  /// that refuses the old one ends the session; one that is in trouble does not.
  package func renew<Response>(
    _ endpoint: Endpoint<Response>
  ) async throws(AppError) -> Response {
    let (result, reply) = try await exchange(endpoint, token: nil)
    if envelope.isRefusal(reply, result) { throw .sessionExpired }
    return try result.get()
  }
}

// Addresses that the server gives.
nonisolated extension HTTPClient {
  /// The same client for one address of its server, which an endpoint without a path then asks.
  func client(at address: String) throws(AppError) -> HTTPClient {
    guard let url = URL(string: address, relativeTo: baseURL)?.absoluteURL,
      url.origin == baseURL.origin
    else { throw .invalidInput(field: "url", reason: address) }
    return at(url)
  }

  private func at(_ url: URL) -> HTTPClient {
    var client = self
    (client.baseURL, client.isGiven) = (url, true)
    return client
  }

  /// An address in the reply of an endpoint, as it may be kept: without the server, if that is the
  /// client's own.
  func address<Response>(_ text: String, from endpoint: Endpoint<Response>) -> String? {
    guard let base = try? url(of: endpoint),
      let url = URL(string: text, relativeTo: base)?.absoluteURL
    else { return nil }
    guard url.origin == baseURL.origin else { return url.absoluteString }
    let query = url.query().map { "?\($0)" } ?? ""
    return url.path() + query
  }
}

nonisolated extension HTTPClient {
  /// Waits for something until the time is up. What it waits for is cancelled then.
  private static func wait<Value: Sendable>(
    until end: ContinuousClock.Instant,
    for work: @escaping @Sendable () async throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    let answer = OneShot<Value>()
    let task = Task { answer.finish(await Result.of(work)) }
    defer { task.cancel() }
    return try await answer.value(within: end - .now)
  }

  private func exchange<Response>(
    _ endpoint: Endpoint<Response>, token: Token?
  ) async throws(AppError) -> Answer<Response> {
    let request = try request(for: endpoint, token: token)
    let path = isGiven ? "/*" : path(endpoint.path.redacted)
    let reply = try await retried(endpoint.method.isRepeatable ? retry : []) {
      () async throws(AppError) in
      try await transport.send(request, progress: endpoint.progress, shownAs: path)
    }
    let result = envelope.open(reply, endpoint.read)
    if case .success = result { see(reply, to: request) }
    return (result, reply)
  }

  private func retried(
    _ pauses: [Duration], _ send: () async throws(AppError) -> HTTPReply
  ) async throws(AppError) -> HTTPReply {
    for pause in pauses {
      do {
        let reply = try await send()
        guard (502...504).contains(reply.status) else { return reply }
      } catch {
        guard error.isUnreachable else { throw error }
      }
      guard (try? await Task.sleep(for: pause)) != nil else { throw .cancelled }
    }
    return try await send()
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

  private func url<Response>(of endpoint: Endpoint<Response>) throws(AppError) -> URL {
    var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: true)
    components?.percentEncodedPath = path(endpoint.path.description)
    if !endpoint.query.isEmpty { components?.percentEncodedQuery = endpoint.query.percentEncoded }
    guard endpoint.path.isSound, let url = components?.url else {
      throw .invalidInput(field: "url", reason: endpoint.path.description)
    }
    return url
  }
}

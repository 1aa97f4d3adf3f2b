import Core

// The token of the session.
nonisolated extension HTTPClient {
  /// Asks with the token of the session. One that the server refuses is replaced, and the request
  /// sent again, once. Tokens are waited for no longer than the request may take: whoever renews
  /// them may be a process that the system has suspended.
  func exchange<Response>(
    _ endpoint: Endpoint<Response>, for session: any Authorizing
  ) async throws(AppError) -> Answer<Response> {
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

  /// Asks for a new token in the place of an old one, by a request without authorization. A server
  /// that refuses the old one ends the session; one that is in trouble does not.
  package func renew<Response>(
    _ endpoint: Endpoint<Response>
  ) async throws(AppError) -> Response {
    let (result, reply) = try await exchange(endpoint, token: nil)
    if envelope.isRefusal(reply, result) { throw .sessionExpired }
    return try result.get()
  }

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
}

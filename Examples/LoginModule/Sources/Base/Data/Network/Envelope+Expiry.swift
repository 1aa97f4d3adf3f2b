import Core

nonisolated extension Envelope {
  /// True if the server no longer accepts the token that a request carried.
  func isExpiry<Payload>(_ reply: HTTPReply, _ result: Result<Payload, AppError>) -> Bool {
    if case .failure(.server(let code, _)) = result, expired.contains(code) { return true }
    return reply.status == 401
  }

  /// True if the server refuses the token that it was to renew. Where the codes of such a refusal
  /// are known, status 400 with another code is a trouble like any other.
  func isRefusal<Payload>(_ reply: HTTPReply, _ result: Result<Payload, AppError>) -> Bool {
    if isExpiry(reply, result) { return true }
    if case .failure(.server) = result, !expired.isEmpty { return false }
    return reply.status == 400
  }
}

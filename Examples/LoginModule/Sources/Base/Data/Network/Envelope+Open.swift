import Core
import Foundation

nonisolated extension Envelope {
  /// Takes the payload out of a reply, or finds out why there is none.
  func open<Payload: Decodable & Sendable>(
    _ reply: HTTPReply, for payload: Payload.Type = Payload.self
  ) -> Result<Payload, AppError> {
    let body = reply.body.isEmpty ? Data("null".utf8) : reply.body
    do {
      let rules = Verdict<Payload>.Rules(envelope: self, status: reply.status)
      return try JSONDecoder()
        .decode(Verdict<Payload>.self, from: body, configuration: rules).result
    } catch {
      return .failure(reply.isSuccess ? AppError(unreadable: error) : reply.refusal)
    }
  }

  /// Whether the server no longer accepts the token that a request carried.
  func isExpiry<Payload>(_ reply: HTTPReply, _ result: Result<Payload, AppError>) -> Bool {
    if case .failure(.server(let code, _)) = result, expired.contains(code) { return true }
    return reply.status == 401
  }

  /// Whether the server refuses the token that it was to renew. Where the codes of such a refusal
  /// are known, status 400 with another code is a trouble like any other.
  func isRefusal<Payload>(_ reply: HTTPReply, _ result: Result<Payload, AppError>) -> Bool {
    if isExpiry(reply, result) { return true }
    if case .failure(.server) = result, !expired.isEmpty { return false }
    return reply.status == 400
  }
}

nonisolated extension HTTPReply {
  /// A refusal whose body is not JSON.
  var refusal: AppError {
    let isText = headers["content-type"]?.hasPrefix("text/plain") ?? false
    let text = isText && status < 500 ? String(data: body, encoding: .utf8) : nil
    return .http(status: status, message: text?.words)
  }
}

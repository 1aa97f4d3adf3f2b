import Core
import Foundation

nonisolated extension Envelope {
  /// Takes the payload out of a reply, or finds out why there is none. A payload of the type `Data`
  /// is in no envelope, such as an image.
  func open<Payload: Sendable>(
    _ reply: HTTPReply, _ read: @escaping (any Decoder) throws -> Payload
  ) -> Result<Payload, AppError> {
    guard (200..<300).contains(reply.status) else { return .failure(refusal(reply)) }
    if let bytes = reply.body as? Payload { return .success(bytes) }
    do {
      let body = reply.body.isEmpty ? Data("null".utf8) : reply.body
      let decoder = JSONDecoder()
      let verdict = try decoder.decode(
        Verdict<Payload>.self, from: body, configuration: (self, read))
      return verdict.payload.map { .success($0) } ?? .failure(refusal(reply))
    } catch {
      // Some servers refuse with a status of success, as those of GraphQL do.
      let refusal = refusal(reply)
      let isSaid = refusal != .http(status: reply.status, message: nil)
      let isRefused = isSaid && reply.value.fields["errors"] != nil
      return .failure(isRefused ? refusal : AppError(unreadable: error))
    }
  }

  /// The server's own code, unless it means success; some servers write theirs as text.
  func refusingCode(_ code: JSONValue?) -> Int? {
    let number: Int? =
      switch code {
      case .number(let number): number
      case .string(let text): Int(text)
      default: nil
      }
    return number.flatMap { success.contains($0) ? nil : $0 }
  }
}

nonisolated extension Envelope {
  /// Why the server refuses, in its own words. One that is in trouble speaks to those who fix it.
  private func refusal(_ reply: HTTPReply) -> AppError {
    let body = reply.value
    let code = refusingCode(codeKey.flatMap { body.fields[$0] })
    let isSilent = reply.status >= 500 || messageKeys.isEmpty
    let words = ServerWords(isSilent ? .other : body, in: self)
    // A token that is no longer accepted is no fault of a field.
    let hasFields = fieldErrorsKey != nil && !expired.contains(code ?? 0)
    if hasFields, !words.fieldErrors.isEmpty {
      return .invalidFields(words.fieldErrors, message: words.message)
    }
    let refusal = AppError.http(status: reply.status, message: words.all)
    // A page for people is from whoever stands between, and no word of the API.
    if refusal.isGone, reply.headers["content-type"]?.hasPrefix("text/html") ?? false {
      return .transport("a web page came, with the status \(reply.status)")
    }
    if let code, !refusal.isGone || expired.contains(code) {
      return .server(code: code, message: words.all)
    }
    return refusal
  }
}

nonisolated extension HTTPReply {
  /// The body as JSON, or its text.
  fileprivate var value: JSONValue {
    if let value = try? JSONDecoder().decode(JSONValue.self, from: body) { return value }
    let isText = headers["content-type"]?.hasPrefix("text/plain") ?? false
    return (isText ? String(data: body, encoding: .utf8) : nil).map { .string($0) } ?? .other
  }
}

/// The result of a body of a successful status: its payload, or none where the server's own code
/// says that it refuses all the same.
nonisolated struct Verdict<Payload: Sendable>: DecodableWithConfiguration {
  /// How the payload is wrapped, and how it is read.
  typealias Configuration = (envelope: Envelope, read: (any Decoder) throws -> Payload)

  let payload: Payload?

  init(from decoder: any Decoder, configuration: Configuration) throws {
    let envelope = configuration.envelope
    let fields = try? decoder.container(keyedBy: ReplyKey.self)
    let code = envelope.codeKey.flatMap { key in
      try? fields?.decode(JSONValue.self, forKey: ReplyKey(stringValue: key))
    }
    if envelope.refusingCode(code) != nil {
      payload = nil
      return
    }
    // A payload that is missing is read as `null`, which suits an optional and `NoContent`.
    let inner = try envelope.payloadKey.flatMap { key in
      try fields?.superDecoder(forKey: ReplyKey(stringValue: key))
    }
    payload = try configuration.read(inner ?? decoder)
  }
}

import Core
import Foundation

/// What a reply comes to: its payload, or why there is none.
///
/// The body is parsed once: the server's own code is looked at first, then the status, and only
/// then is the payload found and decoded. So a refusal keeps the server's words.
nonisolated struct Verdict<Payload: Decodable & Sendable>: DecodableWithConfiguration {
  /// What to read a body by: the envelope it comes in and the status it came with.
  struct Rules {
    let envelope: Envelope
    let status: Int
  }

  let result: Result<Payload, AppError>

  init(from decoder: any Decoder, configuration rules: Rules) throws {
    let fields = try? decoder.container(keyedBy: EnvelopeKey.self)
    if let refusal = rules.refusal(in: fields) {
      result = .failure(refusal)
    } else {
      result = .success(try rules.payload(in: fields, of: decoder))
    }
  }
}

nonisolated extension Verdict.Rules {
  fileprivate typealias Fields = KeyedDecodingContainer<EnvelopeKey>

  fileprivate func refusal(in fields: Fields?) -> AppError? {
    guard let refusal = verdict(in: fields) else { return nil }
    guard isOfInput(refusal), let errors = fieldErrors(in: fields) else { return refusal }
    return .invalidFields(errors, message: message(in: fields))
  }

  private func verdict(in fields: Fields?) -> AppError? {
    let code = envelope.codeKey.flatMap { fields?.number($0) }
    if let code, !envelope.success.contains(code) {
      return .server(code: code, message: message(in: fields))
    }
    if !(200..<300).contains(status) {
      return .http(status: status, message: message(in: fields))
    }
    return nil
  }

  /// Whether the fault may lie in what was sent: not with a server in trouble, nor an old token.
  private func isOfInput(_ refusal: AppError) -> Bool {
    if case .server(let code, _) = refusal { return !envelope.expired.contains(code) }
    return status < 500
  }

  private func fieldErrors(in fields: Fields?) -> [String: String]? {
    guard let key = envelope.fieldErrorsKey else { return nil }
    return (try? fields?.decode(FieldErrors.self, forKey: EnvelopeKey(key)))?.messages
  }

  private func message(in fields: Fields?) -> String? {
    envelope.messageKeys.lazy.compactMap { fields?.text($0) }.first { !$0.isEmpty }
  }

  /// A payload that is missing is read as `null`, which suits an optional and `NoContent`.
  fileprivate func payload(in fields: Fields?, of decoder: any Decoder) throws -> Payload {
    guard let key = envelope.payloadKey, let fields else {
      return try decoder.singleValueContainer().decode(Payload.self)
    }
    let payload = try fields.superDecoder(forKey: EnvelopeKey(key))
    return try payload.singleValueContainer().decode(Payload.self)
  }
}

nonisolated extension KeyedDecodingContainer<EnvelopeKey> {
  /// Some servers write their codes as text.
  fileprivate func number(_ name: String) -> Int? {
    (try? decode(Int.self, forKey: EnvelopeKey(name))) ?? text(name).flatMap { Int($0) }
  }

  fileprivate func text(_ name: String) -> String? {
    try? decode(String.self, forKey: EnvelopeKey(name))
  }
}

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
    if let refusal = rules.refusal(in: fields, of: decoder) {
      result = .failure(refusal)
      return
    }
    do {
      result = .success(try rules.payload(in: fields, of: decoder))
    } catch {
      // Some servers refuse with a status of success, as those of GraphQL do.
      guard fields?.contains(EnvelopeKey("errors")) == true,
        let message = rules.words(of: decoder)?.all
      else { throw error }
      result = .failure(.http(status: rules.status, message: message))
    }
  }
}

nonisolated extension Verdict.Rules {
  fileprivate typealias Fields = KeyedDecodingContainer<EnvelopeKey>

  fileprivate func refusal(in fields: Fields?, of decoder: any Decoder) -> AppError? {
    let code = envelope.codeKey.flatMap { fields?.number($0) }
    let isCoded = code.map { !envelope.success.contains($0) } ?? false
    if !isCoded, (200..<300).contains(status) { return nil }
    let words = words(of: decoder)
    // A token that is no longer accepted is no fault of a field.
    if let words, !words.fieldErrors.isEmpty, !envelope.expired.contains(code ?? 0) {
      return .invalidFields(words.fieldErrors, message: words.message)
    }
    guard isCoded, let code else { return .http(status: status, message: words?.all) }
    return .server(code: code, message: words?.all)
  }

  /// What the server says to people; one that is in trouble itself speaks to those who mend it.
  fileprivate func words(of decoder: any Decoder) -> ServerWords? {
    guard status < 500, !envelope.messageKeys.isEmpty,
      let body = try? JSONValue(from: decoder)
    else { return nil }
    return ServerWords(body, in: envelope)
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

import Foundation

/// What a body of a successful status comes to: its payload, or none where the server's own code says
/// that it refuses all the same.
nonisolated struct Verdict<Payload: Decodable & Sendable>: DecodableWithConfiguration {
  /// A key of an envelope, known at run time only.
  fileprivate struct Key {
    let stringValue: String
    var intValue: Int? { nil }
  }

  let payload: Payload?

  init(from decoder: any Decoder, configuration envelope: Envelope) throws {
    let fields = try? decoder.container(keyedBy: Key.self)
    let code = envelope.codeKey.flatMap { key in
      try? fields?.decode(JSONValue.self, forKey: Key(stringValue: key))
    }
    if envelope.refusingCode(code) != nil {
      payload = nil
      return
    }
    // A payload that is missing is read as `null`, which suits an optional and `NoContent`.
    let inner = try envelope.payloadKey.flatMap { key in
      try fields?.superDecoder(forKey: Key(stringValue: key))
    }
    payload = try (inner ?? decoder).singleValueContainer().decode(Payload.self)
  }
}

nonisolated extension Verdict.Key: CodingKey {
  init?(intValue: Int) { nil }
}

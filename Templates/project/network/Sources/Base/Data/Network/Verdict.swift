import Foundation

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

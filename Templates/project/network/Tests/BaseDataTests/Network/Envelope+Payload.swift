import Core

@testable import BaseData

nonisolated extension Envelope {
  /// Takes a payload out that is read as it says itself.
  func open<Payload: Decodable & Sendable>(
    _ reply: HTTPReply, for payload: Payload.Type = Payload.self
  ) -> Result<Payload, AppError> {
    open(reply) { try $0.singleValueContainer().decode(Payload.self) }
  }
}

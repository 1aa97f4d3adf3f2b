import Core
import Foundation

/// What a request carries to the server.
package nonisolated enum RequestBody: Sendable {
  case json(any Encodable & Sendable)
  case form([URLQueryItem])
  case multipart([FormPart])
  case data(Data, type: String)
}

nonisolated extension RequestBody {
  /// The bytes to send and what to call them in `Content-Type`.
  func encoded() throws(AppError) -> (bytes: Data, type: String) {
    do {
      return switch self {
      case .json(let value): (try JSONSlots.encoded(value), "application/json")
      case .form(let items): (Data(items.percentEncoded.utf8), "application/x-www-form-urlencoded")
      case .multipart(let parts): parts.encoded(boundary: "boundary-\(UUID().uuidString)")
      case .data(let bytes, let type): (bytes, type)
      }
    } catch {
      throw .invalidInput(field: "body", reason: "\(error)")
    }
  }
}

nonisolated extension RequestBody: Redacted {
  /// Says nothing: what is sent may be a secret.
  package var description: String { "RequestBody(…)" }
}

import Core
import Foundation

/// The body of a request to the server.
package nonisolated enum RequestBody: Sendable {
  case json(any Encodable & Sendable)
  case form([URLQueryItem])
  case multipart([FormPart])
  case data(Data, type: String)
}

nonisolated extension RequestBody {
  /// The bytes to send and what to call them in `Content-Type`.
  ///
  /// - Parameter boundary: What stands between the parts of an upload, and nowhere in them.
  func encoded(boundary: String) throws(AppError) -> (bytes: Data, type: String) {
    do {
      return switch self {
      case .json(let value): (try JSONEncoder.sorted.encode(value), "application/json")
      case .form(let items): (Data(items.percentEncoded.utf8), "application/x-www-form-urlencoded")
      case .multipart(let parts): parts.encoded(boundary: boundary)
      case .data(let bytes, let type): (bytes, type)
      }
    } catch {
      throw .invalidInput(field: "body", reason: "\(error)")
    }
  }
}

nonisolated extension JSONEncoder {
  /// The same value is the same bytes in each run of the app.
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}

nonisolated extension RequestBody: Redacted {
  /// Says nothing: what is sent may be a secret.
  package var description: String { "RequestBody(…)" }
}

nonisolated extension [URLQueryItem] {
  /// `name=a%2Bb&…`: a plus sign is encoded too, for servers read a bare one as a space.
  var percentEncoded: String {
    var components = URLComponents()
    components.queryItems = self
    return (components.percentEncodedQuery ?? "").replacing("+", with: "%2B")
  }
}

import Foundation

/// What a client asks.
struct Request: Sendable, Hashable {
  let method: String
  /// The path without its query, decoded.
  let path: String
  let query: [String: String]
  /// By name in lower case.
  let headers: [String: String]
  let body: Data
  /// Whether the client may ask again on the same connection.
  let keepsAlive: Bool
}

extension Request {
  /// What follows `Bearer` in the `Authorization` header.
  var token: String? {
    let words = headers["authorization"]?.split(separator: " ") ?? []
    guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
    return String(words[1])
  }

  /// The fields of the body, whether it is a form or JSON; what is in other fields is left out.
  var fields: [String: String] {
    if headers["content-type"]?.hasPrefix("application/x-www-form-urlencoded") == true {
      return String(decoding: body, as: UTF8.self).formFields ?? [:]
    }
    let fields = try? JSONDecoder().decode([String: FieldText].self, from: body)
    return fields?.compactMapValues(\.text) ?? [:]
  }
}

import Foundation

/// A value that is kept as JSON, in one column.
nonisolated extension SQLValue {
  /// The value as JSON, with its keys in order: equal values are equal texts. What JSON cannot hold
  /// is `null`.
  init(json value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try? encoder.encode(value)
    self = json.map { .text(String(decoding: $0, as: UTF8.self)) } ?? .null
  }

  /// The value that stands here as JSON.
  func json<Value: Decodable>(as type: Value.Type = Value.self) -> Value? {
    guard case .text(let json) = self else { return nil }
    return try? JSONDecoder().decode(type, from: Data(json.utf8))
  }
}

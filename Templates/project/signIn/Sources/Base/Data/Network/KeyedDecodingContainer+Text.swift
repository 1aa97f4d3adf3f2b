nonisolated extension KeyedDecodingContainer {
  /// A text, which some servers write as a number.
  package func text(_ key: Key) throws -> String {
    if let number = try? decode(Int64.self, forKey: key) { return "\(number)" }
    return try decode(String.self, forKey: key)
  }
}

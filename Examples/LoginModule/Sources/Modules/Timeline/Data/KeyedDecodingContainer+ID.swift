extension KeyedDecodingContainer {
  /// The id of a post, which the service sends as a number and as text; one of them will do.
  func id(_ key: Key, orText textKey: Key) throws -> Int64 {
    if let text = try? decode(String.self, forKey: textKey), let id = Int64(text) { return id }
    return try decode(Int64.self, forKey: key)
  }
}

nonisolated extension KeyedDecodingContainer {
  /// The id of a post, which the service sends as a number and as text; one of them will do.
  func id(_ key: Key, orText textKey: Key) throws -> Int64 {
    do {
      return try decode(Int64.self, forKey: key)
    } catch {
      guard let text = try? decode(String.self, forKey: textKey), let id = Int64(text) else {
        throw error
      }
      return id
    }
  }
}

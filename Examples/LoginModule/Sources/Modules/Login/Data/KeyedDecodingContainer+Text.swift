nonisolated extension KeyedDecodingContainer {
  /// What stands under a key as text, or as a number, which some servers write as text and some do
  /// not; `nil` for anything else.
  func text(_ key: Key) -> String? {
    (try? decode(String.self, forKey: key))
      ?? (try? decode(Int64.self, forKey: key)).map { String($0) }
  }
}

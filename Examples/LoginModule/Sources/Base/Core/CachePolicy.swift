/// Where to look for a value, and in which order.
package nonisolated enum CachePolicy: Sendable, CaseIterable {
  /// The server, or an error.
  case networkOnly
  /// The server; while it cannot be reached, what was kept, with a warning.
  case networkFirst
  /// What was kept, at once; then what the server says.
  case cacheFirst
  /// What was kept, or nothing.
  case cacheOnly
}

/// Where to look for a value, and in which order.
package nonisolated enum CachePolicy: Sendable, Hashable {
  /// The server, or an error.
  case networkOnly
  /// The server; while it cannot be reached, what was kept, with a warning.
  case networkFirst
  /// The kept value, at once; then the server's.
  case cacheFirst
  /// The kept value, and nothing else as long as it is younger than that; else as `cacheFirst`.
  case freshFor(Duration)
  /// The kept value, or nothing.
  case cacheOnly
}

nonisolated extension CachePolicy {
  /// True if nothing that was kept is shown before the server has had its say.
  package var asksServerFirst: Bool { self == .networkOnly || self == .networkFirst }
}

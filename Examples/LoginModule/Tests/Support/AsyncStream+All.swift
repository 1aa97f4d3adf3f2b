nonisolated extension AsyncStream where Element: Sendable {
  /// Everything up to the end.
  package func all() async -> [Element] {
    await reduce(into: []) { $0.append($1) }
  }
}

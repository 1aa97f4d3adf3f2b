nonisolated extension AsyncStream {
  /// A stream that has ended.
  package static var none: AsyncStream { AsyncStream { $0.finish() } }
}

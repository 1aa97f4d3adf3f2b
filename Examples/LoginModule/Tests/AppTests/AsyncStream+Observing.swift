import Observation

extension AsyncStream where Element: Sendable {
  /// The values of something that is observed: the present one, and another after each change.
  @MainActor
  static func observing(_ value: @escaping @MainActor () -> Element) -> AsyncStream {
    let (stream, listener) = makeStream()
    listener.follow(value)
    return stream
  }
}

extension AsyncStream.Continuation where Element: Sendable {
  @MainActor
  fileprivate func follow(_ value: @escaping @MainActor () -> Element) {
    let present = withObservationTracking(value) {
      Task { @MainActor in follow(value) }
    }
    yield(present)
  }
}

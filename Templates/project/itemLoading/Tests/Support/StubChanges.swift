import Core

/// Notifies all who listen that what a stub keeps has changed.
package nonisolated final class StubChanges: Sendable {
  private let listeners = Locked<[AsyncStream<Void>.Continuation]>([])

  package init() {}

  /// The changes from now on.
  package var stream: AsyncStream<Void> {
    let (stream, listener) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    listeners.withLock { $0.append(listener) }
    return stream
  }

  package func tell() {
    for listener in listeners.withLock({ $0 }) { listener.yield() }
  }
}

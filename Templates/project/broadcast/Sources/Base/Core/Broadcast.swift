import Foundation

/// Notifies all who listen of what has happened, each by a stream of its own.
package nonisolated final class Broadcast<Element: Sendable>: Sendable {
  private let listeners = Locked<[UUID: AsyncStream<Element>.Continuation]>([:])

  package init() {}

  deinit {
    for listener in all { listener.finish() }
  }

  /// How many listen.
  package var count: Int { listeners.withLock { $0.count } }

  /// The events from now on, for one listener. It ends when nobody can report any more.
  package func listen() -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    let id = UUID()
    continuation.onTermination = { [listeners] _ in listeners.withLock { $0[id] = nil } }
    listeners.withLock { $0[id] = continuation }
    return stream
  }

  package func tell(_ element: Element) {
    for listener in all { listener.yield(element) }
  }

  /// Nobody is called while the list is locked: whoever hears of an end is taken from it.
  private var all: [AsyncStream<Element>.Continuation] {
    listeners.withLock { Array($0.values) }
  }
}

/// Those who want to hear of something in the same turn in which it happens.
@MainActor
package final class Listeners<Event> {
  /// Says whether it still wants to know.
  package typealias Listener = @MainActor (Event) -> Bool

  private var all: [(number: Int, hear: Listener)] = []
  private var count = 0

  package nonisolated init() {}

  package func add(_ listener: @escaping Listener) {
    all.append((count, listener))
    count += 1
  }

  package func tell(_ event: Event) {
    for (number, hear) in all where !hear(event) { all.removeAll { $0.number == number } }
  }
}

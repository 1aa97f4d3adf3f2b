import Core

/// A list as screens see it: what it has now, and how they ask for more of it.
@MainActor
package protocol ListFeed<Item>: AnyObject, Sendable {
  /// The item of the list.
  associatedtype Item: Sendable
  /// All rows that are known, in the order of the list, each once.
  var items: [Item] { get }
  /// Hear whenever there is something else to show.
  var listeners: Listeners<Void> { get }
  /// How many of them, from the top, are known to be where they are. Those below are older, and
  /// are asked for again as soon as one of them is seen.
  var freshCount: Int { get }
  /// True if nothing is behind the last row.
  var isWhole: Bool { get }
  /// How many rows could not be read.
  var dropped: Int { get }
  /// How old the rows are, in seconds; `nil` if the server has sent them.
  var age: Double? { get }
  /// Fills the list from its beginning, as a policy says. Rows that are there stay meanwhile.
  ///
  /// - Returns: Why what is shown is not the newest, or could not be kept.
  func refresh(_ policy: CachePolicy) async throws(AppError) -> AppError?
  /// Goes on with the list behind the rows that are known to be where they are.
  ///
  /// - Returns: Why the page could not be kept.
  func more() async throws(AppError) -> AppError?
}

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

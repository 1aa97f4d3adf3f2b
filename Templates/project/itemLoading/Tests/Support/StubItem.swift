import BaseBusiness
import Core

/// An item whose answers a test gives by hand, call by call.
package nonisolated final class StubItem<Item: Sendable>: ItemLoading {
  package typealias Answer = Sourced<Item>.Answer

  private let calls = StubStreams<CachePolicy, Item>()
  private let changed = StubChanges()

  package init() {}

  /// The numbers of the calls that were given up by whoever made them.
  package var cancellations: AsyncStream<Int> { calls.cancellations }

  /// How it was asked for.
  package var policies: [CachePolicy] { calls.asked }

  package func load(_ policy: CachePolicy) -> Sourced<Item>.Answers { calls.ask(policy) }

  package var changes: AsyncStream<Void> { changed.stream }

  /// What is saved is forgotten.
  package func save(_ item: Item) {}

  /// Says that something else is kept now.
  package func change() { changed.tell() }

  /// Gives a call its answers and ends it.
  package func answer(_ call: Int, _ answers: [Answer]) { calls.answer(call, answers) }
}

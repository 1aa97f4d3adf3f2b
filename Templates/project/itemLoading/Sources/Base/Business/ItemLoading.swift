import Core

/// The requests of a screen to a module that has one item to show.
package nonisolated protocol ItemLoading<Item>: Handler {
  /// The item on the screen.
  associatedtype Item: Sendable

  /// The item, once or twice as `policy` says; no answer if there is none.
  ///
  /// The stream ends after its first failure.
  func load(_ policy: CachePolicy) -> Sourced<Item>.Answers

  /// One element after each change of what is kept, by this screen or by another one.
  var changes: AsyncStream<Void> { get }
}

nonisolated extension ItemLoading {
  /// Where nobody reports changes, there are none.
  package var changes: AsyncStream<Void> { .none }
}

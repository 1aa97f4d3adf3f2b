import Core

/// The requests of a screen to a module whose items are shown one by one.
package nonisolated protocol DetailLoading<Item>: Handler {
  /// The item on the screen.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

  /// The item with an id, once or twice as `policy` says; no answer if there is none.
  ///
  /// The stream ends after its first failure.
  func load(_ id: Item.ID, _ policy: CachePolicy) -> Sourced<Item>.Answers

  /// One element after each change of the item with an id, by this screen or by another one.
  @MainActor func changes(of id: Item.ID) -> AsyncStream<Void>
}

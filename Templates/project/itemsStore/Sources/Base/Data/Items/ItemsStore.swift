import Core

/// Keeps the items that are shown one by one, each under its id.
package nonisolated protocol ItemsStore<Item>: Sendable {
  associatedtype Item: Identifiable & Sendable

  /// One element after each change of what is kept, whoever makes it.
  var changes: AsyncStream<Void> { get }

  /// The item with an id, and since when it is kept; `nil` if there is none.
  func item(_ id: Item.ID) async throws(AppError) -> Sourced<Item>?

  /// Keeps an item in the place of the one with its id, if there is one.
  func save(_ item: Item) async throws(AppError)
}

import Core

/// Keeps the one item that a module is about.
package nonisolated protocol ItemStore<Item>: Sendable {
  associatedtype Item: Sendable

  /// The last saved value, and since when it is kept; `nil` if nothing was saved.
  func load() async throws(AppError) -> Sourced<Item>?

  /// Keeps an item; from now on it is the one that is loaded.
  func save(_ item: Item) async throws(AppError)
}

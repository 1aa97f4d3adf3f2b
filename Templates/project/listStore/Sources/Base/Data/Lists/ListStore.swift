import Core

/// Keeps a list that is on this device alone, each item once. An item that is new is the last.
package nonisolated protocol ListStore<Item>: ItemsStore {
  /// The page after a cursor, and since when it is kept; without a cursor, the first.
  ///
  /// - Parameter size: How many items it has at most.
  func page(after cursor: String?, size: Int) async throws(AppError) -> Sourced<Page<Item>>
  /// Puts an item in the place of the one with its id, if there is one.
  func update(_ item: Item) async throws(AppError)
  /// Removes the item with an id, if there is one.
  func remove(_ id: Item.ID) async throws(AppError)
}

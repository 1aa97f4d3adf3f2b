import Core

/// Keeps a list that is on this device alone. An item that is new is the last.
package nonisolated protocol ListStore<Item>: RowStore, ItemsStore {
  /// The page after a cursor, and since when it is kept; without a cursor, the first.
  ///
  /// - Parameter size: How many items it has at most.
  func page(after cursor: String?, size: Int) async throws(AppError) -> Sourced<Page<Item>>

  /// Adds an item at the end, or updates the one with its id.
  func save(_ item: Item) async throws(AppError)
}

nonisolated extension ListStore {
  package func insert(_ item: Item) async throws(AppError) {
    try await save(item)
  }

  /// The page after a cursor, in the size that is shown at once; without a cursor, the first.
  package func page(after cursor: String? = nil) async throws(AppError) -> Sourced<Page<Item>> {
    try await page(after: cursor, size: 50)
  }
}

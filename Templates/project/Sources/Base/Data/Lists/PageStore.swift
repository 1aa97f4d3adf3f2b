import Core

/// Keeps the pages of a list, as the server sends them. An item that is new is the first.
package nonisolated protocol PageStore<Item>: RowStore {
  /// All that is kept, as one page that ends where the last one did; `nil` if nothing ever was.
  func load() async throws(AppError) -> Sourced<Page<Item>>?

  /// Puts a first page in the place of the rows that it overlaps, as it is done on screen.
  func splice(_ page: Page<Item>) async throws(AppError)

  /// Adds a later page. A row that is there already is updated in its place.
  func append(_ page: Page<Item>) async throws(AppError)
}

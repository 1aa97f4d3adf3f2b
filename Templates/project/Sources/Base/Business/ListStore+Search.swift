import BaseData
import Core

nonisolated extension ListStore {
  /// All items that fit, in the order of the list.
  ///
  /// - Parameters:
  ///   - make: Turns what is kept into what is shown. What it throws for is dropped and counted.
  ///   - fits: Whether an item is one of those that are searched for.
  package func search<Shown: Sendable>(
    make: (Item) throws(AppError) -> Shown, where fits: (Shown) -> Bool
  ) async throws(AppError) -> Sourced<Page<Shown>> {
    try await page(after: nil, size: .max - 1).map { page throws(AppError) in
      var found = try page.compactMap(make)
      found.items.removeAll { !fits($0) }
      return found
    }
  }

  /// All items that fit, in the order of the list.
  package func search(
    where fits: (Item) -> Bool
  ) async throws(AppError) -> Sourced<Page<Item>> {
    try await search(make: { item throws(AppError) in item }, where: fits)
  }
}

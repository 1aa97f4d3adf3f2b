import BaseData
import Core

nonisolated extension ListStore {
  /// The page after a cursor; without a cursor, the first.
  func page(after cursor: String? = nil) async throws(AppError) -> Sourced<Page<Item>> {
    try await page(after: cursor, size: 50)
  }
}

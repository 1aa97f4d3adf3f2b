import BaseData
import Core

nonisolated extension ListStore {
  /// All that is kept, in the order of the list.
  package func items() async throws(AppError) -> [Item] {
    try await page(after: nil, size: .max - 1).value.items
  }
}

import BaseData
import Core

nonisolated extension PageStore {
  /// Keeps these rows, in this order, and no others.
  package func keep(_ items: [Item]) async throws(AppError) {
    var change = ListChange<Item>()
    change.rows = items.enumerated().map { KeptRow($1, at: Int64($0)) }
    (change.isFirst, change.isWhole) = (true, true)
    try await keep(change)
  }

  /// All that is kept, in the order of the list.
  package func items() async throws(AppError) -> [Item]? {
    try await load()?.value.map(\.item)
  }
}

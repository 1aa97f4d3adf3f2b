import Core
import Foundation

/// The rows of a list that a server has, kept as one value: for a few hundred, since each change
/// writes them all.
package nonisolated struct StoredPages<Item: Codable & Identifiable & Sendable>: PageStore
where Item.ID: Sendable {
  private let key: StorageKey<Kept>
  private let store: any KeyValueStore
  private let now: @Sendable () -> Date

  private struct Kept: Codable {
    var rows: [KeptRow<Item>] = []
    var savedAt: Date
  }

  package init(
    _ key: String, in store: any KeyValueStore, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.key = StorageKey(key)
    self.store = store
    self.now = now
  }

  /// It is as old as its first page.
  package func load() throws(AppError) -> Sourced<[KeptRow<Item>]>? {
    try store.value(for: key).map {
      Sourced($0.rows, from: .cache(age: now().timeIntervalSince($0.savedAt)))
    }
  }

  package func keep(_ change: ListChange<Item>) throws(AppError) {
    try store.change(key) { kept throws(AppError) in
      var list = kept ?? Kept(savedAt: now())
      if change.isWhole { list.rows = [] }
      let ids = Set(change.removed + change.rows.map(\.item.id))
      list.rows.removeAll { ids.contains($0.item.id) }
      list.rows = (list.rows + change.rows).sorted { $0.number < $1.number }
      if change.isFirst { list.savedAt = now() }
      kept = list
    }
  }
}

import Core
import Foundation

/// A list that is on this device alone, kept as one value.
package nonisolated struct StoredList<Item: Codable & Identifiable & Sendable>: ListStore
where Item.ID: Sendable {
  private let key: StorageKey<Kept>
  private let store: any KeyValueStore
  private let now: @Sendable () -> Date

  private struct Kept: Codable {
    var items: [Item] = []
    var savedAt: Date
  }

  package init(
    _ key: String, in store: any KeyValueStore, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.key = StorageKey(key)
    self.store = store
    self.now = now
  }

  package var changes: AsyncStream<Void> { store.changes(of: key) }

  package func page(after cursor: String?, size: Int) throws(AppError) -> Sourced<Page<Item>> {
    let kept = try kept()
    return Sourced(Page(of: kept.items, after: cursor, size: size), from: origin(of: kept))
  }

  package func item(_ id: Item.ID) throws(AppError) -> Sourced<Item>? {
    let kept = try kept()
    return kept.items.first { $0.id == id }.map { Sourced($0, from: origin(of: kept)) }
  }

  package func save(_ item: Item) throws(AppError) {
    try change { items in
      if !items.replace(item) { items.append(item) }
    }
  }

  package func update(_ item: Item) throws(AppError) {
    try change { items in items.replace(item) }
  }

  package func remove(_ id: Item.ID) throws(AppError) {
    try change { items in items.removeAll { $0.id == id } }
  }

  private func kept() throws(AppError) -> Kept {
    try store.value(for: key) ?? Kept(savedAt: now())
  }

  private func origin(of kept: Kept) -> Origin {
    .cache(age: now().timeIntervalSince(kept.savedAt))
  }

  @discardableResult
  private func change<Outcome: Sendable>(
    _ body: (inout [Item]) -> Outcome
  ) throws(AppError) -> Outcome {
    try store.change(key) { kept throws(AppError) in
      var items = kept?.items ?? []
      defer { kept = Kept(items: items, savedAt: now()) }
      return body(&items)
    }
  }
}

import Core
import Foundation

/// Items that are kept as values, each under its id.
package nonisolated struct StoredItems<Item: Codable & Identifiable & Sendable>: ItemsStore
where Item.ID: Sendable {
  private let name: String
  private let store: any KeyValueStore
  private let now: @Sendable () -> Date

  /// - Parameter name: What the keys of all items begin with.
  package init(
    _ name: String, in store: any KeyValueStore, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.name = name
    self.store = store
    self.now = now
  }

  package var changes: AsyncStream<Void> {
    ChangeListeners.all.listen(to: [name], in: store.place)
  }

  package func item(_ id: Item.ID) throws(AppError) -> Sourced<Item>? {
    try kept(id).load()
  }

  package func save(_ item: Item) throws(AppError) {
    try kept(item.id).save(item)
    ChangeListeners.all.tell(of: [name], in: store.place)
  }

  private func kept(_ id: Item.ID) -> StoredItem<Item> {
    StoredItem("\(name).\(id)", in: store, now: now)
  }
}

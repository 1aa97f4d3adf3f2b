import BaseData
import Core

/// A list that is held until the app ends.
package nonisolated final class MemoryList<Item: Identifiable & Sendable>: ListStore
where Item.ID: Sendable {
  private let items: Locked<[Item]>
  private let broadcast = Broadcast<Void>()

  package init(_ items: [Item] = []) {
    self.items = Locked(items)
  }

  package var changes: AsyncStream<Void> { broadcast.listen() }

  package func page(after cursor: String?, size: Int) -> Sourced<Page<Item>> {
    Sourced(Page(of: items.withLock { $0 }, after: cursor, size: size), from: .cache(age: 0))
  }

  package func item(_ id: Item.ID) -> Sourced<Item>? {
    items.withLock { items in items.first { $0.id == id } }.map {
      Sourced($0, from: .cache(age: 0))
    }
  }

  package func save(_ item: Item) {
    items.withLock { items in
      if !items.replace(item) { items.append(item) }
    }
    broadcast.tell(())
  }

  package func update(_ item: Item) {
    items.withLock { items in _ = items.replace(item) }
    broadcast.tell(())
  }

  package func remove(_ id: Item.ID) {
    items.withLock { items in items.removeAll { $0.id == id } }
    broadcast.tell(())
  }
}

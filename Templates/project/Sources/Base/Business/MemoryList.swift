import BaseData
import Core

/// A list that is held until the app ends.
package nonisolated struct MemoryList<Item: Identifiable & Sendable>: ListStore
where Item.ID: Sendable {
  private let pages: MemoryPages<Item>

  package init(_ items: [Item] = []) {
    pages = MemoryPages(items)
  }

  package var changes: AsyncStream<Void> { pages.changes }

  package func page(after cursor: String?, size: Int) async -> Sourced<Page<Item>> {
    let items = await pages.load()?.value.items ?? []
    return Sourced(Page(of: items, after: cursor, size: size), from: .cache(age: 0))
  }

  package func item(_ id: Item.ID) async -> Sourced<Item>? {
    await pages.item(id)
  }

  package func save(_ item: Item) async {
    await pages.append(Page(items: [item]))
  }

  package func update(_ item: Item) async {
    await pages.update(item)
  }

  package func take(_ id: Item.ID) async -> PutBack? {
    await pages.take(id)
  }
}

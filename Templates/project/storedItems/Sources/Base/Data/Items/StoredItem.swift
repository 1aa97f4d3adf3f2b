import Core
import Foundation

/// An item that is kept as one value.
package nonisolated struct StoredItem<Item: Codable & Sendable>: ItemStore {
  private let kept: KeptValue<Kept>
  private let now: @Sendable () -> Date

  private struct Kept: Codable {
    let dto: Item
    let since: Date
  }

  package init(
    _ key: String, in store: any KeyValueStore, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    kept = KeptValue(key, in: store)
    self.now = now
  }

  package func load() throws(AppError) -> Sourced<Item>? {
    try kept.value().map { kept in
      Sourced(kept.dto, from: .cache(age: now().timeIntervalSince(kept.since)))
    }
  }

  package func save(_ item: Item) throws(AppError) {
    try kept.set(Kept(dto: item, since: now()))
  }
}

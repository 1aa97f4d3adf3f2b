import BaseData
import Core
import Foundation

/// An item that is held until the app ends.
package actor MemoryItem<Item: Sendable>: ItemStore {
  private let now: @Sendable () -> Date
  private var kept: (item: Item, since: Date)?

  package init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  package func load() -> Sourced<Item>? {
    kept.map { kept in
      Sourced(kept.item, from: .cache(age: now().timeIntervalSince(kept.since)))
    }
  }

  package func save(_ item: Item) {
    kept = (item, since: now())
  }
}

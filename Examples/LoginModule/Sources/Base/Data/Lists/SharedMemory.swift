import Core

/// The lists that no module keeps: the screens that show one have it in common, until the app ends
/// or another account is at hand.
package nonisolated final class SharedMemory: Sendable {
  private let lists = Locked<[String: any Sendable]>([:])

  package init() {}

  /// The pages of a list.
  ///
  /// - Parameter name: What no other list is called.
  package func pages<Item>(
    _ name: String, of type: Item.Type = Item.self
  ) -> MemoryPages<Item> {
    lists.withLock { lists in
      if let pages = lists[name] as? MemoryPages<Item> { return pages }
      let pages = MemoryPages<Item>()
      lists[name] = pages
      return pages
    }
  }
}

import BaseBusiness
import Core

/// One of the items of a handler, for the promises of an item.
package nonisolated struct OneDetail<Item: Identifiable & Sendable>: ItemLoading
where Item.ID: Sendable {
  private let id: Item.ID
  private let handler: any DetailLoading<Item>

  package init(_ id: Item.ID, of handler: any DetailLoading<Item>) {
    self.id = id
    self.handler = handler
  }

  package func load(_ policy: CachePolicy) -> Sourced<Item>.Answers {
    handler.load(id, policy)
  }
}

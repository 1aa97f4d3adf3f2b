import Core

/// Keeps the rows of a list that a server has, for the next start of the app.
package nonisolated protocol PageStore<Item>: Sendable {
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable
  /// All that is kept, in the order of its numbers; `nil` if nothing ever was.
  func load() async throws(AppError) -> Sourced<[KeptRow<Item>]>?
  func keep(_ change: ListChange<Item>) async throws(AppError)
}

/// A change of a list that is kept, to be written.
package nonisolated struct ListChange<Item: Identifiable & Sendable>: Sendable
where Item.ID: Sendable {
  /// New rows, and those whose content or place has changed.
  package var rows: [KeptRow<Item>] = []
  /// Whose rows go.
  package var removed: [Item.ID] = []
  /// True if the list was asked for from its beginning.
  package var isFirst = false
  /// True if these are all rows: whatever else is kept goes.
  package var isWhole = false

  package init() {}
}

/// A row of a list as it is kept.
package nonisolated struct KeptRow<Item: Sendable>: Sendable {
  /// The number that orders the rows, the smallest first.
  package let number: Int64
  package let item: Item
  /// Where the page ended whose last row this is.
  package let end: PageEnd?

  package init(_ item: Item, at number: Int64, end: PageEnd? = nil) {
    self.number = number
    self.item = item
    self.end = end
  }
}

nonisolated extension KeptRow: Codable where Item: Codable {}

import Core

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

/// A part of a list.
package struct Page<Item: Sendable>: Sendable {
  /// In the order of the list.
  package var items: [Item]
  /// What to ask with for the page after this one; `nil` on the last page.
  package var next: String?
  /// How many rows were left out because they could not be read.
  package var dropped: Int

  package init(items: [Item], next: String? = nil, dropped: Int = 0) {
    self.items = items
    self.next = next
    self.dropped = dropped
  }
}

extension Page: Equatable where Item: Equatable {}
extension Page: Hashable where Item: Hashable {}

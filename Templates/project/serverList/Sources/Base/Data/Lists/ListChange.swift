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

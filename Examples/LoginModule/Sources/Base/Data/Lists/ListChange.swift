/// What is to be written of a list that is kept.
package nonisolated struct ListChange<Item: Identifiable & Sendable>: Sendable
where Item.ID: Sendable {
  /// New rows, and those whose content or place has changed.
  package var rows: [KeptRow<Item>] = []
  /// Whose rows go.
  package var removed: [Item.ID] = []
  /// Whether the list was asked for from its beginning.
  package var isFirst = false
  /// Whether these are all rows: whatever else is kept goes.
  package var isWhole = false

  package init() {}
}

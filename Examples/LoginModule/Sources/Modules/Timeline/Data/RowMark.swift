/// What is known of what is below a row.
package nonisolated struct RowMark: Sendable, Hashable {
  /// Whether others may be missing there: a hole in the list, or, below the last row, all that was not
  /// asked for yet.
  package var hasGap: Bool
  /// How many there could not be read.
  package var unreadable: Int

  package init(hasGap: Bool, unreadable: Int) {
    self.hasGap = hasGap
    self.unreadable = unreadable
  }
}

import TimelineBusiness

/// A row that stands where posts could not be read.
package nonisolated struct UnreadableRow: Sendable, Hashable, Identifiable {
  /// The post above it.
  package let id: Status.ID
  package let count: Int

  package init(below id: Status.ID, count: Int) {
    self.id = id
    self.count = count
  }

  package var text: String { TimelineText.unreadable(count) }
}

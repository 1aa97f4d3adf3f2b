import TimelineBusiness

/// A row that stands where posts are missing.
package nonisolated struct GapRow: Sendable, Hashable, Identifiable {
  /// The post above the gap.
  package let id: Status.ID
  package let isFilling: Bool

  package init(below id: Status.ID, isFilling: Bool = false) {
    self.id = id
    self.isFilling = isFilling
  }

  package var text: String { isFilling ? TimelineText.filling : TimelineText.gap }
}

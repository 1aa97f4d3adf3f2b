import BaseView
import TimelineBusiness

/// What one row shows of a `Status`.
package struct StatusRow: Sendable, Hashable, Identifiable {
  private let item: Status

  package init(_ item: Status) {
    self.item = item
  }

  package var id: Status.ID { item.id }
  package var createdAtText: String { item.createdAt.displayText }
  package var textText: String { item.text.displayText }
}

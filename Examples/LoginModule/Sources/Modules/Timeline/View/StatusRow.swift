import BaseView
import Foundation
import TimelineBusiness

/// A row of the screen for its `Status`.
package nonisolated struct StatusRow: Sendable, Hashable, Identifiable {
  package let item: Status

  @Sendable package init(_ item: Status) {
    self.item = item
  }

  package var id: Status.ID { item.id }
  package var authorText: String { (item.author?.name).displayText }
  package var avatarURL: URL? { item.author?.image }
  package var dateText: String { dateText(.here) }
  package var text: String { item.text }

  /// The post that this one repeats, with who wrote it.
  package var retweetedText: String? { item.retweeted?.displayText }

  /// The whole post, for its own page.
  package var detail: StatusDetail { StatusDetail(item) }
}

nonisolated extension StatusRow {
  /// The moment of the post as another reader than that of the device has it.
  package func dateText(_ dates: StatusDate) -> String {
    item.date.formatted(dates.row)
  }
}

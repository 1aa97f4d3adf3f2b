import BaseView
import Foundation
import TimelineBusiness

/// What one row shows of its `Status`.
package nonisolated struct StatusRow: Sendable, Hashable, Identifiable {
  let item: Status

  @Sendable package init(_ item: Status) {
    self.item = item
  }

  package var id: Status.ID { item.id }
  package var authorText: String { (item.author?.name).displayText }
  package var avatarURL: URL? { item.author?.image }
  package var dateText: String { item.date.formatted(StatusDate.style) }
  package var text: String { item.text }

  /// The post that this one repeats, with who wrote it.
  package var retweetedText: String? { item.retweeted?.displayText }

  /// The whole post, for its own page.
  package var detail: StatusDetail { StatusDetail(item) }
}

nonisolated extension StatusRow {
  /// The moment of the post on the clock of another place than the viewer's.
  package func dateText(in timeZone: TimeZone) -> String {
    item.date.formatted(StatusDate.style(in: timeZone))
  }
}

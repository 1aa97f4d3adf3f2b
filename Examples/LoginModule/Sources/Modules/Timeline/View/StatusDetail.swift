import BaseView
import Foundation
import TimelineBusiness

/// What the page of one post shows of a `Status`.
package nonisolated struct StatusDetail: Sendable, Hashable {
  private let item: Status

  package init(_ item: Status) {
    self.item = item
  }

  package var authorText: String { (item.author?.name).displayText }
  package var avatarURL: URL? { item.author?.image }
  package var dateText: String { item.date.formatted(StatusDate.full) }
  package var text: String { item.text }

  /// The post that this one repeats, with who wrote it; of one that was deleted, what the service
  /// says in its place.
  package var retweetedText: String? { item.retweeted?.displayText }
}

nonisolated extension StatusDetail {
  /// The moment of the post on the clock of another place than the viewer's.
  package func dateText(in timeZone: TimeZone) -> String {
    item.date.formatted(StatusDate.full(in: timeZone))
  }
}

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
  package var dateText: String { dateText(.here) }
  package var text: String { item.text }

  /// The post that this one repeats, with who wrote it; of one that was deleted, what the service
  /// says in its place.
  package var retweetedText: String? { item.retweeted?.displayText }
}

nonisolated extension StatusDetail {
  /// The moment of the post as another reader than that of the device has it.
  package func dateText(_ dates: StatusDate) -> String {
    item.date.formatted(dates.page)
  }
}

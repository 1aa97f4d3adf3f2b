import BaseView
import Foundation
import TimelineBusiness

/// What one row shows of a `Status`.
package struct StatusRow: Sendable, Hashable, Identifiable {
  private let item: Status

  package init(_ item: Status) {
    self.item = item
  }

  package var id: Status.ID { item.id }
  package var authorText: String { (item.author?.name).displayText }
  package var dateText: String { item.date.formatted(StatusDate.style) }
  package var text: String { item.text }

  /// The post that this one repeats, with who wrote it.
  package var retweetedText: String? {
    item.retweeted.map { retweeted in
      guard let author = retweeted.author else { return retweeted.text }
      return TimelineText.retweeted(author.name, retweeted.text)
    }
  }
}

extension StatusRow {
  /// The moment of the post on the clock of another place than the viewer's.
  package func dateText(in timeZone: TimeZone) -> String {
    item.date.formatted(StatusDate.style(in: timeZone))
  }
}

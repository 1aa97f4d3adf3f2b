import BaseBusiness
import Core
import Observation

/// What a screen shows of a list: a row for each item, made anew only when the list has changed.
@MainActor @Observable
final class ShownRows<Row: Identifiable & Hashable & Sendable> where Row.ID: Sendable {
  let feed: any ListFeed
  /// Is another number whenever there is something else to show.
  private var version = 0
  @ObservationIgnored private let make: @MainActor () -> [Row]
  @ObservationIgnored private var made: SectionedRows<OneSection, Row>?

  init<Item>(_ feed: some ListFeed<Item>, row: @escaping @Sendable (Item) -> Row) {
    self.feed = feed
    make = { feed.items.map(row) }
    feed.listeners.add { [weak self] in
      self?.made = nil
      self?.version += 1
      return self != nil
    }
  }

  var rows: SectionedRows<OneSection, Row> {
    _ = version
    let rows = made ?? SectionedRows(make(), in: OneSection.all)
    made = rows
    return rows
  }

  /// Whether a row that is seen calls for more: it is the last one, or older than those above it.
  func wantsMore(at id: Row.ID) -> Bool {
    let ids = rows.ids(in: .all)
    return ids.last == id || ids.dropFirst(feed.freshCount).contains(id)
  }
}

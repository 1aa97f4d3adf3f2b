import BaseBusiness
import Core

/// What a screen shows of a list: a row for each item, made anew only when the list has changed.
@MainActor
final class ShownRows<Row: Identifiable & Hashable & Sendable> where Row.ID: Sendable {
  let feed: any ListFeed
  private let make: @MainActor () -> [Row]
  private var made: (version: Int, rows: SectionedRows<OneSection, Row>)?

  init<Item>(_ feed: some ListFeed<Item>, row: @escaping @Sendable (Item) -> Row) {
    self.feed = feed
    make = { feed.items.map(row) }
  }

  var rows: SectionedRows<OneSection, Row> {
    let version = feed.version
    if let made, made.version == version { return made.rows }
    let rows = SectionedRows(make(), in: OneSection.all)
    made = (version, rows)
    return rows
  }

  /// Whether a row that is seen calls for more: it is the last one, or older than those above it.
  func wantsMore(at id: Row.ID) -> Bool {
    let ids = rows.ids(in: .all)
    return ids.last == id || ids.dropFirst(feed.freshCount).contains(id)
  }
}

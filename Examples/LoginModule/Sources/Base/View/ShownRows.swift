import BaseBusiness
import Core
import Observation

/// What a screen shows of a list: a row for each item, in its section, made anew only when the list
/// has changed.
@MainActor @Observable
final class ShownRows<Row: Identifiable & Hashable & Sendable> where Row.ID: Sendable {
  typealias Rows = SectionedRows<ListSection, Row>

  let feed: any ListFeed
  /// Is another number whenever there is something else to show.
  private var version = 0
  @ObservationIgnored private let make: @MainActor () -> [Row]
  @ObservationIgnored private let section: (@Sendable (Row) -> String)?
  @ObservationIgnored private var made: (rows: Rows, ids: [Row.ID])?

  init<Item>(
    _ feed: some ListFeed<Item>, row: @escaping @Sendable (Item) -> Row,
    section: (@Sendable (Row) -> String)?
  ) {
    self.feed = feed
    self.section = section
    make = { feed.items.map(row) }
    feed.listeners.add { [weak self] in
      self?.made = nil
      self?.version += 1
      return self != nil
    }
  }

  var rows: Rows { look().rows }

  /// Whether a row that is seen calls for more: it is the lowest one, or older than those above it
  /// in the list.
  func wantsMore(at id: Row.ID) -> Bool {
    let (rows, ids) = look()
    return rows.last?.id == id || ids.dropFirst(feed.freshCount).contains(id)
  }

  /// The rows, and their ids in the order of the list.
  private func look() -> (rows: Rows, ids: [Row.ID]) {
    _ = version
    if let made { return made }
    let items = make()
    let rows =
      section.map { section in Rows(items) { ListSection(section($0)) } } ?? Rows(items, in: .all)
    let made = (rows, items.map(\.id))
    self.made = made
    return made
  }
}

/// A section of a list: the rows that have a text in common, which stands above them.
package nonisolated struct ListSection: Hashable, Sendable {
  package let title: String?

  package init(_ title: String?) {
    self.title = title
  }

  /// That of a list without sections: there is one, and nothing stands above it.
  package static let all = ListSection(nil)
}

/// The rows of a table in sections, each row there once: what a table shows, without a table.
///
/// A row that is added again takes the place of its older self, so nothing jumps.
package nonisolated struct SectionedRows<Section, Item>: Hashable, Sendable
where
  Section: Hashable & Sendable, Item: Identifiable & Hashable & Sendable, Item.ID: Sendable
{
  package private(set) var sections: [Section] = []
  private var rows: [Section: [Item]] = [:]
  private var homes: [Item.ID: Section] = [:]

  package init() {}

  /// One section with these rows.
  package init(_ items: [Item], in section: Section) {
    append(items, to: section)
  }

  /// Adds rows at the end of a section, which is made where it is missing.
  package mutating func append(_ items: [Item], to section: Section) {
    if rows[section] == nil {
      sections.append(section)
      rows[section] = []
    }
    for item in items where !update(item) {
      rows[section]?.append(item)
      homes[item.id] = section
    }
  }

  /// Puts these rows in the place of all that a section has.
  package mutating func replace(_ items: [Item], in section: Section) {
    for item in self.items(in: section) { homes[item.id] = nil }
    if rows[section] != nil { rows[section] = [] }
    append(items, to: section)
  }

  /// Removes a row, and its section with the last one.
  package mutating func remove(_ id: Item.ID) {
    guard let section = homes.removeValue(forKey: id) else { return }
    rows[section]?.removeAll { $0.id == id }
    if items(in: section).isEmpty { remove(section: section) }
  }

  /// Removes a section with its rows.
  package mutating func remove(section: Section) {
    for item in items(in: section) { homes[item.id] = nil }
    rows[section] = nil
    sections.removeAll { $0 == section }
  }
}

nonisolated extension SectionedRows {
  /// How many rows there are in all sections.
  package var count: Int { homes.count }

  package var isEmpty: Bool { homes.isEmpty }

  /// The lowest row of all.
  package var last: Item? {
    sections.lazy.reversed().compactMap { items(in: $0).last }.first
  }

  package func items(in section: Section) -> [Item] {
    rows[section, default: []]
  }

  package func ids(in section: Section) -> [Item.ID] {
    items(in: section).map(\.id)
  }

  package func item(_ id: Item.ID) -> Item? {
    homes[id].flatMap { section in items(in: section).first { $0.id == id } }
  }

  /// The section that a row stands in.
  package func section(of id: Item.ID) -> Section? {
    homes[id]
  }

  private mutating func update(_ item: Item) -> Bool {
    guard let section = homes[item.id],
      let row = items(in: section).firstIndex(where: { $0.id == item.id })
    else { return false }
    rows[section]?[row] = item
    return true
  }
}

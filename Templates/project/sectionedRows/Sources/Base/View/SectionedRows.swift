import Foundation

/// The rows of a table in sections, each row there once: what a table shows, without a table.
///
/// A row that is added again takes the place of its older self, so nothing jumps.
package nonisolated struct SectionedRows<Section, Item>: Hashable, Sendable
where
  Section: Hashable & Sendable, Item: Identifiable & Hashable & Sendable, Item.ID: Sendable
{
  package private(set) var sections: [Section] = []
  private var ids: [Section: [Item.ID]] = [:]
  private var items: [Item.ID: Item] = [:]

  package init() {}

  /// One section with these rows.
  package init(_ rows: [Item], in section: Section) {
    append(rows, to: section)
  }

  /// The rows in sections, which stand in the order of the first row of each.
  package init(_ rows: [Item], by section: (Item) -> Section) {
    for row in rows { append([row], to: section(row)) }
  }

  /// Adds rows at the end of a section, which is made where it is missing.
  package mutating func append(_ rows: [Item], to section: Section) {
    if ids[section] == nil { sections.append(section) }
    items.reserveCapacity(items.count + rows.count)
    var new: [Item.ID] = []
    for row in rows where items.updateValue(row, forKey: row.id) == nil { new.append(row.id) }
    ids[section, default: []] += new
  }

  /// Puts these rows in the place of all that a section has.
  package mutating func replace(_ rows: [Item], in section: Section) {
    for id in ids(in: section) { items[id] = nil }
    ids[section]?.removeAll()
    append(rows, to: section)
  }
}

nonisolated extension SectionedRows {
  /// How many rows there are in all sections.
  package var count: Int { items.count }

  package var isEmpty: Bool { items.isEmpty }

  /// The lowest row of all.
  package var last: Item? {
    sections.lazy.reversed().compactMap { ids(in: $0).last }.first.flatMap(item)
  }

  package func items(in section: Section) -> [Item] {
    ids(in: section).compactMap(item)
  }

  package func ids(in section: Section) -> [Item.ID] {
    ids[section, default: []]
  }

  package func item(_ id: Item.ID) -> Item? {
    items[id]
  }

  /// The row at a place as a table counts it, by section and row from nought; nil where there is
  /// none.
  package func item(at path: IndexPath) -> Item? {
    guard path.count == 2, sections.indices.contains(path[0]) else { return nil }
    let ids = ids(in: sections[path[0]])
    return ids.indices.contains(path[1]) ? items[ids[path[1]]] : nil
  }

  /// The rows that were there before and read differently now: the ones a table draws again.
  package func changedIDs(since old: SectionedRows) -> [Item.ID] {
    sections.flatMap(ids(in:)).filter { old.items[$0] != nil && old.items[$0] != items[$0] }
  }
}

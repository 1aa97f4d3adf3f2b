import Foundation

/// The rows as a table counts them: by section and row, from nought. A place that is not there is
/// answered with nothing, never with a crash.
nonisolated extension SectionedRows {
  /// How many rows the section at this index has.
  package func count(in index: Int) -> Int {
    sections.indices.contains(index) ? items(in: sections[index]).count : 0
  }

  package func item(at path: IndexPath) -> Item? {
    guard path.count == 2, sections.indices.contains(path[0]) else { return nil }
    let items = items(in: sections[path[0]])
    return items.indices.contains(path[1]) ? items[path[1]] : nil
  }

  package func indexPath(of id: Item.ID) -> IndexPath? {
    guard let section = section(of: id),
      let index = sections.firstIndex(of: section),
      let row = items(in: section).firstIndex(where: { $0.id == id })
    else { return nil }
    return [index, row]
  }

  /// The rows that were there before and read differently now: the ones a table draws again.
  package func changedIDs(since old: SectionedRows) -> [Item.ID] {
    let before = old.itemsByID
    return sections.flatMap { items(in: $0) }
      .filter { before[$0.id] != nil && before[$0.id] != $0 }
      .map(\.id)
  }

  private var itemsByID: [Item.ID: Item] {
    let pairs = sections.flatMap { items(in: $0) }.map { ($0.id, $0) }
    return Dictionary(pairs, uniquingKeysWith: { _, last in last })
  }
}

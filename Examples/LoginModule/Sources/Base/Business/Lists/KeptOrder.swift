import BaseData
import Core

/// Where the rows of a list are kept: numbers that follow its order, few of which change when the
/// list does.
///
/// Each head has a block of numbers before those of the last one.
nonisolated struct KeptOrder<ID: Hashable & Sendable>: Sendable {
  private var numbers: [ID: Int64] = [:]
  /// Where the pages of the head end, at their last rows.
  private var ends: [ID: PageEnd] = [:]
  private var block: Int64 = 0
  private static var size: Int64 { 1 << 32 }
  /// Created rows stand before it in the block, pages from it on.
  private var middle: Int64 { block * Self.size + Self.size / 2 }
}

nonisolated extension KeptOrder {
  /// The order in which rows were kept.
  mutating func load<Raw: Identifiable>(_ rows: [KeptRow<Raw>]) -> ListRun<ID>
  where Raw.ID == ID {
    numbers = Dictionary(
      rows.map { ($0.item.id, $0.number) }, uniquingKeysWith: { first, _ in first })
    guard let first = rows.first else { return ListRun() }
    block = first.number >> 32
    let next = middle + Self.size / 2
    let head = rows.filter { $0.number >= middle && $0.number < next }
    for row in head { ends[row.item.id] = row.end }
    return ListRun(
      created: rows.prefix { $0.number < middle }.map { $0.item.id },
      head: head.map { $0.item.id },
      below: rows.drop { $0.number < next }.map { $0.item.id },
      end: head.last { $0.end != nil }?.end)
  }

  /// From now on nothing is kept.
  mutating func forget() {
    numbers = [:]
  }

  /// Follows the list.
  ///
  /// - Parameters:
  ///   - isNew: Whether a new head has begun.
  ///   - hasLost: Whether rows were deleted that pages counted.
  ///   - limit: How many rows are kept. What is more is cut where a page ends.
  /// - Returns: The rows whose place has changed, and those that go.
  mutating func follow(
    _ list: ListRun<ID>, isNew: Bool, hasLost: Bool, limit: Int
  ) -> (placed: Set<ID>, removed: [ID]) {
    let old = (numbers, ends)
    if isNew { block -= 1 }
    if isNew || hasLost { ends = [:] }
    if let last = list.head.last { ends[last] = list.end }
    number(list)
    let shown = Set(kept(of: list, limit))
    numbers = numbers.filter { shown.contains($0.key) }
    let placed = shown.filter { numbers[$0] != old.0[$0] || ends[$0] != old.1[$0] }
    return (placed, old.0.keys.filter { !shown.contains($0) })
  }

  /// A row as it is kept; `nil` if it is not.
  func row<Raw: Identifiable>(_ raw: Raw) -> KeptRow<Raw>? where Raw.ID == ID {
    numbers[raw.id].map { KeptRow(raw, at: $0, end: ends[raw.id]) }
  }

  private mutating func number(_ list: ListRun<ID>) {
    var last = middle
    for id in list.created.reversed() {
      last = min(last - 1, numbers[id].flatMap { $0 >> 32 == block ? $0 : nil } ?? .max)
      numbers[id] = last
    }
    last = middle - 1
    for id in list.head {
      let number = numbers[id].flatMap { $0 >= middle && $0 >> 32 == block ? $0 : nil } ?? .min
      last = number > last ? number : last + 1
      numbers[id] = last
    }
  }

  private func kept(of list: ListRun<ID>, _ limit: Int) -> ArraySlice<ID> {
    let ids = list.ids.prefix(limit)
    guard list.freshCount > limit, let end = ids.lastIndex(where: { ends[$0] != nil }) else {
      return ids
    }
    return ids[...end]
  }
}

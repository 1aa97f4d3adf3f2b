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
  /// The order in which rows were kept, of those that can be read.
  mutating func load<Raw: Identifiable>(
    _ rows: [KeptRow<Raw>], where isReadable: (Raw) -> Bool
  ) -> ListRun<ID> where Raw.ID == ID {
    var (created, head, below, end): ([ID], [ID], [ID], PageEnd?) = ([], [], [], nil)
    block = (rows.first?.number ?? 0) >> 32
    numbers.reserveCapacity(rows.count)
    for row in rows where isReadable(row.item) {
      let id = row.item.id
      numbers[id] = row.number
      if row.number < middle {
        created.append(id)
      } else if row.number >= middle + Self.size / 2 {
        below.append(id)
      } else {
        head.append(id)
        if let pageEnd = row.end { (ends[id], end) = (pageEnd, pageEnd) }
      }
    }
    return ListRun(created: created, head: head, below: below, end: end)
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
  ///   - changed: Whose content has changed.
  ///   - limit: How many rows are kept. What is more is cut where a page ends.
  /// - Returns: The rows whose content or place has changed, and those that go.
  mutating func follow(
    _ list: ListRun<ID>, isNew: Bool, hasLost: Bool, changed: Set<ID>, limit: Int
  ) -> (changed: [ID], removed: [ID]) {
    let old = (numbers: numbers, ends: ends)
    if isNew { block -= 1 }
    if isNew || hasLost { ends = [:] }
    if let last = list.head.last { ends[last] = list.end }
    number(list)
    let shown = kept(of: list, limit)
    let changed = shown.filter {
      changed.contains($0) || numbers[$0] != old.numbers[$0] || ends[$0] != old.ends[$0]
    }
    if numbers.count == shown.count { return (changed, []) }
    let all = Set(shown)
    numbers = numbers.filter { all.contains($0.key) }
    return (changed, old.numbers.keys.filter { !all.contains($0) })
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

/// Where the last page of a list ended, as its server counts.
package nonisolated struct PageEnd: Sendable, Hashable, Codable {
  /// The cursor of the next page; `nil` where there is none.
  package private(set) var next: String?
  /// How many rows could not be read.
  package private(set) var dropped = 0
  /// How many rows the list has, if the server says so.
  var total: Int?
  private var unit: PageCount.Unit?
  /// How many rows of the server are before the next page.
  private var position = 0
  /// The server's number of the first row, where rows are counted: 0 or 1.
  private var origin: Int?
  /// How many rows the longest page had.
  private var size = 0
  /// The cursor of the first page of all.
  private var first: Int?
  /// How many rows of the head may have gone since the last page was asked for.
  private var lost = 0

  package init() {}

  /// Goes on behind a page.
  mutating func follow<ID>(_ page: Page<ID>, after request: PageRequest<ID>) {
    dropped += page.dropped
    next = page.next == request.cursor ? nil : page.next
    let (wasQuiet, last) = (lost == 0, position)
    lost = 0
    guard let count = page.count else { return }
    unit = count.unit
    total = count.total
    size = max(size, count.rows)
    first = first ?? page.next.flatMap { Int($0) }.map { $0 - 1 }
    position = request.position + count.rows
    if count.unit == .row, let number = page.next.flatMap({ Int($0) }) {
      origin = number - position
    }
    let isLast = count.unit == .row && wasQuiet && position <= last
    if count.rows == 0 || isLast || position >= total ?? .max { next = nil }
  }

  /// A row before the next page may have gone.
  mutating func shift() {
    lost += 1
  }

  /// The next page. Where rows may have moved up, it overlaps with the last one.
  func request<ID>() -> PageRequest<ID>? {
    guard let next else { return nil }
    switch unit {
    case .row:
      // A page of one row would be the last one again.
      let start = max(0, position - lost - (size > 1 ? 1 : 0))
      return PageRequest(cursor: row(start), position: start)
    case .page where lost > 0:
      return back((lost + size - 1) / max(size, 1), from: next, position: position)
    case .page, nil: return PageRequest(cursor: next, position: position)
    }
  }

  /// The page before one that has come, to stand before its first row; `nil` if that is the first.
  func pageBefore<ID>(_ request: PageRequest<ID>, anchor: ID?) -> PageRequest<ID>? {
    guard let cursor = request.cursor, request.position > 0 else { return nil }
    switch unit {
    case .row:
      let start = max(0, request.position - max(size, 1))
      return PageRequest(cursor: row(start), position: start, anchor: anchor)
    case .page: return back(1, from: cursor, position: request.position, anchor: anchor)
    case nil: return nil
    }
  }

  private func row(_ start: Int) -> String { "\(start + (origin ?? 0))" }

  private func back<ID>(
    _ count: Int, from cursor: String, position: Int, anchor: ID? = nil
  ) -> PageRequest<ID>? {
    guard let number = Int(cursor), let first else { return nil }
    let steps = min(count, number - first)
    return PageRequest(
      cursor: "\(number - steps)", position: max(0, position - steps * size), anchor: anchor)
  }
}

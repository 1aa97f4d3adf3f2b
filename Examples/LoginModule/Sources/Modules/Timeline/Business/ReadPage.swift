import BaseData
import Core
internal import TimelineData

/// A page of which only what can be shown is left.
nonisolated struct ReadPage: Sendable {
  /// What is kept of it.
  private(set) var raw: TimelinePage
  let shown: [Status]
  /// How many of the page cannot be shown.
  let dropped: Int

  /// The rows that cannot be shown are counted with the one above them, or, at the top, with the
  /// first.
  ///
  /// - Throws: the first error, if there are rows and none of them can be shown.
  init(_ page: TimelinePage) throws(AppError) {
    let read = try Page(items: page.rows).compactMap { row throws(AppError) in
      (row, try Status(row))
    }
    var (rest, unreadable) = (read.items.map(\.0.id)[...], [Int64: Int]())
    var above = rest.first ?? 0
    for row in page.rows {
      var count = page.unreadable[row.id] ?? 0
      if row.id == rest.first { above = rest.removeFirst() } else { count += 1 }
      if count > 0 { unreadable[above, default: 0] += count }
    }
    raw = TimelinePage(rows: read.items.map(\.0), isEnd: page.isEnd, unreadable: unreadable)
    shown = read.items.map(\.1)
    dropped = page.dropped + read.dropped
  }

  /// The same as the end of the timeline.
  var asEnd: ReadPage {
    var page = self
    page.raw.isEnd = true
    return page
  }
}

/// A page of the timeline.
package nonisolated struct TimelinePage: Sendable, Hashable {
  /// Newest first, each once.
  package let rows: [StatusDTO]
  /// Whether there is nothing below.
  package var isEnd: Bool
  /// How many could not be read below a row, by its id. Those at the top count with the first.
  package let unreadable: [Int64: Int]

  package init(rows: [StatusDTO], isEnd: Bool, unreadable: [Int64: Int] = [:]) {
    self.rows = rows
    self.isEnd = isEnd
    self.unreadable = unreadable
  }
}

nonisolated extension TimelinePage {
  /// How many of the page could not be read.
  package var dropped: Int { unreadable.values.reduce(0, +) }

  /// What it says of what is below one of its rows.
  package func mark(below id: Int64) -> RowMark {
    RowMark(hasGap: !isEnd && id == rows.last?.id, unreadable: unreadable[id] ?? 0)
  }
}

/// How a server hands out its list.
nonisolated enum ServerKind: String, CaseIterable, Sendable {
  /// What it gave is the place of the next row, which it knows as long as it has that row.
  case cursor
  /// The id of the last row, which does not come once more, or does.
  case lastExclusive, lastInclusive
  /// Numbers of pages, with a total or without.
  case page, pageTotal
  /// How many rows are before, with a total or without.
  case offset, offsetTotal

  /// Whether the place of a page depends on how many rows are above it.
  var counts: Bool {
    switch self {
    case .page, .pageTotal, .offset, .offsetTotal: true
    case .cursor, .lastExclusive, .lastInclusive: false
    }
  }
}

import Core
internal import TimelineData

/// A post as it is kept, and what is shown of it.
nonisolated struct ReadStatus: Sendable {
  /// How many rows between this one and the next cannot be shown is counted in it.
  fileprivate(set) var raw: StatusDTO
  let shown: Status

  init(_ raw: StatusDTO) throws(AppError) {
    self.raw = raw
    shown = try Status(raw)
  }
}

nonisolated extension Page<ReadStatus> {
  /// The rows that can be shown. The others are counted with the one above them, or, at the top,
  /// with the first.
  ///
  /// - Throws: the first error, if there are rows and none of them can be shown.
  init(_ raw: Page<StatusDTO>) throws(AppError) {
    self = try raw.compactMap(ReadStatus.init)
    var rest = raw.items[...]
    for index in items.indices {
      let next = index + 1 < items.count ? items[index + 1].raw.id : nil
      let rows = rest.prefix { $0.id != next }
      items[index].raw.unreadable = rows.reduce(rows.count - 1) { $0 + $1.unreadable }
      rest = rest.dropFirst(rows.count)
    }
  }
}

internal import TimelineData

/// What is known of the timeline: posts, newest first and each once, and where others are missing.
package nonisolated struct Timeline: Sendable, Hashable {
  package private(set) var statuses: [Status]
  /// The posts below which others may be missing: a hole in the list, or, below the last one, all
  /// that was not asked for yet.
  package private(set) var gaps: Set<Status.ID>
  /// The posts below which there are some that could not be read, and how many.
  package private(set) var unreadable: [Status.ID: Int]

  /// - Parameters:
  ///   - gaps: Each is moved up to the nearest of these posts.
  ///   - unreadable: By some of these posts.
  package init(
    _ statuses: [Status] = [], gaps: Set<Status.ID> = [], unreadable: [Status.ID: Int] = [:]
  ) {
    self.statuses = statuses
    self.gaps = []
    self.unreadable = unreadable
    for gap in gaps {
      if let above = statuses.last(where: { $0.id >= gap }) { self.gaps.insert(above.id) }
    }
  }
}

nonisolated extension Timeline {
  /// Whether there is no post, be it that none was asked for.
  package var isEmpty: Bool { statuses.isEmpty }

  /// The post below which to ask for older ones; `nil` at the end of the timeline.
  package var cursor: Status.ID? {
    statuses.last.flatMap { gaps.contains($0.id) ? $0.id : nil }
  }

  /// Whether a post is there, rather than missing or unknown.
  package func contains(_ id: Status.ID) -> Bool {
    let place = place(of: id)
    return place < statuses.count && statuses[place].id == id
  }

  /// Puts a page in the place of the posts that it spans: from the one below which it was asked
  /// for, or from the newest of all, down to its last.
  package mutating func take(_ page: Timeline, below id: Status.ID? = nil) {
    let upper = id ?? .max
    let lower = page.statuses.last?.id ?? id ?? .min
    let mark = MarkRules.timeline.end(
      page.mark(below: lower), contains(lower) ? mark(below: lower) : nil)
    gaps = gaps.filter { $0 < lower || $0 > upper }
    if mark.hasGap { gaps.insert(lower) }
    unreadable = unreadable.filter { $0.key < lower || $0.key > upper }
    unreadable.merge(page.unreadable) { $1 }
    unreadable[lower] = mark.unreadable > 0 ? mark.unreadable : nil
    statuses.replaceSubrange(place(of: upper)..<place(below: lower), with: page.statuses)
  }
}

nonisolated extension Timeline {
  private func mark(below id: Status.ID) -> RowMark {
    RowMark(hasGap: gaps.contains(id), unreadable: unreadable[id] ?? 0)
  }

  /// Where a post stands, or would stand.
  private func place(of id: Status.ID) -> Int {
    var places = 0..<statuses.count
    while !places.isEmpty {
      let middle = places.lowerBound + places.count / 2
      if statuses[middle].id > id {
        places = (middle + 1)..<places.upperBound
      } else {
        places = places.lowerBound..<middle
      }
    }
    return places.lowerBound
  }

  private func place(below id: Status.ID) -> Int {
    contains(id) ? place(of: id) + 1 : place(of: id)
  }
}

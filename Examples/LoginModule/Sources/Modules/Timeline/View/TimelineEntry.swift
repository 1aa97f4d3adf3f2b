import TimelineBusiness

/// One row of the list.
package nonisolated enum TimelineEntry: Sendable, Hashable, Identifiable {
  case status(StatusRow)
  case gap(GapRow)
  case unreadable(UnreadableRow)

  package enum ID: Sendable, Hashable {
    case status(Status.ID)
    case gap(below: Status.ID)
    case unreadable(below: Status.ID)
  }

  package var id: ID {
    switch self {
    case .status(let row): .status(row.id)
    case .gap(let row): .gap(below: row.id)
    case .unreadable(let row): .unreadable(below: row.id)
    }
  }
}

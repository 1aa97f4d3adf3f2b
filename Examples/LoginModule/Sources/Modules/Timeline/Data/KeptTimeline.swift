/// What the database has of the timeline.
package nonisolated struct KeptTimeline: Sendable, Hashable {
  /// Newest first.
  package let rows: [StatusDTO]
  /// The rows below which others may be missing.
  package let gaps: Set<Int64>

  package init(rows: [StatusDTO], gaps: Set<Int64>) {
    self.rows = rows
    self.gaps = gaps
  }
}

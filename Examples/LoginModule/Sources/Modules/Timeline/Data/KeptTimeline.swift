/// What the database has of the timeline.
package nonisolated struct KeptTimeline: Sendable, Hashable {
  /// Newest first.
  package let rows: [StatusDTO]
  /// What is below those of which something is to be said, by their ids.
  package let marks: [Int64: RowMark]

  package init(rows: [StatusDTO], marks: [Int64: RowMark]) {
    self.rows = rows
    self.marks = marks
  }
}

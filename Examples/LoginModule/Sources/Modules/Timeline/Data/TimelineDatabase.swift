import BaseData
import Core

/// Keeps the newest rows of the timeline, each once, and what is known of what is below each.
package nonisolated final class TimelineDatabase: Sendable {
  private let database: Database
  private let limit: Int
  private let rules: MarkRules

  /// - Parameter limit: How many rows are kept; the oldest make room.
  package init(database: Database, limit: Int, rules: MarkRules) {
    self.database = database
    self.limit = limit
    self.rules = rules
  }
}

nonisolated extension TimelineDatabase {
  /// Puts a page in the place of the rows that it spans: from the one below which it was asked
  /// for, or from the newest of all, down to its last.
  package func save(_ page: TimelinePage, below id: Int64? = nil) async throws(AppError) {
    let upper = id ?? .max
    let lower = page.rows.last?.id ?? id ?? .min
    try await database.write(.timeline) { connection throws(AppError) in
      let known = try Self.mark(below: lower, on: connection)
      try Self.clear(lower...upper, on: connection)
      for row in page.rows {
        let mark = page.mark(below: row.id)
        let values = row.columnValues(row.id == lower ? rules.end(mark, known) : mark)
        try connection.run(Self.insert, values)
      }
      try trim(on: connection)
    }
  }

  /// All that is kept.
  package func load() async throws(AppError) -> KeptTimeline {
    try await database.read(.timeline) { connection throws(AppError) in
      let rows = try connection.run("SELECT * FROM \"timeline_status\" ORDER BY \"id\" DESC")
      var marks: [Int64: RowMark] = [:]
      for row in rows {
        let mark = try RowMark(row)
        if mark != .nothing { marks[try row.value("id")] = mark }
      }
      return KeptTimeline(rows: try rows.map(StatusDTO.init), marks: marks)
    }
  }
}

// One post.
nonisolated extension TimelineDatabase {
  /// One element after each change of what is kept.
  package var changes: AsyncStream<Void> { database.changes(of: Self.table) }

  package func row(_ id: Int64) async throws(AppError) -> StatusDTO? {
    try await database.read(.timeline) { connection throws(AppError) in
      let row = try Self.table.row(id, on: connection)
      return try row.map { row throws(AppError) in try StatusDTO(row) }
    }
  }

  /// Keeps a post as it is now, if it is kept; what is missing below it stays as it is.
  package func update(_ row: StatusDTO) async throws(AppError) {
    try await database.write(.timeline) { connection throws(AppError) in
      guard let mark = try Self.mark(below: row.id, on: connection) else { return }
      try Self.clear(row.id...row.id, on: connection)
      try connection.run(Self.insert, row.columnValues(mark))
    }
  }
}

nonisolated extension TimelineDatabase {
  private static let table = Table("timeline_status", key: "id")
  private static let insert = """
    INSERT INTO "timeline_status" (\(StatusDTO.columnNames.joined(separator: ", ")))
    VALUES (\(StatusDTO.columnNames.map { _ in "?" }.joined(separator: ", ")))
    """

  /// What is known of what is below a row; nil for one that is not kept.
  private static func mark(
    below id: Int64, on connection: Connection
  ) throws(AppError) -> RowMark? {
    let rows = try connection.run(
      "SELECT \"unreadable\", \"hasGap\" FROM \"timeline_status\" WHERE \"id\" = ?", [id.column])
    return try rows.first.map { row throws(AppError) in try RowMark(row) }
  }

  private static func clear(
    _ span: ClosedRange<Int64>, on connection: Connection
  ) throws(AppError) {
    try connection.run(
      "DELETE FROM \"timeline_status\" WHERE \"id\" BETWEEN ? AND ?",
      [span.lowerBound.column, span.upperBound.column])
  }

  /// The oldest make room.
  private func trim(on connection: Connection) throws(AppError) {
    guard try isFull(connection) else { return }
    let last = try connection.run(
      "SELECT \"id\" FROM \"timeline_status\" ORDER BY \"id\" DESC LIMIT 1 OFFSET ?",
      [(limit - 1).column])
    guard let id = try last.first?.value("id", as: Int64.self) else { return }
    try connection.run("DELETE FROM \"timeline_status\" WHERE \"id\" < ?", [id.column])
    guard let mark = try Self.mark(below: id, on: connection).map(rules.cut) else { return }
    try connection.run(
      "UPDATE \"timeline_status\" SET \"unreadable\" = ?, \"hasGap\" = ? WHERE \"id\" = ?",
      [mark.unreadable.column, mark.hasGap.column, id.column])
  }

  /// To count the rows costs less than to look for the last one that may stay.
  private func isFull(_ connection: Connection) throws(AppError) -> Bool {
    let answer = try connection.run("SELECT count(*) AS \"count\" FROM \"timeline_status\"")
    let count = try answer.first?.value("count", as: Int.self) ?? 0
    return count > limit
  }
}

nonisolated extension RowMark {
  fileprivate static let nothing = RowMark(hasGap: false, unreadable: 0)

  fileprivate init(_ row: Row) throws(AppError) {
    self.init(hasGap: try row.value("hasGap"), unreadable: try row.value("unreadable"))
  }
}

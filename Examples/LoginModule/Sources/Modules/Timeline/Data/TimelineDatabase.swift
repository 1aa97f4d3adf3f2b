import BaseData
import Core

/// Keeps the newest rows of the timeline, each once, and where rows are missing between them.
package nonisolated struct TimelineDatabase: Sendable {
  private let database: Database
  private let limit: Int

  /// - Parameter limit: How many rows are kept; the oldest make room.
  package init(database: Database, limit: Int) {
    self.database = database
    self.limit = limit
  }
}

nonisolated extension TimelineDatabase {
  /// Puts a page in the place of the rows that it spans: from the one below which it was asked
  /// for, or from the newest of all, down to its last.
  package func save(_ page: Page<StatusDTO>, below id: Int64? = nil) async throws(AppError) {
    let upper = id ?? .max
    let lower = page.items.last?.id ?? id ?? .min
    try await database.write(.timeline) { connection throws(AppError) in
      let old = try Self.end(of: lower, on: connection)
      try Self.clear(lower...upper, on: connection)
      for row in page.items.dropLast() {
        try connection.run(Self.insert, row.columnValues(hasGap: false))
      }
      if var last = page.items.last {
        last.unreadable = max(last.unreadable, old.unreadable)
        let hasGap = page.next != nil && old.hasGap
        try connection.run(Self.insert, last.columnValues(hasGap: hasGap))
      }
      try trim(on: connection)
    }
  }

  /// All that is kept.
  package func load() async throws(AppError) -> KeptTimeline {
    try await database.read(.timeline) { connection throws(AppError) in
      let rows = try connection.run("SELECT * FROM \"timeline_status\" ORDER BY \"id\" DESC")
      var gaps: Set<Int64> = []
      for row in rows where try row.value("hasGap") { gaps.insert(try row.value("id")) }
      return KeptTimeline(rows: try rows.map(StatusDTO.init), gaps: gaps)
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
      guard let kept = try Self.table.row(row.id, on: connection) else { return }
      var values = Dictionary(
        uniqueKeysWithValues: zip(StatusDTO.columnNames, row.columnValues(hasGap: false)))
      for name in ["hasGap", "unreadable"] { values[name] = kept[name] }
      try Self.table.save(values, on: connection)
    }
  }
}

nonisolated extension TimelineDatabase {
  private static let table = Table("timeline_status", key: "id")
  private static let insert = """
    INSERT INTO "timeline_status" (\(StatusDTO.columnNames.joined(separator: ", ")))
    VALUES (\(StatusDTO.columnNames.map { _ in "?" }.joined(separator: ", ")))
    """

  /// What is known of the rows below the last one of a page: below one that was there already, all
  /// is as it was.
  private static func end(
    of id: Int64, on connection: Connection
  ) throws(AppError) -> (unreadable: Int, hasGap: Bool) {
    let rows = try connection.run(
      "SELECT \"unreadable\", \"hasGap\" FROM \"timeline_status\" WHERE \"id\" = ?", [id.column])
    guard let row = rows.first else { return (0, true) }
    return (try row.value("unreadable"), try row.value("hasGap"))
  }

  private static func clear(
    _ span: ClosedRange<Int64>, on connection: Connection
  ) throws(AppError) {
    try connection.run(
      "DELETE FROM \"timeline_status\" WHERE \"id\" BETWEEN ? AND ?",
      [span.lowerBound.column, span.upperBound.column])
  }

  /// What makes room is missing from then on: the last row that stays is not the end.
  private func trim(on connection: Connection) throws(AppError) {
    guard try isFull(connection) else { return }
    let last = try connection.run(
      "SELECT \"id\" FROM \"timeline_status\" ORDER BY \"id\" DESC LIMIT 1 OFFSET ?",
      [(limit - 1).column])
    guard let id = try last.first?.value("id", as: Int64.self) else { return }
    try connection.run("DELETE FROM \"timeline_status\" WHERE \"id\" < ?", [id.column])
    try connection.run(
      "UPDATE \"timeline_status\" SET \"hasGap\" = TRUE WHERE \"id\" = ?", [id.column])
  }

  /// To count the rows costs less than to look for the last one that may stay.
  private func isFull(_ connection: Connection) throws(AppError) -> Bool {
    let answer = try connection.run("SELECT count(*) AS \"count\" FROM \"timeline_status\"")
    let count = try answer.first?.value("count", as: Int.self) ?? 0
    return count > limit
  }
}

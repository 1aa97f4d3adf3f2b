import Core
import Foundation

/// The rows of a list in a table, one by one.
nonisolated struct TableRows<Record: TableRecord & Identifiable>: Sendable
where Record.ID: ColumnValue & Sendable {
  /// The column that the rows are ordered by.
  static var order: String { "row_number" }

  let table: Table
  let schema: Schema
  let database: Database

  var changes: AsyncStream<Void> { database.changes(of: table) }

  /// - Parameter age: How old its row is.
  func item(
    _ id: Record.ID, age: @Sendable (Row) throws(AppError) -> TimeInterval
  ) async throws(AppError) -> Sourced<Record>? {
    try await database.read(schema) { connection throws(AppError) in
      guard let row = try table.row(id, on: connection) else { return nil }
      return Sourced(try Record(row), from: .cache(age: try age(row)))
    }
  }

  /// The rows that have a value in a column, in their order.
  func items(with value: SQLValue, in column: String) async throws(AppError) -> [Record] {
    try await database.read(schema) { connection throws(AppError) in
      try table.rows(with: value, in: column, orderedBy: Self.order, on: connection).map(
        Record.init)
    }
  }

  /// What the table has of a row beside the record stays.
  func update(_ record: Record) async throws(AppError) {
    try await database.write(schema) { connection throws(AppError) in
      guard let row = try table.row(record.id, on: connection) else { return }
      try table.save(row.columns.merging(record.columns) { $1 }, on: connection)
    }
  }

  func remove(_ id: Record.ID) async throws(AppError) {
    try await database.write(schema) { connection throws(AppError) in
      try table.remove(id, on: connection)
    }
  }
}

nonisolated extension [Row] {
  /// When the first of them was saved.
  func oldest() throws(AppError) -> Date {
    let dates = try map { row throws(AppError) in try row.value("saved_at", as: Date.self) }
    return dates.min() ?? .distantPast
  }
}

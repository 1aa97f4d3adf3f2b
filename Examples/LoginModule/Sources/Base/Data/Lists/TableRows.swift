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

  /// The rows that have a value in a column, in their order.
  func items(with value: SQLValue, in column: String) async throws(AppError) -> [Record] {
    try await database.read(schema) { connection throws(AppError) in
      try table.rows(with: value, in: column, orderedBy: Self.order, on: connection).map(
        Record.init)
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

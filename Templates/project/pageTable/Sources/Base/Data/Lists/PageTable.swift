import Core
import Foundation

/// The rows of a list that a server has, kept in a table in the order of the list, each once.
///
/// Beside the columns of a row, the table has its `row_number`, the `page_end` of the page whose
/// last row it is, and when it was `saved_at`.
package nonisolated struct PageTable<Record: TableRecord & Identifiable>: PageStore
where Record.ID: ColumnValue & Sendable {
  private let rows: TableRows<Record>
  private let now: @Sendable () -> Date

  /// - Parameter name: What the table is called, whose key is `id`.
  package init(
    _ name: String, of schema: Schema, in database: Database,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    rows = TableRows(table: Table(name, key: "id"), schema: schema, database: database)
    self.now = now
  }

  /// It is as old as its oldest row.
  package func load() async throws(AppError) -> Sourced<[KeptRow<Record>]>? {
    let now = now()
    return try await rows.database.read(rows.schema) {
      [table = rows.table] connection throws(AppError) in
      let rows = try table.rows(orderedBy: TableRows<Record>.order, on: connection)
      if rows.isEmpty { return nil }
      let kept = try rows.map { row throws(AppError) in
        KeptRow(
          try Record(row), at: try row.value(TableRows<Record>.order),
          end: row["page_end"]?.json(as: PageEnd.self))
      }
      return Sourced(kept, from: .cache(age: now.timeIntervalSince(try rows.oldest())))
    }
  }

  package func keep(_ change: ListChange<Record>) async throws(AppError) {
    let saved = now().column
    try await rows.database.write(rows.schema) {
      [table = rows.table] connection throws(AppError) in
      if change.isWhole { try table.removeAll(on: connection) }
      for id in change.removed { try table.remove(id, on: connection) }
      let values = change.rows.map { row in
        row.item.columns.merging([
          TableRows<Record>.order: row.number.column,
          "page_end": row.end.map { SQLValue(json: $0) } ?? .null, "saved_at": saved,
        ]) { $1 }
      }
      try table.replace(values, on: connection)
    }
  }

  /// The rows that have a value in a column, in the order of the list.
  package func items(
    with value: SQLValue, in column: String
  ) async throws(AppError) -> [Record] {
    try await rows.items(with: value, in: column)
  }
}

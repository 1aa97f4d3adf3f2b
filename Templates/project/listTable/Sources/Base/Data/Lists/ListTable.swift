import Core
import Foundation

/// A list that is on this device alone, in a table: its rows are in the order in which they were
/// added.
///
/// Beside the columns of a row, the table has its `row_number` and, unless it was made without,
/// when it was `saved_at`.
package nonisolated struct ListTable<Record: TableRecord & Identifiable>: ListStore
where Record.ID: ColumnValue & Sendable {
  private let rows: TableRows<Record>
  private let isDated: Bool
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - name: What the table is called, whose key is `id`.
  ///   - isDated: Whether it has the column `saved_at`.
  package init(
    _ name: String, of schema: Schema, in database: Database, isDated: Bool = true,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    rows = TableRows(table: Table(name, key: "id"), schema: schema, database: database)
    self.isDated = isDated
    self.now = now
  }

  package var changes: AsyncStream<Void> { rows.database.changes(of: rows.table) }

  package func save(_ record: Record) async throws(AppError) {
    var values = record.columns
    if isDated { values["saved_at"] = now().column }
    try await rows.database.write(rows.schema) { [values, rows] connection throws(AppError) in
      try rows.table.save(values, on: connection)
    }
  }

  package func item(_ id: Record.ID) async throws(AppError) -> Sourced<Record>? {
    let (now, isDated) = (now(), isDated)
    return try await rows.database.read(rows.schema) {
      [table = rows.table] connection throws(AppError) in
      guard let row = try table.row(id, on: connection) else { return nil }
      let age = isDated ? now.timeIntervalSince(try row.value("saved_at")) : 0
      return Sourced(try Record(row), from: .cache(age: age))
    }
  }

  /// What the table has of a row beside the record stays.
  package func update(_ record: Record) async throws(AppError) {
    try await rows.database.write(rows.schema) {
      [table = rows.table] connection throws(AppError) in
      guard let row = try table.row(record.id, on: connection) else { return }
      try table.save(row.columns.merging(record.columns) { $1 }, on: connection)
    }
  }

  package func remove(_ id: Record.ID) async throws(AppError) {
    try await rows.database.write(rows.schema) {
      [table = rows.table] connection throws(AppError) in
      try table.remove(id, on: connection)
    }
  }

  /// One row more than a page has is read: it says that there is another page.
  package func page(
    after cursor: String?, size: Int
  ) async throws(AppError) -> Sourced<Page<Record>> {
    let now = now()
    return try await rows.database.read(rows.schema) {
      [table = rows.table] connection throws(AppError) in
      let rows = try table.rows(
        orderedBy: TableRows<Record>.order, after: cursor.flatMap { Int64($0) }, limit: size + 1,
        on: connection)
      let shown = Array(rows.prefix(size))
      let end: Int64? =
        rows.count > size ? try shown.last?.value(TableRows<Record>.order) : nil
      let page = Page(items: try shown.map(Record.init), next: end.map { String($0) })
      let age = isDated && !shown.isEmpty ? now.timeIntervalSince(try shown.oldest()) : 0
      return Sourced(page, from: .cache(age: age))
    }
  }
}

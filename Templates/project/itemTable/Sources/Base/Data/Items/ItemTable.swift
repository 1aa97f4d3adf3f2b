import Core
import Foundation

/// Items in a table, each once.
///
/// Beside the columns of an item, the table has when it was `saved_at`. The item that was written last
/// has the latest moment, also where somebody has put the clock back: then nobody knows any more when
/// the others were saved.
package nonisolated struct ItemTable<Record: TableRecord>: ItemStore {
  private let table: Table
  private let schema: Schema
  private let database: Database
  private let now: @Sendable () -> Date

  /// - Parameter name: What the table is called, whose key is `id`.
  package init(
    _ name: String, of schema: Schema, in database: Database,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    table = Table(name, key: "id")
    self.schema = schema
    self.database = database
    self.now = now
  }

  /// Keeps an item in the place of what was kept under the same id.
  package func save(_ record: Record) async throws(AppError) {
    let now = now()
    let values = record.columns.merging(["saved_at": now.column]) { $1 }
    try await database.write(schema) { connection throws(AppError) in
      try connection.run(
        "UPDATE \"\(table.name)\" SET saved_at = -1e12 WHERE saved_at >= ?", [now.column])
      try table.save(values, on: connection)
    }
  }

  package func load() async throws(AppError) -> Sourced<Record>? {
    try await first { connection throws(AppError) in
      try table.lastRow(orderedBy: "saved_at", on: connection)
    }
  }

  private func first(
    _ row: @Sendable (Connection) throws(AppError) -> Row?
  ) async throws(AppError) -> Sourced<Record>? {
    let now = now()
    return try await database.read(schema) { connection throws(AppError) in
      guard let row = try row(connection) else { return nil }
      let age = now.timeIntervalSince(try row.value("saved_at"))
      return Sourced(try Record(row), from: .cache(age: age))
    }
  }
}

nonisolated extension ItemTable: ItemsStore
where Record: Identifiable, Record.ID: ColumnValue {
  package var changes: AsyncStream<Void> { database.changes(of: table) }

  package func item(_ id: Record.ID) async throws(AppError) -> Sourced<Record>? {
    let id = id.column
    return try await first { connection throws(AppError) in try table.row(id, on: connection) }
  }
}

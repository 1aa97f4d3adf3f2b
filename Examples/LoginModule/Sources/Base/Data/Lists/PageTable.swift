import Core
import Foundation

/// The rows of a list that a server has, kept in a table in the order of the list, each once.
///
/// Beside the columns of a row, the table has its `row_number`, the `next_page` after its page, the
/// `dropped_rows` of it, and when it was `saved_at`.
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

  package var changes: AsyncStream<Void> { rows.changes }

  package func splice(_ page: Page<Record>) async throws(AppError) {
    let values = values(of: page)
    try await write { table, connection throws(AppError) in
      try table.splice(
        values, orderedBy: TableRows<Record>.order, isWhole: page.next == nil, on: connection)
    }
  }

  package func append(_ page: Page<Record>) async throws(AppError) {
    let values = values(of: page)
    try await write { table, connection throws(AppError) in
      try table.save(values, on: connection)
    }
  }

  /// It is as old as its oldest row.
  package func load() async throws(AppError) -> Sourced<Page<Record>>? {
    let now = now()
    return try await rows.database.read(rows.schema) {
      [table = rows.table] connection throws(AppError) in
      let rows = try table.rows(orderedBy: TableRows<Record>.order, on: connection)
      guard let last = rows.last,
        let all = try table.summary(
          "sum(dropped_rows) AS dropped, min(saved_at) AS since", on: connection)
      else { return nil }
      let page = Page(
        items: try rows.map(Record.init),
        next: try last.value("next_page"),
        dropped: try all.value("dropped"))
      return Sourced(
        page, from: .cache(age: now.timeIntervalSince(try all.value("since", as: Date.self))))
    }
  }

  package func item(_ id: Record.ID) async throws(AppError) -> Sourced<Record>? {
    let now = now()
    return try await rows.item(id) { row throws(AppError) in
      now.timeIntervalSince(try row.value("saved_at"))
    }
  }

  /// The rows that have a value in a column, in the order of the list.
  package func items(
    with value: SQLValue, in column: String
  ) async throws(AppError) -> [Record] {
    try await rows.items(with: value, in: column)
  }

  package func update(_ record: Record) async throws(AppError) {
    try await rows.update(record)
  }

  /// It is of the page that it stands before.
  package func insert(_ record: Record) async throws(AppError) {
    let values = values(of: Page(items: [record]))[0]
    try await write { table, connection throws(AppError) in
      let order = TableRows<Record>.order
      let first = try table.rows(orderedBy: order, limit: 1, on: connection).first
      let next = first?["next_page"] ?? .null
      try table.insertFirst(
        values.merging(["next_page": next]) { $1 }, orderedBy: order, on: connection)
    }
  }

  package func take(_ id: Record.ID) async throws(AppError) -> PutBack? {
    try await rows.take(id)
  }

  private func write(
    _ body: @Sendable (Table, Connection) throws(AppError) -> Void
  ) async throws(AppError) {
    try await rows.database.write(rows.schema) { [table = rows.table] connection throws(AppError) in
      try body(table, connection)
    }
  }

  /// What could not be read of a page is counted at its last row.
  private func values(of page: Page<Record>) -> [[String: SQLValue]] {
    let shared = [
      "next_page": page.next.column, "dropped_rows": 0, "saved_at": now().column,
    ]
    var rows = page.items.map { item in
      var columns = item.columns
      for (name, value) in shared { columns[name] = value }
      return columns
    }
    if let last = rows.indices.last { rows[last]["dropped_rows"] = page.dropped.column }
    return rows
  }
}

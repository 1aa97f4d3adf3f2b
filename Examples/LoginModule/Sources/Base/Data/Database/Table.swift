import Core

/// A table whose rows are known by one column. A row that is saved again replaces the old one.
package nonisolated struct Table: Sendable, Hashable {
  let name: String
  private let key: String

  package init(_ name: String, key: String) {
    self.name = name
    self.key = key
  }

  /// Inserts a row, or updates the one with the same key.
  package func save(_ values: [String: SQLValue], on connection: Connection) throws(AppError) {
    try save([values], on: connection)
  }

  /// Inserts rows, or updates those with the same keys.
  func save(_ rows: [[String: SQLValue]], on connection: Connection) throws(AppError) {
    var (columns, sql) = ([String](), "")
    for row in rows {
      let values = row.sorted { $0.key < $1.key }
      // Most often all rows have the same columns.
      if sql.isEmpty || !values.lazy.map(\.key).elementsEqual(columns) {
        columns = values.map(\.key)
        sql = insertion(of: columns)
      }
      try connection.run(sql, values.map(\.value))
    }
  }

  private func insertion(of columns: [String]) -> String {
    let names = columns.map { "\"\($0)\"" }
    return """
      INSERT INTO "\(name)" (\(names.joined(separator: ", ")))
      VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
      ON CONFLICT ("\(key)") DO UPDATE SET
      \(names.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
      """
  }

  /// The row with a key, if there is one.
  package func row(_ id: some ColumnValue, on connection: Connection) throws(AppError) -> Row? {
    try connection.run("SELECT * FROM \"\(name)\" WHERE \"\(key)\" = ?", [id.column]).first
  }

  /// The rows in the order of a column, the smallest first.
  ///
  /// - Parameters:
  ///   - value: Only the rows whose column is greater than this; `nil` begins with the first.
  ///   - limit: How many rows at most; `nil` for all.
  package func rows(
    orderedBy column: String, after value: Int64? = nil, limit: Int? = nil,
    on connection: Connection
  ) throws(AppError) -> [Row] {
    try connection.run(
      """
      SELECT * FROM "\(name)" WHERE :after IS NULL OR "\(column)" > :after
      ORDER BY "\(column)" LIMIT :limit
      """, [value.column, (limit ?? -1).column])
  }

  /// The rows that have a value in a column, in the order of another one.
  func rows(
    with value: SQLValue, in column: String, orderedBy order: String, on connection: Connection
  ) throws(AppError) -> [Row] {
    try connection.run(
      "SELECT * FROM \"\(name)\" WHERE \"\(column)\" = ? ORDER BY \"\(order)\"", [value])
  }

  /// The row that comes last in the order of a column, if there is one.
  package func lastRow(
    orderedBy column: String, on connection: Connection
  ) throws(AppError) -> Row? {
    try connection.run("SELECT * FROM \"\(name)\" ORDER BY \"\(column)\" DESC LIMIT 1").first
  }

  /// What SQLite makes of all rows, such as `min(age) AS age`.
  func summary(_ columns: String, on connection: Connection) throws(AppError) -> Row? {
    try connection.run("SELECT \(columns) FROM \"\(name)\"").first
  }

  /// Whether a row has this value in a column.
  func hasRow(
    at value: SQLValue, in column: String, on connection: Connection
  ) throws(AppError) -> Bool {
    try !connection.run("SELECT 1 FROM \"\(name)\" WHERE \"\(column)\" = ?", [value]).isEmpty
  }

  /// Inserts a row before all others, or updates the one with the same key in its place.
  ///
  /// - Parameter order: The column of whole numbers that the rows are ordered by.
  func insertFirst(
    _ values: [String: SQLValue], orderedBy order: String, on connection: Connection
  ) throws(AppError) {
    var values = values
    let own = try connection.run(
      "SELECT \"\(order)\" FROM \"\(name)\" WHERE \"\(key)\" = ?", [values[key] ?? .null]
    ).first?[order]
    let first = try rows(orderedBy: order, limit: 1, on: connection).first?.value(
      order, as: Int64.self)
    values[order] = own ?? .integer((first ?? 1) - 1)
    try save(values, on: connection)
  }

  /// Removes the row with a key, if there is one.
  package func remove(_ id: some ColumnValue, on connection: Connection) throws(AppError) {
    try connection.run("DELETE FROM \"\(name)\" WHERE \"\(key)\" = ?", [id.column])
  }
}

nonisolated extension Table {
  /// Puts the first page of a list in the place of the rows that it overlaps, and leaves those that
  /// `Page.spliced(onto:)` leaves. A page without rows leaves none, since another one follows it.
  ///
  /// - Parameters:
  ///   - rows: Those of the page, in its order.
  ///   - order: The column of whole numbers that the rows of the table are ordered by.
  ///   - isWhole: Whether no page follows this one.
  package func splice(
    _ rows: [[String: SQLValue]], orderedBy order: String, isWhole: Bool,
    on connection: Connection
  ) throws(AppError) {
    let last = isWhole ? .null : rows.last?[key] ?? .null
    let end = try connection.run(
      "SELECT \"\(order)\" FROM \"\(name)\" WHERE \"\(key)\" = ?", [last]
    ).first?.value(order, as: Int64.self)
    try connection.run(
      "DELETE FROM \"\(name)\" WHERE :end IS NULL OR \"\(order)\" <= :end", [end.column])
    let start = end.map { $0 - Int64(rows.count) } ?? 0
    var numbered = rows
    for index in rows.indices {
      numbered[index][order] = (start + Int64(index) + 1).column
    }
    try save(numbered, on: connection)
  }
}

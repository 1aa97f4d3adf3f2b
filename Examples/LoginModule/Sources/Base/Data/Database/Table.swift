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
    try run(rows, on: connection) { columns in
      """
      INSERT \(insertion(of: columns))
      ON CONFLICT ("\(key)") DO UPDATE SET
      \(columns.map { "\"\($0)\" = excluded.\"\($0)\"" }.joined(separator: ", "))
      """
    }
  }

  /// Inserts rows in the place of all that have a value in common with them which no other
  /// may have.
  func replace(_ rows: [[String: SQLValue]], on connection: Connection) throws(AppError) {
    try run(rows, on: connection) { columns in "INSERT OR REPLACE \(insertion(of: columns))" }
  }

  private func run(
    _ rows: [[String: SQLValue]], on connection: Connection, _ statement: ([String]) -> String
  ) throws(AppError) {
    var (columns, sql) = ([String](), "")
    for row in rows {
      let values = row.sorted { $0.key < $1.key }
      // Most often all rows have the same columns.
      if sql.isEmpty || !values.lazy.map(\.key).elementsEqual(columns) {
        columns = values.map(\.key)
        sql = statement(columns)
      }
      try connection.run(sql, values.map(\.value))
    }
  }

  private func insertion(of columns: [String]) -> String {
    let names = columns.map { "\"\($0)\"" }
    return """
      INTO "\(name)" (\(names.joined(separator: ", ")))
      VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
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

  func removeAll(on connection: Connection) throws(AppError) {
    try connection.run("DELETE FROM \"\(name)\"")
  }

  /// Removes the row with a key, if there is one.
  package func remove(_ id: some ColumnValue, on connection: Connection) throws(AppError) {
    try connection.run("DELETE FROM \"\(name)\" WHERE \"\(key)\" = ?", [id.column])
  }
}

/// A row of a table.
package nonisolated protocol TableRecord: Sendable {
  init(_ row: Row) throws(AppError)
  /// The values of its columns, by their names.
  var columns: [String: SQLValue] { get }
}

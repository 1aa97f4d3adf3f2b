import Core

/// One row of an answer.
package nonisolated struct Row: Sendable, Hashable {
  let positions: [String: Int]
  let values: [SQLValue]

  /// The value of a column, or `nil` if the answer has no such column.
  package subscript(_ column: String) -> SQLValue? {
    positions[column].map { values[$0] }
  }

  /// All values, by the names of their columns.
  var columns: [String: SQLValue] { positions.mapValues { values[$0] } }

  /// The value of a column as the type that is wanted.
  package func value<Value: ColumnValue>(
    _ column: String, as type: Value.Type = Value.self
  ) throws(AppError) -> Value {
    guard let value = self[column] else {
      throw .database(code: SQLiteCode.range, message: "there is no column `\(column)`")
    }
    guard let value = Value(column: value) else {
      throw .database(code: SQLiteCode.mismatch, message: "column `\(column)` holds no \(type)")
    }
    return value
  }
}

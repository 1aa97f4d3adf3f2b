import Core

/// A row of a table.
package nonisolated protocol TableRecord: Sendable {
  init(_ row: Row) throws(AppError)
  /// The values of its columns, by their names.
  var columns: [String: SQLValue] { get }
}

/// A type whose values a column can hold.
package nonisolated protocol ColumnValue {
  /// `nil` if the column holds something else.
  init?(column: SQLValue)
  /// The value as a column holds it.
  var column: SQLValue { get }
}

nonisolated extension ColumnValue where Self: SignedInteger {
  package init?(column: SQLValue) {
    guard case .integer(let value) = column else { return nil }
    self.init(exactly: value)
  }

  package var column: SQLValue { .integer(Int64(self)) }
}

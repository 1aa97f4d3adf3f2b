/// A value in a column, as it is.
nonisolated extension SQLValue: ColumnValue {
  package init?(column: SQLValue) {
    self = column
  }

  package var column: SQLValue { self }
}

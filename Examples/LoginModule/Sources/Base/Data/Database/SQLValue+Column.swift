/// What a column holds, as it is.
nonisolated extension SQLValue: ColumnValue {
  package init?(column: SQLValue) {
    self = column
  }

  package var column: SQLValue { self }
}

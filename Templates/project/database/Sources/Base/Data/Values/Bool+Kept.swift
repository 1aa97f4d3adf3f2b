nonisolated extension Bool: ColumnValue {
  package init?(column: SQLValue) {
    guard case .integer(let value) = column else { return nil }
    self = value != 0
  }

  package var column: SQLValue { .integer(self ? 1 : 0) }
}

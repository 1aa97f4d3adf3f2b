nonisolated extension String: ColumnValue {
  package init?(column: SQLValue) {
    guard case .text(let value) = column else { return nil }
    self = value
  }

  package var column: SQLValue { .text(self) }
}

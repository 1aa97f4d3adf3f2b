/// A moment stands in its column as any other does.
nonisolated extension WireEpoch: ColumnValue {
  package init?(column: SQLValue) {
    guard let date = WireDate(column: column) else { return nil }
    self.date = date
  }

  package var column: SQLValue { date.column }
}

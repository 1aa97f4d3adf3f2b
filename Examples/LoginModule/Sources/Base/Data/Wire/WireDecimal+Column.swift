/// A decimal number stands in its column as text: a number there would lose digits.
nonisolated extension WireDecimal: ColumnValue {
  package init?(column: SQLValue) {
    guard let text = String(column: column) else { return nil }
    self.init(text)
  }

  package var column: SQLValue { .text(text) }
}

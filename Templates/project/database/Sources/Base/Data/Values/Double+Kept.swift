nonisolated extension Double: ColumnValue {
  package init?(column: SQLValue) {
    switch column {
    case .real(let value): self = value
    case .integer(let value): self = Double(value)
    default: return nil
    }
  }

  package var column: SQLValue { .real(self) }
}

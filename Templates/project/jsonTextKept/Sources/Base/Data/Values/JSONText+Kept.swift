import Core

nonisolated extension JSONText: ColumnValue {
  package init?(column: SQLValue) {
    guard case .text(let text) = column else { return nil }
    self.init(text)
  }

  package var column: SQLValue { .text(text) }
}

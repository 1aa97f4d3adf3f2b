/// It stands in one column, as JSON.
nonisolated extension WireObject {
  package init?(column: SQLValue) {
    guard let object = column.json(as: Self.self) else { return nil }
    self = object
  }

  package var column: SQLValue { SQLValue(json: self) }
}

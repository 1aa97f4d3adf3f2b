nonisolated extension Optional: ColumnValue where Wrapped: ColumnValue {
  package init?(column: SQLValue) {
    guard column != .null else {
      self = .none
      return
    }
    guard let value = Wrapped(column: column) else { return nil }
    self = value
  }

  // A key path here would be made anew for each value.
  package var column: SQLValue { map { $0.column } ?? .null }
}

/// A list stands in its column as JSON.
nonisolated extension Array: ColumnValue where Element: Codable {
  package init?(column: SQLValue) {
    guard let values = column.json(as: [Element].self) else { return nil }
    self = values
  }

  package var column: SQLValue { SQLValue(json: self) }
}

/// Values under texts stand in their column as JSON.
nonisolated extension Dictionary: ColumnValue where Key == String, Value: Codable {
  package init?(column: SQLValue) {
    guard let values = column.json(as: [String: Value].self) else { return nil }
    self = values
  }

  package var column: SQLValue { SQLValue(json: self) }
}

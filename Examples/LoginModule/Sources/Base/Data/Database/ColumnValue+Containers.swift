import Foundation

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
    guard case .text(let json) = column,
      let values = try? JSONDecoder().decode([Element].self, from: Data(json.utf8))
    else { return nil }
    self = values
  }

  package var column: SQLValue {
    guard let json = try? JSONEncoder().encode(self) else { return .null }
    return .text(String(decoding: json, as: UTF8.self))
  }
}

/// Values under texts stand in their column as JSON.
nonisolated extension Dictionary: ColumnValue where Key == String, Value: Codable {
  package init?(column: SQLValue) {
    guard case .text(let json) = column,
      let values = try? JSONDecoder().decode([String: Value].self, from: Data(json.utf8))
    else { return nil }
    self = values
  }

  package var column: SQLValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let json = try? encoder.encode(self) else { return .null }
    return .text(String(decoding: json, as: UTF8.self))
  }
}

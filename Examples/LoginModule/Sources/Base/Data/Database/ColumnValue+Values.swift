import Foundation

nonisolated extension Bool: ColumnValue {
  package init?(column: SQLValue) {
    guard case .integer(let value) = column else { return nil }
    self = value != 0
  }

  package var column: SQLValue { .integer(self ? 1 : 0) }
}

/// A moment stands in its column as seconds since 1970.
nonisolated extension Date: ColumnValue {
  package init?(column: SQLValue) {
    guard let seconds = Double(column: column) else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }

  package var column: SQLValue { .real(timeIntervalSince1970) }
}

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

nonisolated extension Int: ColumnValue {}

nonisolated extension Int64: ColumnValue {}

nonisolated extension String: ColumnValue {
  package init?(column: SQLValue) {
    guard case .text(let value) = column else { return nil }
    self = value
  }

  package var column: SQLValue { .text(self) }
}

import Foundation

/// A moment stands in its column as seconds since 1970.
nonisolated extension Date: ColumnValue {
  package init?(column: SQLValue) {
    guard let seconds = Double(column: column) else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }

  package var column: SQLValue { .real(timeIntervalSince1970) }
}

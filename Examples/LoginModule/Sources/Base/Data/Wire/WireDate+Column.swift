import Foundation

/// A date stands in its column as seconds since 1970, so that rows can be sorted by it.
nonisolated extension WireDate: ColumnValue {
  package init?(column: SQLValue) {
    guard let date = Date(column: column).map({ WireDate($0) }) else {
      guard let text = String(column: column) else { return nil }
      self.init(text)
      return
    }
    self = date
  }

  package var column: SQLValue {
    switch self {
    case .date(let date): date.column
    case .unreadable(let text): text.column
    }
  }
}

import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import BaseSQLite
#endif

/// When a post was written: read as a `Date`, which costs something, or left as a `String`.
protocol RawMoment: Decodable {
  init(_ statement: OpaquePointer?, column: Int32)
  func bind(to statement: OpaquePointer?, column: Int32)
}

extension Date: RawMoment {
  init(_ statement: OpaquePointer?, column: Int32) {
    self.init(timeIntervalSince1970: sqlite3_column_double(statement, column))
  }

  func bind(to statement: OpaquePointer?, column: Int32) {
    sqlite3_bind_double(statement, column, timeIntervalSince1970)
  }
}

extension String: RawMoment {
  init(_ statement: OpaquePointer?, column: Int32) {
    self = sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
  }

  func bind(to statement: OpaquePointer?, column: Int32) {
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    sqlite3_bind_text(statement, column, self, -1, copied)
  }
}

#if canImport(SQLite3)
  import SQLite3
#else
  import BaseSQLite
#endif

// Columns are counted from 0, parameters from 1.

extension RawStatus {
  init(_ statement: OpaquePointer?) {
    self.init(
      id: sqlite3_column_int64(statement, 0),
      createdAt: Moment(statement, column: 1),
      text: String(statement, column: 2),
      user: RawAuthor(statement, column: 3),
      retweeted: RawRetweeted(statement, column: 6))
  }

  func bind(to statement: OpaquePointer?) {
    sqlite3_bind_int64(statement, 1, id)
    createdAt.bind(to: statement, column: 2)
    text.bind(to: statement, column: 3)
    bind(user, to: statement, column: 4)
    bind(retweeted?.id, to: statement, column: 7)
    bind(retweeted?.text, to: statement, column: 8)
    bind(retweeted?.user, to: statement, column: 9)
  }

  private func bind(_ author: RawAuthor?, to statement: OpaquePointer?, column: Int32) {
    bind(author?.id, to: statement, column: column)
    bind(author?.screenName, to: statement, column: column + 1)
    bind(author?.profileImageURL, to: statement, column: column + 2)
  }

  private func bind(_ number: Int64?, to statement: OpaquePointer?, column: Int32) {
    if let number {
      sqlite3_bind_int64(statement, column, number)
    } else {
      sqlite3_bind_null(statement, column)
    }
  }

  private func bind(_ text: String?, to statement: OpaquePointer?, column: Int32) {
    if let text {
      text.bind(to: statement, column: column)
    } else {
      sqlite3_bind_null(statement, column)
    }
  }
}

extension RawRetweeted {
  init?(_ statement: OpaquePointer?, column: Int32) {
    guard sqlite3_column_type(statement, column) != SQLITE_NULL else { return nil }
    self.init(
      id: sqlite3_column_int64(statement, column),
      text: String(statement, column: column + 1),
      user: RawAuthor(statement, column: column + 2))
  }
}

extension RawAuthor {
  init?(_ statement: OpaquePointer?, column: Int32) {
    guard sqlite3_column_type(statement, column) != SQLITE_NULL else { return nil }
    self.init(
      id: sqlite3_column_int64(statement, column),
      screenName: String(statement, column: column + 1),
      profileImageURL: String(statement, column: column + 2))
  }
}

#if canImport(SQLite3)
  import SQLite3
#else
  import BaseSQLite
#endif

/// Hears which tables a statement writes.
///
/// SQLite asks whether it may, while it reads the statement: for each table, also those that
/// triggers and foreign keys lead to. The answer is always yes. It asks again when it has to read
/// the statement anew, since tables are others by now.
nonisolated final class StatementReader {
  private var tables = WrittenTables()

  var hasHeard: Bool { !tables.isEmpty }

  /// Has SQLite ask, until it is given another one to ask, or none.
  func listen(to database: OpaquePointer) {
    sqlite3_set_authorizer(
      database,
      { reader, action, first, second, schema, _ in
        guard let reader else { return SQLITE_OK }
        Unmanaged<StatementReader>.fromOpaque(reader).takeUnretainedValue()
          .hear(action, first, second, in: schema)
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// The tables written since this was asked last.
  func take() -> WrittenTables {
    defer { tables = WrittenTables() }
    return tables
  }

  /// Tables that only this connection has, such as temporary ones, are nobody else's concern.
  private func hear(
    _ action: Int32, _ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?,
    in schema: UnsafePointer<CChar>?
  ) {
    switch action {
    case SQLITE_DELETE, SQLITE_INSERT, SQLITE_UPDATE:
      if name(schema) == "main" { tables.rows.insert(name(first)) }
    case SQLITE_DROP_TABLE, SQLITE_DROP_VTABLE:
      if name(schema) == "main" { tables.shapes.insert(name(first)) }
    case SQLITE_ALTER_TABLE:
      if name(first) == "main" { tables.shapes.insert(name(second)) }
    default: break
    }
  }

  private func name(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0).lowercased() } ?? ""
  }
}

/// The tables that a statement writes; their names are in lower case.
nonisolated struct WrittenTables {
  /// Whose rows it changes, if it finds any to change.
  var rows: Set<String> = []
  /// Which it drops or alters.
  var shapes: Set<String> = []

  var isEmpty: Bool { rows.isEmpty && shapes.isEmpty }

  mutating func add(_ others: WrittenTables) {
    rows.formUnion(others.rows)
    shapes.formUnion(others.shapes)
  }
}

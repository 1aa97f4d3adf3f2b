import Core
import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import BaseSQLite
#endif

/// SQL that has been read by SQLite and can be run again and again.
nonisolated final class Statement {
  /// The tables that it writes, as far as SQLite has read it.
  var tables: WrittenTables
  private let handle: OpaquePointer

  init(_ sql: String, in database: OpaquePointer, heardBy reader: StatementReader) throws(AppError)
  {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v2(database, sql, -1, &handle, nil)
    tables = reader.take()
    guard let handle else { throw AppError(sqlite: database, code: code) }
    self.handle = handle
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds one value to each parameter, runs, and collects the rows.
  func run(_ values: [SQLValue]) throws(AppError) -> [Row] {
    let wanted = sqlite3_bind_parameter_count(handle)
    guard wanted == values.count else {
      throw .database(
        code: SQLiteCode.range,
        message: "\(wanted) values are wanted, \(values.count) are given")
    }
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    for (position, value) in zip(Int32(1)..., values) { try bind(value, at: position) }
    return try rows()
  }
}

nonisolated extension Statement {
  private func bind(_ value: SQLValue, at position: Int32) throws(AppError) {
    // This asks SQLite to copy the bytes it is given.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code: Int32 =
      switch value {
      case .null: sqlite3_bind_null(handle, position)
      case .integer(let value): sqlite3_bind_int64(handle, position, value)
      case .real(let value): sqlite3_bind_double(handle, position, value)
      case .text(let value):
        sqlite3_bind_text(handle, position, value, Int32(value.utf8.count), copied)
      case .blob(let value):
        sqlite3_bind_blob(handle, position, Array(value), Int32(value.count), copied)
      }
    guard code == SQLITE_OK else {
      throw AppError(sqlite: sqlite3_db_handle(handle), code: code)
    }
  }

  private func rows() throws(AppError) -> [Row] {
    var rows: [Row] = []
    var positions: [String: Int] = [:]
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_DONE: return rows
      case SQLITE_ROW:
        let columns = 0..<sqlite3_column_count(handle)
        if rows.isEmpty {
          let names = columns.map { sqlite3_column_name(handle, $0).map { String(cString: $0) } }
          positions = Dictionary(zip(names.map { $0 ?? "" }, 0...)) { first, _ in first }
        }
        rows.append(Row(positions: positions, values: columns.map(value)))
      case let code: throw AppError(sqlite: sqlite3_db_handle(handle), code: code)
      }
    }
  }

  /// Text and blobs are copied by their length, for they may contain zeros.
  private func value(at column: Int32) -> SQLValue {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT: .text(String(decoding: bytes(of: column), as: UTF8.self))
    case SQLITE_BLOB: .blob(Data(bytes(of: column)))
    default: .null
    }
  }

  private func bytes(of column: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: sqlite3_column_blob(handle, column), count: Int(sqlite3_column_bytes(handle, column)))
  }
}

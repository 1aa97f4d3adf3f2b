import Core
import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import BaseSQLite
#endif

/// SQL that has been read by SQLite and can be run again and again.
nonisolated final class Statement {
  private let handle: OpaquePointer

  init(_ sql: String, in database: OpaquePointer) throws(AppError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v2(database, sql, -1, &handle, nil)
    guard code == SQLITE_OK else { throw AppError(sqlite: database, code: code) }
    guard let handle else {
      throw .database(code: SQLiteCode.misuse, message: "there is no statement in `\(sql)`")
    }
    self.handle = handle
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds one value to each `?`, runs, and collects the rows.
  func run(_ values: [SQLValue]) throws(AppError) -> [Row] {
    guard sqlite3_bind_parameter_count(handle) == Int32(values.count) else {
      throw miscounted(values.count)
    }
    defer { reset() }
    for (position, value) in values.enumerated() {
      try bind(value, at: Int32(position + 1))
    }
    return try rows()
  }

  /// Binds one value to each `:name`, runs, and collects the rows.
  func run(_ values: [String: SQLValue]) throws(AppError) -> [Row] {
    guard sqlite3_bind_parameter_count(handle) == Int32(values.count) else {
      throw miscounted(values.count)
    }
    defer { reset() }
    for (name, value) in values {
      let position = sqlite3_bind_parameter_index(handle, ":\(name)")
      guard position > 0 else {
        throw .database(code: SQLiteCode.range, message: "there is no parameter `:\(name)`")
      }
      try bind(value, at: position)
    }
    return try rows()
  }
}

nonisolated extension Statement {
  /// Tells SQLite to copy the bytes it is given.
  private static var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  private func miscounted(_ count: Int) -> AppError {
    let wanted = sqlite3_bind_parameter_count(handle)
    return .database(
      code: SQLiteCode.range, message: "\(wanted) values are wanted, \(count) are given")
  }

  private func bind(_ value: SQLValue, at position: Int32) throws(AppError) {
    let code: Int32 =
      switch value {
      case .null: sqlite3_bind_null(handle, position)
      case .integer(let value): sqlite3_bind_int64(handle, position, value)
      case .real(let value): sqlite3_bind_double(handle, position, value)
      case .text(let value):
        sqlite3_bind_text(handle, position, value, Int32(value.utf8.count), Self.copied)
      case .blob(let value) where value.isEmpty: sqlite3_bind_zeroblob(handle, position, 0)
      case .blob(let value):
        value.withUnsafeBytes { bytes in
          sqlite3_bind_blob(
            handle, position, bytes.baseAddress, Int32(bytes.count), Self.copied)
        }
      }
    guard code == SQLITE_OK else { throw failure(code) }
  }

  private func rows() throws(AppError) -> [Row] {
    var rows: [Row] = []
    var positions: [String: Int] = [:]
    while true {
      let code = sqlite3_step(handle)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else { throw failure(code) }
      if rows.isEmpty { positions = columns() }
      rows.append(
        Row(positions: positions, values: (0..<sqlite3_column_count(handle)).map(value)))
    }
  }

  private func columns() -> [String: Int] {
    let names = (0..<sqlite3_column_count(handle)).map { column in
      sqlite3_column_name(handle, column).map { String(cString: $0) } ?? ""
    }
    return Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  /// Text and blobs are copied by their length, for they may contain zeros.
  private func value(at column: Int32) -> SQLValue {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT:
      .text(String(decoding: bytes(sqlite3_column_text(handle, column), column), as: UTF8.self))
    case SQLITE_BLOB: .blob(Data(bytes(sqlite3_column_blob(handle, column), column)))
    default: .null
    }
  }

  private func bytes(_ start: UnsafeRawPointer?, _ column: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(handle, column)))
  }

  private func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  private func failure(_ code: Int32) -> AppError {
    AppError(sqlite: sqlite3_db_handle(handle), code: code)
  }
}

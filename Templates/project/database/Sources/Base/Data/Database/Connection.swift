import Core
import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import BaseSQLite
#endif

/// An open database file.
///
/// It is not `Sendable`, so it cannot leave the closure it is handed to.
package nonisolated final class Connection {
  /// How long to wait for others who use the file, in milliseconds.
  private static let patience: Int32 = 5_000

  /// Is called after each commit with the tables that were written, if any were.
  var committed: (Set<String>) -> Void = { _ in }

  private let handle: OpaquePointer
  private let reader = StatementReader()
  /// The statements that are kept ready, by their SQL.
  private(set) var statements: [String: Statement] = [:]
  /// The tables that the transaction at hand has written.
  private var written: Set<String> = []
  /// The last statement whose tables are among them.
  private var lastWriter: Statement?
  /// How the file was when it was asked last whether others have written to it.
  private var version: SQLValue?

  init(path: String) throws(AppError) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_CREATE | SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw AppError(sqlite: handle, code: code)
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Self.patience)
    reader.listen(to: handle)
    try script("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;")
    try writeAhead()
    try script("PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;")
  }

  deinit {
    sqlite3_set_authorizer(handle, nil, nil)
    sqlite3_close_v2(handle)
  }

  /// Runs SQL with a value for each `?` or `:name`, in the order in which they are first written.
  @discardableResult
  package func run(_ sql: String, _ values: [SQLValue] = []) throws(AppError) -> [Row] {
    let statement = try statement(sql)
    let changes = sqlite3_total_changes(handle)
    defer { note(statement, hasChangedRows: sqlite3_total_changes(handle) != changes) }
    return try statement.run(values)
  }

  /// Runs several statements that take no values.
  func script(_ sql: String) throws(AppError) {
    let changes = sqlite3_total_changes(handle)
    defer { note(reader.take(), hasChangedRows: sqlite3_total_changes(handle) != changes) }
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw AppError(sqlite: handle, code: code) }
  }

  /// True if another connection has written to the file since this was asked last; `true` at first.
  func isWrittenElsewhere() throws(AppError) -> Bool {
    let last = version
    version = try run("PRAGMA data_version").first?["data_version"]
    return version != last
  }

  /// Has SQLite write changes to a log first, so that readers and a writer do not wait for
  /// each other.
  ///
  /// When another process does so in a new file at the same time, SQLite fails without a wait.
  private func writeAhead() throws(AppError) {
    let end = ContinuousClock.now + .milliseconds(Self.patience)
    while true {
      do {
        return try script("PRAGMA journal_mode = WAL")
      } catch {
        guard error.meansBusy, .now < end else { throw error }
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
  }
}

nonisolated extension Connection {
  /// Shows `body` the file as it is now, whatever another process writes meanwhile, and refuses it
  /// every write.
  func reading<Outcome>(
    _ body: (Connection) throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    try run("PRAGMA query_only = 1")
    defer { _ = try? run("PRAGMA query_only = 0") }
    return try transaction(begin: "BEGIN", body)
  }

  /// Does all that `body` does, or nothing of it.
  func transaction<Outcome>(
    begin: String = "BEGIN IMMEDIATE", _ body: (Connection) throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    written = []
    lastWriter = nil
    try run(begin)
    let outcome: Outcome
    do {
      outcome = try body(self)
      try run("COMMIT")
    } catch {
      // SQLite may have done so already.
      _ = try? run("ROLLBACK")
      throw error
    }
    if !written.isEmpty { committed(written) }
    return outcome
  }
}

nonisolated extension Connection {
  private func statement(_ sql: String) throws(AppError) -> Statement {
    if let ready = statements[sql] { return ready }
    let statement = try Statement(sql, in: handle, heardBy: reader)
    statements[sql] = statement
    return statement
  }

  /// Notes what a statement has written: once, however often it runs, unless SQLite has read
  /// it anew.
  private func note(_ statement: Statement, hasChangedRows: Bool) {
    if reader.hasHeard {
      statement.tables.add(reader.take())
    } else if statement === lastWriter {
      return
    }
    note(statement.tables, hasChangedRows: hasChangedRows)
    if hasChangedRows { lastWriter = statement }
  }

  private func note(_ tables: WrittenTables, hasChangedRows: Bool) {
    if hasChangedRows { written.formUnion(tables.rows) }
    if !tables.shapes.isEmpty { written.formUnion(tables.shapes) }
  }
}

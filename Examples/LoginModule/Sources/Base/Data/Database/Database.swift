import Core
import Foundation

/// A database file of the app, one access at a time.
///
/// What is done with it is a closure that does not wait for anything: an access inside an access
/// does not compile, so it cannot block itself. The file is opened by the first access; one that
/// SQLite finds damaged is set aside, which is an error once, and the next access begins with an
/// empty one. Tables that do not fit are an error of their module alone.
package actor Database {
  private let executor = QueueExecutor(label: "database")
  private let file: DatabaseFile?
  private let kind: Schema.Kind?
  private let formerFile: DatabaseFile?
  private var connection: Connection?
  /// How the file was when a module's tables were looked at last, and did fit.
  private var checked: [String: SQLValue] = [:]
  private var isInvalid = false

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private init(_ file: DatabaseFile?, _ kind: Schema.Kind?, formerFile: DatabaseFile? = nil) {
    self.file = file
    self.kind = kind
    self.formerFile = formerFile
  }

  /// A database that is kept in a file.
  ///
  /// - Parameters:
  ///   - kind: The schemas that may lie there; `nil` for both kinds.
  ///   - old: The file of earlier versions of the app, which is moved here once.
  package init(at file: URL, holding kind: Schema.Kind? = nil, adopting old: URL? = nil) {
    self.init(DatabaseFile(url: file, old: old), kind)
  }

  /// A database of caches. What earlier versions of the app kept of them in the file of the sources
  /// is dropped there.
  package init(at file: URL, besides source: Database) {
    self.init(DatabaseFile(url: file), .cache, formerFile: source.file)
  }

  /// A database that is gone with the app.
  package static func inMemory() -> Database {
    Database(nil, nil)
  }

  /// Reads from the tables of a schema. A write is refused.
  package func read<Outcome: Sendable>(
    _ schema: Schema,
    _ body: @Sendable (Connection) throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    try access(schema, isWriting: false, body)
  }

  /// Writes to the tables of a schema: all of `body`, or nothing if it throws.
  package func write<Outcome: Sendable>(
    _ schema: Schema,
    _ body: @Sendable (Connection) throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    try access(schema, isWriting: true, body)
  }

  /// Closes the file; the next access opens it again.
  package func close() {
    connection = nil
    checked = [:]
  }

  /// Closes the file for good: every later access is `.cancelled`.
  package func invalidate() {
    isInvalid = true
    close()
  }

  /// Empties every table, also for others who have the file open, and removes what was set aside of
  /// the file. A broken file is removed. This may be done after `invalidate()` too.
  package func erase() throws(AppError) {
    do {
      if file?.isThere ?? true { try openFile().empty() }
      try file?.removeSetAside()
    } catch {
      guard let file, error.meansDamage else { throw error }
      close()
      file.setAside()
      try file.removeSetAside()
      if file.isThere { throw error }
    }
    if isInvalid { close() }
  }
}

extension Database {
  /// Runs `body` in a transaction in which the tables fit.
  ///
  /// They are looked at again when they were changed since: another process may have another
  /// version of the app, with other tables.
  private func access<Outcome>(
    _ schema: Schema, isWriting: Bool, _ body: (Connection) throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    if Task.isCancelled || isInvalid { throw .cancelled }
    try requireKind(of: schema)
    return try settingDamageAside { () throws(AppError) in
      func attempt(_ connection: Connection) throws(AppError) -> Outcome? {
        try fits(schema, on: connection) ? .some(try body(connection)) : .none
      }
      let connection = try openFile()
      while true {
        let outcome = try isWriting ? connection.transaction(attempt) : connection.reading(attempt)
        if let outcome { return outcome }
        try mend(schema, on: connection)
      }
    }
  }

  private func requireKind(of schema: Schema) throws(AppError) {
    if let kind, kind != schema.kind {
      throw .database(
        code: SQLiteCode.misuse,
        message: "`\(schema.module)` is a \(schema.kind), and this is a database of \(kind)s")
    }
  }

  private func fits(_ schema: Schema, on connection: Connection) throws(AppError) -> Bool {
    let version = try connection.schemaVersion()
    if let version, checked[schema.module] == version { return true }
    guard try schema.tables.fit(on: connection) else { return false }
    checked[schema.module] = version
    return true
  }

  private func mend(_ schema: Schema, on connection: Connection) throws(AppError) {
    if let formerFile, formerFile.isThere, let tables = schema.tables as? CacheTables {
      // What is left there does no harm, so it is no reason to fail.
      try? formerFile.open().transaction(tables.leave)
    }
    try connection.transaction(schema.tables.mend)
  }

  private func settingDamageAside<Outcome>(
    _ access: () throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    do {
      return try access()
    } catch {
      if let file, error.meansDamage {
        close()
        file.setAside()
      }
      throw error
    }
  }

  private func openFile() throws(AppError) -> Connection {
    if let connection { return connection }
    let opened = if let file { try file.open() } else { try Connection(path: ":memory:") }
    connection = opened
    return opened
  }
}

nonisolated extension AppError {
  /// Whether SQLite calls a file broken.
  fileprivate var meansDamage: Bool {
    guard case .database(let code, _) = self else { return false }
    return [SQLiteCode.corrupt, SQLiteCode.notDatabase].contains(code & 0xFF)
  }
}

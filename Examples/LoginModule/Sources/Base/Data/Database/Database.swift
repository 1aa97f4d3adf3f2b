import Core
import Foundation

/// A database file of the app, one access at a time.
///
/// What is done with it is a closure that does not wait for anything: an access inside an access
/// does not compile, so it cannot block itself. A file that SQLite finds damaged is set aside,
/// which is an error once. Tables that do not fit are an error of their module alone.
package actor Database {
  /// Which database this is, and which file it has.
  nonisolated let id: UUID
  nonisolated let place: String
  nonisolated let isInvalid = Locked(false)
  private(set) var connection: Connection?

  private let executor = QueueExecutor(label: "database")
  let file: DatabaseFile?
  private let kind: Schema.Kind?
  /// How the file was when a module's tables were checked last, and did fit.
  private var checked: [String: SQLValue] = [:]

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// A database that is kept in a file.
  ///
  /// - Parameters:
  ///   - file: Where it lies; `nil` keeps it in memory.
  ///   - kind: The schemas that may lie there; `nil` for both kinds.
  package init(at file: URL?, holding kind: Schema.Kind? = nil) {
    id = UUID()
    place = file?.absoluteURL.standardized.path ?? id.uuidString
    self.file = file.map { DatabaseFile(url: $0) }
    self.kind = kind
  }

  /// A database that is gone with the app.
  package static func inMemory() -> Database {
    Database(at: nil)
  }

  /// Reads from the tables of a schema. A write is refused.
  package func read<Outcome: Sendable>(
    _ schema: Schema, _ body: @Sendable (Connection) throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    try access(schema, isWriting: false, body)
  }

  /// Writes to the tables of a schema: all of `body`, or nothing if it throws.
  package func write<Outcome: Sendable>(
    _ schema: Schema, _ body: @Sendable (Connection) throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    try access(schema, isWriting: true, body)
  }

  /// Closes the file; the next access opens it again.
  package func close() {
    connection = nil
    checked = [:]
  }

  /// Takes nothing more, for good: every access that begins later is `.cancelled`.
  package nonisolated func invalidate() {
    isInvalid.withLock { $0 = true }
    ChangeListeners.all.end(id)
  }
}

extension Database {
  /// Runs `body` in a transaction in which the tables fit.
  ///
  /// They are checked again when they were changed since: another process may have another
  /// version of the app, with other tables.
  private func access<Outcome>(
    _ schema: Schema, isWriting: Bool, _ body: (Connection) throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    if Task.isCancelled || isInvalid.withLock({ $0 }) { throw .cancelled }
    if let kind, kind != schema.kind {
      throw .database(
        code: SQLiteCode.misuse,
        message: "`\(schema.module)` is a \(schema.kind), and this is a database of \(kind)s")
    }
    func attempt(_ connection: Connection) throws(AppError) -> Outcome? {
      try fits(schema, on: connection) ? .some(try body(connection)) : .none
    }
    do {
      let connection = try openFile()
      while true {
        let outcome = try isWriting ? connection.transaction(attempt) : connection.reading(attempt)
        if let outcome { return outcome }
        try mend(schema, on: connection)
      }
    } catch {
      setAside(after: error)
      throw error
    }
  }

  private func fits(_ schema: Schema, on connection: Connection) throws(AppError) -> Bool {
    // It changes whenever a table does, whoever changes it.
    let version = try connection.run("PRAGMA schema_version").first?["schema_version"]
    if let version, checked[schema.module] == version { return true }
    guard try schema.tables.fit(on: connection) else { return false }
    checked[schema.module] = version
    return true
  }

  private func mend(_ schema: Schema, on connection: Connection) throws(AppError) {
    try connection.transaction(schema.tables.mend)
  }

  /// Moves the file out of the way if SQLite calls it broken.
  ///
  /// - Returns: whether it is gone.
  @discardableResult
  func setAside(after error: AppError) -> Bool {
    guard let file, error.meansDamage else { return false }
    close()
    file.setAside()
    if file.url.isTaken { return false }
    ChangeListeners.all.tell(of: nil, in: place)
    return true
  }

  func openFile() throws(AppError) -> Connection {
    if let connection { return connection }
    let opened = if let file { try file.open() } else { try Connection(path: ":memory:") }
    _ = try opened.isWrittenElsewhere()
    opened.committed = { [place] tables in ChangeListeners.all.tell(of: tables, in: place) }
    connection = opened
    return opened
  }
}

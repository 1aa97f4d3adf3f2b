import Core
import Foundation

/// The app's database file, one access at a time.
///
/// What is done with it is a closure that does not wait for anything: an access inside an access
/// does not compile, so it cannot block itself. The file is opened by the first access; one that
/// turns out to be damaged is set aside, which is an error once, and the next access begins with an
/// empty one.
package actor Database {
  private let executor = QueueExecutor(label: "database")
  private let file: URL?
  private var connection: Connection?
  private var migrated: Set<String> = []
  private var isInvalid = false

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// A database that is kept in a file.
  package init(at file: URL) {
    self.file = file
  }

  private init() {
    file = nil
  }

  /// A database that is gone with the app.
  package static func inMemory() -> Database {
    Database()
  }

  /// Reads from the tables of a schema. A write is refused.
  package func read<Outcome: Sendable>(
    _ schema: Schema,
    _ body: @Sendable (Connection) throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    try settingDamageAside { () throws(AppError) in try open(schema).reading(body) }
  }

  /// Writes to the tables of a schema: all of `body`, or nothing if it throws.
  package func write<Outcome: Sendable>(
    _ schema: Schema,
    _ body: @Sendable (Connection) throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    try settingDamageAside { () throws(AppError) in try open(schema).transaction(body) }
  }

  /// Closes the file; the next access opens it again.
  package func close() {
    connection = nil
    migrated = []
  }

  /// Closes the file for good: every later access is cancelled.
  package func invalidate() {
    close()
    isInvalid = true
  }

  /// Removes the file with all that is in it; the next access begins with an empty one.
  package func erase() throws(AppError) {
    close()
    if let file { try DatabaseFile(url: file).remove() }
  }
}

extension Database {
  private func settingDamageAside<Outcome>(
    _ access: () throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    do {
      return try access()
    } catch {
      if let file, error.meansDamage {
        close()
        DatabaseFile(url: file).setAside()
      }
      throw error
    }
  }

  private func open(_ schema: Schema) throws(AppError) -> Connection {
    if Task.isCancelled || isInvalid { throw .cancelled }
    let connection = try openFile()
    if !migrated.contains(schema.module) {
      try Migrator(schema: schema).run(on: connection)
      migrated.insert(schema.module)
    }
    return connection
  }

  private func openFile() throws(AppError) -> Connection {
    if let connection { return connection }
    let opened =
      if let file { try DatabaseFile(url: file).open() } else { try Connection(path: ":memory:") }
    connection = opened
    return opened
  }
}

nonisolated extension AppError {
  /// Whether a file is no database, or not the one that this app made.
  fileprivate var meansDamage: Bool {
    guard case .database(let code, _) = self else { return false }
    return [SQLiteCode.corrupt, SQLiteCode.notDatabase].contains(code & 0xFF)
  }
}

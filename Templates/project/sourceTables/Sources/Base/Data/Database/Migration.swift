import Core

/// One step in the life of a module's tables. It never changes once it has been released.
package nonisolated struct Migration: Sendable {
  /// The name in the record: no other step of the module has it.
  package let name: String
  let step: @Sendable (Connection) throws(AppError) -> Void

  /// A step that SQL can take: one statement or several.
  package init(_ name: String, _ sql: String) {
    self.init(name) { connection throws(AppError) in try connection.script(sql) }
  }

  /// A step that reads each row itself.
  package init(_ name: String, _ step: @escaping @Sendable (Connection) throws(AppError) -> Void) {
    self.name = name
    self.step = step
  }
}

// Steps of earlier versions, which were counted: 1, 2, 3…
nonisolated extension Migration {
  package init(_ number: Int, _ sql: String) { self.init("\(number)", sql) }

  package init(_ number: Int, _ step: @escaping @Sendable (Connection) throws(AppError) -> Void) {
    self.init("\(number)", step)
  }
}

import Core

/// One step in the life of a module's tables. It never changes once it has been released.
package nonisolated struct Migration: Sendable {
  /// 1, 2, 3… within the module.
  package let number: Int
  let step: @Sendable (Connection) throws(AppError) -> Void

  /// A step that SQL can take: one statement or several.
  package init(_ number: Int, _ sql: String) {
    self.init(number) { connection throws(AppError) in try connection.script(sql) }
  }

  /// A step that looks at each row itself.
  package init(_ number: Int, _ step: @escaping @Sendable (Connection) throws(AppError) -> Void) {
    self.number = number
    self.step = step
  }
}

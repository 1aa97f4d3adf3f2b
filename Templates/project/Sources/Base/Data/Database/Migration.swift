/// One step in the life of a module's tables. It never changes once it has been released.
package nonisolated struct Migration: Sendable, Hashable {
  /// 1, 2, 3… within the module.
  package let number: Int
  /// One statement or several.
  package let sql: String

  package init(_ number: Int, _ sql: String) {
    self.number = number
    self.sql = sql
  }
}

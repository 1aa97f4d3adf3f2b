/// The tables of one module, as the steps that lead to them.
package nonisolated struct Schema: Sendable, Hashable {
  /// Whose tables these are.
  package let module: String
  /// From the first step to the last.
  package let migrations: [Migration]

  package init(module: String, migrations: [Migration]) {
    self.module = module
    self.migrations = migrations
  }
}

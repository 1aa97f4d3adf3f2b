/// The tables of one module.
package nonisolated struct Schema: Sendable {
  /// What becomes of tables that are not those that the app wants.
  package enum Kind: Sendable, Hashable {
    /// The rows are on a server too: the tables are dropped and made anew.
    case cache
    /// The rows are nowhere else: the tables are changed step by step, and never dropped.
    case source
  }

  /// Whose tables these are.
  package let module: String
  package let kind: Kind
  let tables: any ModuleTables

  /// Tables that are made anew when they are to have another shape.
  ///
  /// - Parameter tables: The statements that make them and their indexes.
  package static func cache(module: String, tables: [String]) -> Schema {
    Schema(
      module: module, kind: .cache, tables: CacheTables(module: module, statements: tables))
  }

  /// Tables that are brought to their shape by steps.
  ///
  /// - Parameter migrations: From the first step to the last, each with its number: 1, 2, 3…
  package static func source(module: String, migrations: [Migration]) -> Schema {
    Schema(
      module: module, kind: .source,
      tables: SourceTables(module: module, migrations: migrations))
  }
}

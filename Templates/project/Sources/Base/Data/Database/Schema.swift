import Core

/// The tables of one module.
package nonisolated struct Schema: Sendable {
  /// A problem with tables that are not those that the app wants.
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
    let tables = CacheTables(module: module, sql: tables.joined(separator: ";\n"))
    return Schema(module: module, kind: .cache, tables: tables)
  }

  /// Tables that are brought to their shape by steps.
  ///
  /// - Parameter migrations: From the first step to the last, each with a name of its own.
  package static func source(module: String, migrations: [Migration]) -> Schema {
    let tables = SourceTables(module: module, migrations: migrations)
    return Schema(module: module, kind: .source, tables: tables)
  }

  /// The earlier versions of the app: the same with fewer steps.
  package var earlier: [Schema] {
    guard let tables = tables as? SourceTables else { return [] }
    return tables.migrations.indices.dropFirst().map { count in
      .source(module: module, migrations: Array(tables.migrations.prefix(count)))
    }
  }
}

/// How the tables of a module come to be as it wants them.
nonisolated protocol ModuleTables: Sendable {
  /// True if they are so; an error if they are others, and nothing may be done about it.
  func fit(on connection: Connection) throws(AppError) -> Bool

  /// Takes one step towards that, inside a transaction.
  func mend(on connection: Connection) throws(AppError)
}

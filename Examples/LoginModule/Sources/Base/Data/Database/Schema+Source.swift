nonisolated extension Schema {
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

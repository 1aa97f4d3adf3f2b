nonisolated extension Schema {
  /// Tables that are made anew when they are to have another shape.
  ///
  /// - Parameter tables: The statements that make them and their indexes.
  package static func cache(module: String, tables: [String]) -> Schema {
    let tables = CacheTables(module: module, sql: tables.joined(separator: ";\n"))
    return Schema(module: module, kind: .cache, tables: tables)
  }
}

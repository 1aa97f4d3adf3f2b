import Core

/// The tables that a database has: each with its columns, its indexes and whatever else hangs
/// on it, in no order: steps may have been taken in another one.
nonisolated struct Tables {
  /// The parts of each table, by its name in lower case.
  private var parts: [String: [String]] = [:]

  /// All that there are now.
  init(on connection: Connection) throws(AppError) {
    for row in try connection.run(Self.query) {
      parts[try row.value("table"), default: []].append(try row.value("part"))
    }
  }

  /// Those that `make` makes where there are none.
  init(madeBy make: (Connection) throws(AppError) -> Void) throws(AppError) {
    let connection = try Connection(path: ":memory:")
    try make(connection)
    try self.init(on: connection)
  }

  var names: Set<String> { Set(parts.keys) }

  /// True if others are among them, just as they are.
  func contain(_ others: Tables) -> Bool {
    others.parts.allSatisfy { parts[$0.key] == $0.value }
  }

  private static let query = """
    SELECT lower(object.tbl_name) AS "table", object.type || ' ' || object.name || coalesce(
        ': ' || field.name || ' ' || field.type || ' ' || field."notnull" || ' ' || field.pk,
        CASE object.type WHEN 'table' THEN '' ELSE ': ' || object.sql END, ''
      ) AS "part"
    FROM sqlite_master AS object
    LEFT JOIN pragma_table_xinfo(object.name) AS field ON object.type = 'table'
    WHERE object.name NOT LIKE 'sqlite!_%' ESCAPE '!'
    ORDER BY "part"
    """
}

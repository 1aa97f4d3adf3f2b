/// The tables that a statement writes; their names are in lower case.
nonisolated struct WrittenTables {
  /// Whose rows it changes, if it finds any to change.
  var rows: Set<String> = []
  /// Which it drops or alters.
  var shapes: Set<String> = []

  var isEmpty: Bool { rows.isEmpty && shapes.isEmpty }

  mutating func add(_ others: WrittenTables) {
    rows.formUnion(others.rows)
    shapes.formUnion(others.shapes)
  }
}

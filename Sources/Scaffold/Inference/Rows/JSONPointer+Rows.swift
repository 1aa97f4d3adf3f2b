import DocumentReading

extension JSONPointer {
  /// - Parameter rows: what `--rows` takes, for which a `/` alone is the reply itself.
  package init?(rows: String) { self.init(rows == "/" ? "" : rows) }

  /// The list in which the rows are, or the first one on the way to them.
  package var toRows: JSONPointer { JSONPointer(tokens: Array(tokens.prefix { $0 != "*" })) }
}

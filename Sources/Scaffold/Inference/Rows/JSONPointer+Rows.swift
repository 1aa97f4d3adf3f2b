import DocumentReading

extension JSONPointer {
  /// - Parameter rows: what `--rows` takes, for which a `/` alone is the reply itself.
  package init?(rows: String) { self.init(rows == "/" ? "" : rows) }
}

nonisolated extension String {
  /// The words to read aloud for a field of this name, where the row it stands in distinguishes it
  /// from others: `Label 2, Color`.
  package func spoken(in row: String?) -> String { row.map { "\($0), \(self)" } ?? self }
}

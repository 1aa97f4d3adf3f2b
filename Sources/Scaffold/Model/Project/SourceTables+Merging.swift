extension SourceTables {
  /// The table after two branches have changed it: the steps of this one, then those that only the
  /// other one has. A step never changes, so those of before are in both.
  ///
  /// - Returns: `nil` where the two are no later state of one table.
  package func followed(by other: SourceTables) -> SourceTables? {
    let shared = zip(steps, other.steps).prefix { $0 == $1 }.count
    let new = other.steps.dropFirst(shared).filter { !steps.dropFirst(shared).contains($0) }
    let merged = SourceTables(
      name: name, shape: shape, fields: fields, columns: columns, steps: steps + new,
      hasTextDates: hasTextDates)
    let start = SourceTables(
      name: other.name, shape: other.shape, fields: other.fields, columns: other.columns,
      steps: merged.steps, hasTextDates: other.hasTextDates)
    guard merged == start, (try? merged.values()) != nil else { return nil }
    return merged
  }
}

/// An object within what servers send. It stands in one column, as JSON.
package nonisolated protocol WireObject: Codable, Hashable, Sendable, ColumnValue {}

nonisolated extension WireObject {
  package init?(column: SQLValue) {
    guard let object = column.json(as: Self.self) else { return nil }
    self = object
  }

  package var column: SQLValue { SQLValue(json: self) }
}

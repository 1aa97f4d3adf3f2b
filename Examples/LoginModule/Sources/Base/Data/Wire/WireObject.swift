import Foundation

/// An object within what servers send. It stands in one column, as JSON.
package nonisolated protocol WireObject: Codable, Hashable, Sendable, ColumnValue {}

nonisolated extension WireObject {
  package init?(column: SQLValue) {
    guard case .text(let json) = column,
      let object = try? JSONDecoder().decode(Self.self, from: Data(json.utf8))
    else { return nil }
    self = object
  }

  package var column: SQLValue {
    guard let json = try? JSONEncoder().encode(self) else { return .null }
    return .text(String(decoding: json, as: UTF8.self))
  }
}

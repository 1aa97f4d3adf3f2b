import Foundation

/// A value as SQLite keeps it.
package nonisolated enum SQLValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

nonisolated extension SQLValue: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral
{
  package init(nilLiteral: ()) { self = .null }
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .real(value) }
  package init(stringLiteral value: String) { self = .text(value) }
}

/// A value in a column, as it is.
nonisolated extension SQLValue: ColumnValue {
  package init?(column: SQLValue) {
    self = column
  }

  package var column: SQLValue { self }
}

/// A value that is kept as JSON, in one column.
nonisolated extension SQLValue {
  /// The value as JSON, with its keys in order: equal values are equal texts. What JSON cannot hold
  /// is `null`.
  init(json value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try? encoder.encode(value)
    self = json.map { .text(String(decoding: $0, as: UTF8.self)) } ?? .null
  }

  /// The value that stands here as JSON.
  func json<Value: Decodable>(as type: Value.Type = Value.self) -> Value? {
    guard case .text(let json) = self else { return nil }
    return try? JSONDecoder().decode(type, from: Data(json.utf8))
  }
}

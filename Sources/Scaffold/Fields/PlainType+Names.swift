extension PlainType {
  package static var names: [String] { allCases.map(\.rawValue) }

  /// The names of the types whose values identify entities.
  static var identityNames: [String] { allCases.filter(\.type.identifies).map(\.rawValue) }

  /// The name here of a type that other languages and databases call otherwise; the same name where
  /// none does.
  static func ownName(of name: String) -> String { foreign[name.lowercased()]?.rawValue ?? name }

  private static let foreign: [String: PlainType] = [
    "array": .json, "bigint": .int64, "blob": .data, "boolean": .bool, "bytes": .data,
    "char": .string, "cgfloat": .double, "datetime": .date, "dict": .json, "dictionary": .json,
    "float": .double, "float64": .double, "guid": .uuid, "int32": .int, "integer": .int,
    "link": .url, "long": .int64, "mail": .email, "money": .decimal, "number": .double,
    "object": .json, "password": .secret, "photo": .image, "picture": .image, "real": .double,
    "short": .int, "str": .string, "tel": .phone, "text": .string, "time": .date,
    "timestamp": .seconds, "uint": .int, "uint64": .int64, "uri": .url, "varchar": .string,
  ]
}

/// Any JSON, of which texts and names are of interest.
nonisolated indirect enum JSONValue: Decodable, Sendable, Hashable {
  case null
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
  /// A number, or `true` or `false`.
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else if let fields = try? container.decode([String: JSONValue].self) {
      self = .object(fields)
    } else {
      self = .other
    }
  }
}

nonisolated extension JSONValue {
  /// The same as text with `blank` in the place of each value: what is left are the names.
  func text(blanking blank: String) -> String {
    switch self {
    case .null: return "null"
    case .string, .other: return "\"\(blank)\""
    case .array(let values):
      return "[\(values.map { $0.text(blanking: blank) }.joined(separator: ","))]"
    case .object(let fields):
      let texts = fields.sorted { $0.key < $1.key }
        .map { "\($0.key.debugDescription):\($0.value.text(blanking: blank))" }
      return "{\(texts.joined(separator: ","))}"
    }
  }
}

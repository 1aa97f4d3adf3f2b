/// Any JSON, as far as a refusal is read.
nonisolated indirect enum JSONValue: Decodable {
  case string(String)
  case number(Int)
  case array([JSONValue])
  case object([String: JSONValue])
  /// A number with a fraction, `true`, `false` or `null`.
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else if let fields = try? container.decode([String: JSONValue].self) {
      self = .object(fields)
    } else {
      self = .other
    }
  }

  /// The fields of an object; none of any other value.
  var fields: [String: JSONValue] { if case .object(let fields) = self { fields } else { [:] } }
}

/// What a server says is wrong with each field, in one of the forms that servers write.
///
/// `{"name": "too short"}`, `{"name": ["too short", "taken"]}` or
/// `[{"field": "name", "message": "too short"}]`
nonisolated struct FieldErrors: Decodable {
  /// By the name of the field; there is one at least, and none without words.
  let messages: [String: String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let pairs: [(String, String)] =
      if let list = try? container.decode([Entry].self) {
        list.map { ($0.field, $0.message) }
      } else {
        try container.decode([String: Words].self).map { ($0, $1.text) }
      }
    messages = Dictionary(
      pairs.filter { !$0.1.isEmpty }, uniquingKeysWith: { "\($0)\n\($1)" })
    if messages.isEmpty {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no field")
    }
  }

  private struct Entry: Decodable {
    let field: String
    let message: String
  }

  private struct Words: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text =
        try (try? container.decode(String.self))
        ?? container.decode([String].self).joined(separator: "\n")
    }
  }
}

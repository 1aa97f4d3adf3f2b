import Templates

/// The result of a tool, as a JSON Schema: the members of a document, or an error instead.
struct OutputSchema: Sendable {
  private let members: [(String, JSON)]
  /// Those that are in each document.
  private let required: [String]

  init(_ members: [(String, JSON)], optional: [(String, JSON)] = []) {
    self.members = [("version", Self.number)] + members + optional
    required = ["version"] + members.map(\.0)
  }

  var json: JSON {
    let more: [(String, JSON)] = [("notes", Self.texts), ("error", Self.error)]
    let own = Set(members.map(\.0))
    return [
      "type": "object",
      "properties": JSON(object: members + more.filter { !own.contains($0.0) }),
      "anyOf": [["required": JSON(texts: required)], ["required": ["error"]]],
    ]
  }
}

extension OutputSchema {
  static let text: JSON = ["type": "string"]
  static let number: JSON = ["type": "integer"]
  static let flag: JSON = ["type": "boolean"]
  static let texts = list(of: text)
  static let anything: JSON = ["type": "object"]

  static func list(of items: JSON) -> JSON { ["type": "array", "items": items] }

  static func object(
    _ members: [(String, JSON)], optional: [(String, JSON)] = []
  ) -> JSON {
    [
      "type": "object", "properties": JSON(object: members + optional),
      "required": JSON(texts: members.map(\.0)),
    ]
  }

  private static let error = object(
    [("code", text), ("message", text)], optional: [("fix", text), ("details", texts)])
}

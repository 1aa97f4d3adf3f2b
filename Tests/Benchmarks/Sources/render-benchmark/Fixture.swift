import Templates

/// The values that both engines render; `render.py` has the same.
enum Fixture {
  static let values: [String: Value] = [
    "entity": "Status",
    "module": "Timeline",
    "codable": true,
    "fields": .list((0..<24).map(field)),
  ]

  private static func field(_ index: Int) -> Value {
    [
      "name": .text("field\(index)Value"),
      "key": .text(index.isMultiple(of: 3) ? "field\(index)Value" : "field_\(index)_value"),
      "type": index.isMultiple(of: 2) ? "String" : "Int64",
      "optional": .flag(index.isMultiple(of: 4)),
    ]
  }
}

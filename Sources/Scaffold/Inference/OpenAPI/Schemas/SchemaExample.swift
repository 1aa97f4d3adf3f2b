import DocumentReading
import Templates

/// Makes a reply as a schema has it, with one row in each list: where the rows are, and what stands
/// beside them, is found in it as in a reply that somebody has saved.
struct SchemaExample {
  let reader: SchemaReader

  /// Rows are looked for no deeper.
  private static let deepest = 5

  /// - Throws: for a `$ref` that leads nowhere, out of the document, or back to itself.
  func value(of json: JSON) throws(DataError) -> JSON { try value(of: json, in: []) }

  private func value(of json: JSON, in outer: [SchemaObject]) throws(DataError) -> JSON {
    switch try reader.schema(json).kind {
    case .flag: true
    case .whole: 1
    case .number: 1
    case .text(let format): format.hasPrefix("ur") ? "https://example.com" : "text"
    case .choice(let words): JSON(.text(words.first ?? ""))
    case .any: JSON(.null)
    case .map: JSON(.object([]))
    case .list(let items): [try value(of: items, in: outer)]
    case .object(let object): try value(of: object, in: outer)
    }
  }

  private func value(
    of object: SchemaObject, in outer: [SchemaObject]
  ) throws(DataError) -> JSON {
    guard outer.count < Self.deepest, !outer.contains(where: { $0 === object }) else {
      return JSON(.object([]))
    }
    var members: [(String, JSON)] = []
    for property in object.properties {
      members.append((property.key, try value(of: property.schema, in: outer + [object])))
    }
    return JSON(object: members)
  }
}

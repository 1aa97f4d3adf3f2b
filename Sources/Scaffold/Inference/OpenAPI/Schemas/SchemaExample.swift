import DocumentReading
import Templates

/// Makes a reply as a schema has it, with one row in each list: where the rows are, and what stands
/// beside them, is found in it as in a reply that somebody has saved.
struct SchemaExample {
  let reader: SchemaReader

  /// Rows are looked for no deeper.
  private static let deepest = 5
  /// An example with more values is made less deep: objects that lead to one another in many ways would
  /// be very many.
  private static let manyValues = 2_000
}

extension SchemaExample {
  /// - Throws: for a `$ref` that leads nowhere, out of the document, or back to itself; for schemas
  ///   that are more than the budget.
  func value(of json: JSON) throws(DataError) -> JSON {
    let place = try reader.document.followed(json).value.offset
    if let known = reader.examples[place] { return known }
    var draft = Draft(reader: reader, deepest: Self.deepest, room: Self.manyValues)
    var value = try draft.value(of: json, in: [])
    for deepest in (1..<Self.deepest).reversed() where draft.room < 0 {
      draft = Draft(reader: reader, deepest: deepest, room: Self.manyValues)
      value = try draft.value(of: json, in: [])
    }
    reader.examples[place] = value
    return value
  }

  /// An example while it is made.
  private struct Draft {
    let reader: SchemaReader
    let deepest: Int
    /// How many more values it may have; less than none, if there are too many.
    var room: Int

    mutating func value(
      of json: JSON, in outer: [SchemaObject], lists: Int = 0
    ) throws(DataError) -> JSON {
      room -= 1
      try reader.spend(onExampleOf: json)
      switch try reader.schema(json).kind {
      case .flag: return true
      case .whole: return 1
      case .number: return 1
      case .text(let format): return format.hasPrefix("ur") ? "https://example.com" : "text"
      case .choice(let words): return JSON(.text(words.first ?? ""))
      case .any: return JSON(.null)
      case .map: return JSON(.object([]))
      // Lists of themselves have no end.
      case .list where lists == deepest: return []
      case .list(let items): return [try value(of: items, in: outer, lists: lists + 1)]
      case .object(let object): return try value(of: object, in: outer)
      }
    }

    private mutating func value(
      of object: SchemaObject, in outer: [SchemaObject]
    ) throws(DataError) -> JSON {
      guard outer.count < deepest, !outer.contains(where: { $0 === object }) else {
        return JSON(.object([]))
      }
      var members: [(String, JSON)] = []
      for property in object.properties where room >= 0 || outer.isEmpty {
        members.append((property.key, try value(of: property.schema, in: outer + [object])))
      }
      return JSON(object: members)
    }
  }
}

import DocumentReading
import Ground
import Templates

/// Reads the schemas of a document, each object once.
final class SchemaReader {
  let document: APIDocument
  /// By the places in the document.
  private var objects: [[Int]: SchemaObject] = [:]

  init(_ document: APIDocument) { self.document = document }

  /// The place of a schema that was put together here.
  static let nowhere = -1

  /// No schema of use is made of more, one in another.
  private static let deepest = 32
}

extension SchemaReader {
  /// - Throws: for a `$ref` that leads nowhere, out of the document, or back to itself.
  func schema(_ json: JSON) throws(DataError) -> Schema {
    let pieces = try pieces(of: json)
    return Schema(kind: kind(of: pieces), isNullable: pieces.isNullable)
  }

  /// - Parameter outer: where the schemas stand that this one is a part of.
  private func pieces(of json: JSON, in outer: [Int] = []) throws(DataError) -> SchemaPieces {
    let (schema, name) = try document.followed(json)
    let way = outer + [schema.offset]
    let own = SchemaPieces(of: schema)
    var pieces = SchemaPieces()
    (pieces.places, pieces.isNullable) = (own.places, own.isNullable)
    let parts = try parts(of: schema, by: "allOf", in: way)
    for part in parts { pieces.add(part) }
    // `{"allOf": [{"$ref": …}]}` only adds words to what it leads to.
    if let only = parts.first, parts.count == 1, own.properties.isEmpty {
      (pieces.name, pieces.places) = (only.name, only.places)
    }
    pieces.add(own)
    for key in ["oneOf", "anyOf"] where schema[key] != nil {
      pieces.add(variants: try self.parts(of: schema, by: key, in: way))
    }
    pieces.name = name ?? pieces.name
    return pieces
  }

  /// The schemas that one is made of, without what it stands in itself: a base may list what is made
  /// of it.
  private func parts(
    of schema: JSON, by key: String, in way: [Int]
  ) throws(DataError) -> [SchemaPieces] {
    guard way.count < Self.deepest else { return [] }
    var parts: [SchemaPieces] = []
    for part in schema[key]?.items ?? [] {
      let place = try document.followed(part).value.offset
      if place == Self.nowhere || !way.contains(place) {
        parts.append(try pieces(of: part, in: way))
      }
    }
    return parts
  }
}

extension SchemaReader {
  private func kind(of pieces: SchemaPieces) -> Schema.Kind {
    guard !pieces.isMixed else { return .any("of one of several types") }
    if let kind = pieces.valueKind { return kind }
    let types = pieces.types
    if Set(types) == ["integer", "number"] { return .number(format: pieces.format) }
    guard types.count < 2 else { return .any("of the types \(types.joined(separator: ", "))") }
    switch types.first {
    case "boolean": return .flag
    case "integer": return .whole(format: pieces.format)
    case "number": return .number(format: pieces.format)
    case "string": return .text(format: pieces.format)
    case "array": return pieces.items.map(Schema.Kind.list) ?? .any("a list of anything")
    case "object": break
    case nil: if let items = pieces.items, pieces.properties.isEmpty { return .list(items) }
    case let other?: return .any("of the type \(other)")
    }
    if !pieces.properties.isEmpty { return .object(object(of: pieces)) }
    if let values = pieces.mapValues, !values.members.isEmpty { return .map(values) }
    return .any(types.isEmpty ? "of no type" : "an object of any members")
  }

  private func object(of pieces: SchemaPieces) -> SchemaObject {
    if let object = objects[pieces.places] { return object }
    let object = SchemaObject(
      name: pieces.name,
      properties: pieces.properties.map { key, schema in
        SchemaObject.Property(
          key: key, schema: schema, isRequired: pieces.required.contains(key))
      })
    objects[pieces.places] = object
    return object
  }
}

extension SchemaPieces {
  /// What the values that are told one by one make of it; `nil` if none are.
  fileprivate var valueKind: Schema.Kind? {
    let told = (values ?? []).filter { $0.kind != .null }
    let texts = told.compactMap(\.text)
    guard !told.isEmpty else { return nil }
    if texts.count == told.count { return .choice(texts.unique) }
    return told.allSatisfy { $0.number != nil } ? .whole(format: format) : nil
  }
}

extension [String] {
  /// Each once, in the order in which they came.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

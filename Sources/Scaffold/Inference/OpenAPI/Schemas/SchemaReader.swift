import DocumentReading
import Ground
import Templates

/// Reads the schemas of a document, each once.
final class SchemaReader {
  let document: APIDocument
  /// By the places in the document.
  private var objects: [[Int]: SchemaObject] = [:]
  /// The schemas that are known, by their places.
  private var known: [Int: SchemaPieces] = [:]
  /// The schemas that are made of themselves, where they are asked for; and those of the others in
  /// such a circle while one of them is read.
  private var circles: [Int: SchemaPieces] = [:]
  private var inCircle: [Int: SchemaPieces] = [:]
  /// The places of those that were put together here: the next one lower.
  private var lastUnited = 0
  /// The replies that schemas would have, by their places.
  var examples: [Int: JSON] = [:]
  private var budget = Budget.document
  private var exampleBudget = Budget.document

  init(_ document: APIDocument) { self.document = document }
}

extension SchemaReader {
  /// - Throws: for a `$ref` that leads nowhere, out of the document, or back to itself; for schemas
  ///   that are more than the budget.
  func schema(_ json: JSON) throws(DataError) -> Schema {
    let pieces = try pieces(of: json)
    return Schema(kind: kind(of: pieces), isNullable: pieces.isNullable)
  }

  /// Counts the values of examples.
  func spend(onExampleOf json: JSON) throws(DataError) {
    try spend(1, of: &exampleBudget, at: json)
  }

  /// Counts work that a few lines of a document can make very much of.
  private func spend(_ steps: Int, of budget: inout Budget, at json: JSON) throws(DataError) {
    budget.steps -= steps
    guard budget.steps >= 0 else {
      throw document.error(.tooManySteps(Budget.document.steps), at: json)
    }
  }

  private func pieces(of json: JSON) throws(DataError) -> SchemaPieces {
    let (schema, name) = try document.followed(json)
    if var pieces = circles[schema.offset] {
      pieces.name = name ?? pieces.name
      return pieces
    }
    inCircle = [:]
    let (pieces, isWhole) = try pieces(of: json, in: [])
    if !isWhole { circles[schema.offset] = pieces }
    return pieces
  }

  /// - Parameter outer: where the schemas stand that this one is a part of.
  /// - Returns: also whether nothing was left out because it stands in itself, which another schema
  ///   would have.
  private func pieces(
    of json: JSON, in outer: [Int]
  ) throws(DataError) -> (pieces: SchemaPieces, isWhole: Bool) {
    let (schema, name) = try document.followed(json)
    var (pieces, isWhole): (SchemaPieces, Bool)
    if let known = known[schema.offset] {
      (pieces, isWhole) = (known, true)
    } else if let known = inCircle[schema.offset] {
      (pieces, isWhole) = (known, false)
    } else {
      guard outer.count < Budget.document.depth else {
        throw document.error(.tooDeepSchema(Budget.document.depth), at: schema)
      }
      (pieces, isWhole) = try newPieces(of: schema, in: outer + [schema.offset])
      if isWhole { known[schema.offset] = pieces } else { inCircle[schema.offset] = pieces }
    }
    pieces.name = name ?? pieces.name
    return (pieces, isWhole)
  }

  private func newPieces(
    of schema: JSON, in way: [Int]
  ) throws(DataError) -> (SchemaPieces, isWhole: Bool) {
    let own = SchemaPieces(of: schema)
    var pieces = SchemaPieces()
    (pieces.places, pieces.isNullable) = (own.places, own.isNullable)
    var (parts, isWhole) = try parts(of: schema, schema["allOf"]?.items ?? [], in: way)
    for part in parts { pieces.add(part) }
    // `{"allOf": [{"$ref": …}]}` only adds words to what it leads to.
    if let only = parts.first, parts.count == 1, own.properties.isEmpty {
      (pieces.name, pieces.places) = (only.name, only.places)
    }
    pieces.add(own)
    for key in ["oneOf", "anyOf"] where schema[key] != nil {
      let variants = try self.parts(of: schema, schema[key]?.items ?? [], in: way)
      pieces.add(variants: variants.parts, at: &lastUnited)
      isWhole = isWhole && variants.isWhole
    }
    if schema["oneOf"] == nil, schema["anyOf"] == nil {
      let subtypes = try self.parts(of: schema, schema.subtypes, in: way)
      pieces.add(subtypes: subtypes.parts, at: &lastUnited)
      isWhole = isWhole && subtypes.isWhole
    }
    try spend(1 + pieces.size, of: &budget, at: schema)
    return (pieces, isWhole)
  }

  /// The schemas that one is made of, without what it stands in itself: a base may list what is made
  /// of it.
  private func parts(
    of schema: JSON, _ all: [JSON], in way: [Int]
  ) throws(DataError) -> (parts: [SchemaPieces], isWhole: Bool) {
    var (parts, isWhole): ([SchemaPieces], Bool) = ([], true)
    for part in all {
      if way.contains(try document.followed(part).value.offset) {
        isWhole = false
      } else {
        let read = try pieces(of: part, in: way)
        try spend(1 + read.pieces.size, of: &budget, at: schema)
        parts.append(read.pieces)
        isWhole = isWhole && read.isWhole
      }
    }
    return (parts, isWhole)
  }
}

extension SchemaReader {
  private func kind(of pieces: SchemaPieces) -> Schema.Kind {
    guard !pieces.isMixed else { return .any("values of several types") }
    if let kind = pieces.valueKind { return kind }
    let types = pieces.types
    if Set(types) == ["integer", "number"] { return .number(format: pieces.format) }
    guard types.count < 2 else {
      return .any("values of the types \(types.joined(separator: ", "))")
    }
    switch types.first {
    case "boolean": return .flag
    case "integer": return .whole(format: pieces.format)
    case "number": return .number(format: pieces.format)
    case "string": return .text(format: pieces.format)
    case "array": return pieces.items.map(Schema.Kind.list) ?? .any("lists of anything")
    case "object": break
    case nil: if let items = pieces.items, pieces.properties.isEmpty { return .list(items) }
    case let other?: return .any("values of the type \(other)")
    }
    if !pieces.properties.isEmpty { return .object(object(of: pieces)) }
    if let values = pieces.mapValues, !values.members.isEmpty { return .map(values) }
    return .any(types.isEmpty ? "values of no type" : "objects of any members")
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

extension JSON {
  /// The schemas that a base says are made of it, by what identifies them.
  fileprivate var subtypes: [JSON] {
    (self["discriminator"]?["mapping"]?.members ?? []).compactMap { member in
      guard let text = member.value.text else { return nil }
      let reference =
        text.contains("/") || text.contains("#") ? text : "#/components/schemas/" + text
      let name = JSON(.text(reference), at: member.value.offset)
      return JSON(
        .object([Member(key: "$ref", value: name, offset: member.offset)]), at: member.value.offset)
    }
  }
}

extension SchemaPieces {
  /// The kind of the values that are listed one by one; `nil` if none are.
  fileprivate var valueKind: Schema.Kind? {
    let told = (values ?? []).filter { $0.kind != .null }
    let texts = told.compactMap(\.text)
    guard !told.isEmpty else { return nil }
    if texts.count == told.count { return .choice(texts.unique) }
    return told.allSatisfy { $0.number != nil } ? .whole(format: format) : nil
  }
}

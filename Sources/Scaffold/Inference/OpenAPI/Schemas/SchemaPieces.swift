import DocumentReading
import Templates

/// What the parts of one schema say together.
struct SchemaPieces {
  /// What the document calls it, if it does.
  var name: String?
  /// Where the document says it; an object of several has several places.
  var places: [Int] = []
  private(set) var types: [String] = []
  var isNullable = false
  private(set) var format = ""
  /// The values that there are, if they are told one by one.
  private(set) var values: [JSON]?
  private(set) var properties: [(key: String, schema: JSON)] = []
  private(set) var required: Set<String> = []
  private(set) var items: JSON?
  /// What the values of a map are.
  private(set) var mapValues: JSON?
  /// Whether values of several types fit.
  private(set) var isMixed = false
}

extension SchemaPieces {
  /// Reads what a schema says itself, without the schemas that it is made of.
  init(of schema: JSON) {
    places = [schema.offset]
    for member in schema.members {
      let value = member.value
      switch member.key {
      case "type": add(types: value.text.map { [$0] } ?? value.items.compactMap(\.text))
      case "nullable": isNullable = isNullable || value.isTrue
      case "format": format = value.text ?? ""
      case "enum": values = value.items
      case "const": values = [value]
      case "properties": properties = value.members.map { ($0.key, $0.value) }
      case "required": required = Set(value.items.compactMap(\.text))
      case "items": items = value
      case "additionalProperties" where value.isObject: mapValues = value
      default: break
      }
    }
    if let values, values.contains(where: { $0.kind == .null }) { isNullable = true }
  }

  private mutating func add(types new: [String]) {
    isNullable = isNullable || new.contains("null")
    for type in new where type != "null" && !types.contains(type) { types.append(type) }
  }

  /// Adds what another part says, which holds as well.
  mutating func add(_ other: SchemaPieces) {
    add(types: other.types)
    if format.isEmpty { format = other.format }
    values = values ?? other.values
    for (key, schema) in other.properties {
      // The part that comes last tells it best: it narrows what it was made of.
      if let index = properties.firstIndex(where: { $0.key == key }) {
        properties[index].schema = schema
      } else {
        properties.append((key, schema))
      }
    }
    required.formUnion(other.required)
    items = items ?? other.items
    mapValues = mapValues ?? other.mapValues
    isMixed = isMixed || other.isMixed
  }
}

// MARK: - Variants

extension SchemaPieces {
  /// Adds what one of several has to say, of which a value fits one.
  mutating func add(variants: [SchemaPieces]) {
    var seen: Set<[Int]> = []
    let told = variants.filter { !$0.isNull && seen.insert($0.places).inserted }
    isNullable = isNullable || variants.contains(where: \.isNullable)
    guard let first = told.first else { return }
    if told.count == 1 {
      if properties.isEmpty { (name, places) = (name ?? first.name, first.places) }
      add(first)
    } else if told.allSatisfy(\.isObject) {
      unite(told)
    } else if !told.contains(where: \.isMixed), !first.types.isEmpty,
      told.allSatisfy({ $0.types == first.types && $0.isScalar })
    {
      add(types: first.types)
      values = Self.united(told.map(\.values))
      format = Set(told.map(\.format)).count == 1 ? first.format : ""
    } else {
      isMixed = true
    }
  }

  /// Makes one object of several: it has what any of them has, and always what all of them have.
  private mutating func unite(_ objects: [SchemaPieces]) {
    if properties.isEmpty { places = objects.flatMap(\.places) }
    add(types: ["object"])
    required.formUnion(
      objects.dropFirst().reduce(objects[0].required) { $0.intersection($1.required) })
    for (key, schemas) in Self.properties(of: objects) {
      guard !properties.contains(where: { $0.key == key }) else { continue }
      properties.append((key, schemas.count == 1 ? schemas[0] : .anyOf(schemas)))
    }
  }

  private static func properties(of objects: [SchemaPieces]) -> [(String, [JSON])] {
    var keys: [String] = []
    var schemas: [String: [JSON]] = [:]
    for (key, schema) in objects.lazy.flatMap(\.properties) {
      if schemas[key] == nil { keys.append(key) }
      schemas[key, default: []].append(schema)
    }
    return keys.map { ($0, schemas[$0] ?? []) }
  }

  /// The values of several lists; `nil` if there may be any others.
  private static func united(_ lists: [[JSON]?]) -> [JSON]? {
    lists.reduce([]) { all, list in
      guard let all, let list else { return nil }
      return all + list
    }
  }
}

extension SchemaPieces {
  /// Whether only `null` fits.
  private var isNull: Bool {
    isNullable && types.isEmpty && properties.isEmpty && !isMixed
      && (values ?? []).allSatisfy { $0.kind == .null }
  }

  private var isObject: Bool {
    !isMixed && values == nil && !properties.isEmpty && (types.isEmpty || types == ["object"])
  }

  private var isScalar: Bool { properties.isEmpty && items == nil && mapValues == nil }
}

extension JSON {
  /// A schema of which each value fits one of several. It stands nowhere in the document.
  fileprivate static func anyOf(_ schemas: [JSON]) -> JSON {
    let member = Member(key: "anyOf", value: JSON(.list(schemas)), offset: 0)
    return JSON(.object([member]), at: SchemaReader.nowhere)
  }
}

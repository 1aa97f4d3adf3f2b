import DocumentReading
import Ground
import Templates

/// The parts of one schema together.
struct SchemaPieces {
  /// Its name in the document, if it has one.
  var name: String?
  /// Where the document says it; an object of several has several places.
  var places: [Int] = []
  private(set) var types: [String] = []
  var isNullable = false
  private(set) var format = ""
  /// The values that there are, if they are reported one by one.
  private(set) var values: [JSON]?
  private(set) var properties: [(key: String, schema: JSON)] = []
  private var indices: [String: Int] = [:]
  private(set) var required: Set<String> = []
  private(set) var items: JSON?
  /// The schema of the values of a map.
  private(set) var mapValues: JSON?
  /// True if values of several types fit.
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
      case "properties": for member in value.members { set(member.key, to: member.value) }
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
    // The part that comes last says it best: it narrows what it was made of.
    for (key, schema) in other.properties { set(key, to: schema) }
    required.formUnion(other.required)
    items = items ?? other.items
    mapValues = mapValues ?? other.mapValues
    isMixed = isMixed || other.isMixed
  }

  private mutating func set(_ key: String, to schema: JSON) {
    if let index = indices[key] {
      properties[index].schema = schema
    } else {
      indices[key] = properties.count
      properties.append((key, schema))
    }
  }

  /// How much there is to copy and to compare.
  var size: Int { properties.count + places.count + required.count + (values?.count ?? 0) }
}

// MARK: - Variants

extension SchemaPieces {
  /// Adds what one of several has to say, of which a value fits one.
  ///
  /// - Parameter last: the place of the schema that was put together last.
  mutating func add(variants: [SchemaPieces], at last: inout Int) {
    var seen: Set<[Int]> = []
    let told = variants.filter {
      !$0.isNull && !$0.isDemand && seen.insert($0.places).inserted
    }
    isNullable = isNullable || variants.contains(where: \.isNullable)
    guard let first = told.first else { return }
    if told.count == 1 {
      if properties.isEmpty { (name, places) = (name ?? first.name, first.places) }
      add(first)
    } else if told.allSatisfy(\.isObject) {
      unite(told, at: &last)
    } else if told.allSatisfy(\.isList) {
      add(types: ["array"])
      items = items ?? .anyOf(told.compactMap(\.items), at: &last)
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

  /// Adds what any of those has that are made of this one, and no other need have.
  ///
  /// - Parameter last: the place of the schema that was put together last.
  mutating func add(subtypes: [SchemaPieces], at last: inout Int) {
    for (key, schemas) in Self.properties(of: subtypes.filter(\.isObject)) where indices[key] == nil
    {
      set(key, to: schemas.count == 1 ? schemas[0] : .anyOf(schemas, at: &last))
    }
  }

  /// Makes one object of several: it has what any of them has, and always what all of them have.
  private mutating func unite(_ objects: [SchemaPieces], at last: inout Int) {
    if properties.isEmpty { places = objects.flatMap(\.places).unique }
    add(types: ["object"])
    required.formUnion(
      objects.dropFirst().reduce(objects[0].required) { $0.intersection($1.required) })
    for (key, schemas) in Self.properties(of: objects) {
      guard indices[key] == nil else { continue }
      set(key, to: schemas.count == 1 ? schemas[0] : .anyOf(schemas, at: &last))
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
    var all: [JSON] = []
    for list in lists {
      guard let list else { return nil }
      all += list
    }
    return all
  }
}

extension SchemaPieces {
  /// True if only `null` fits.
  private var isNull: Bool {
    isNullable && types.isEmpty && properties.isEmpty && !isMixed
      && (values ?? []).allSatisfy { $0.kind == .null }
  }

  /// True if it says only what must be there, of what the schema around it has.
  private var isDemand: Bool {
    types.isEmpty && isScalar && values == nil && !isMixed && !required.isEmpty
  }

  private var isObject: Bool {
    !isMixed && values == nil && !properties.isEmpty && (types.isEmpty || types == ["object"])
  }

  private var isList: Bool { !isMixed && types == ["array"] && items != nil && properties.isEmpty }

  private var isScalar: Bool { properties.isEmpty && items == nil && mapValues == nil }
}

extension JSON {
  /// A schema of which each value fits one of several. It stands nowhere in the document, so its place
  /// is the next one below the start.
  fileprivate static func anyOf(_ schemas: [JSON], at last: inout Int) -> JSON {
    last -= 1
    let member = Member(key: "anyOf", value: JSON(.list(schemas)), offset: 0)
    return JSON(.object([member]), at: last)
  }
}

import DocumentReading
import Fields
import Ground
import Templates

/// Makes the fields of an entity from its schema, and says why they are as they are.
struct SchemaFieldMaker {
  private let reader: SchemaReader
  private let entity: String
  /// The key of the field that identifies entities.
  private let identity: String?
  private let overrules: Overrules
  private var names: TypeNames
  private(set) var explanations: [Explanation] = []
  private var made: [ObjectIdentifier: MadeType] = [:]
  /// How many fields the entity has by now, those of its objects included.
  private var total = 0

  init(
    reader: SchemaReader, entity: String, identity: String?, overrules: Overrules,
    isTaken: @escaping @Sendable (String) -> Bool
  ) {
    (self.reader, self.entity, self.identity) = (reader, entity, identity)
    self.overrules = overrules
    names = TypeNames(entity: entity, isTaken: isTaken)
  }

  /// Objects deeper inside are kept as JSON.
  private static let deepest = 3
  /// So are those with more fields, all that is in them included.
  private static let manyFields = 60
  /// And all that come when the entity has as many.
  private static let mostFields = 200
}

extension SchemaFieldMaker {
  /// - Throws: `InferenceProblem` for an overrule without a place; `DataError` for a `$ref` that leads
  ///   nowhere.
  mutating func fields(of object: SchemaObject) throws -> [Field] {
    let fields = try fields(of: object, at: "", in: [], around: [])
    try overrules.requirePlaces(in: explanations)
    return fields.list
  }

  private mutating func fields(
    of object: SchemaObject, at path: String, in types: [String], around outer: [SchemaObject]
  ) throws -> (list: [Field], size: Int) {
    var fields: [Field] = []
    var size = 0
    let owner = types.last ?? entity
    // A type in which the identity stands is made where it is that.
    let isHome = { [identity] (property: SchemaObject.Property) in
      path.isEmpty && identity?.hasPrefix(property.key + ".") == true
    }
    let properties =
      object.properties.filter(isHome) + object.properties.filter { !isHome($0) }
    let places = properties.map { path.isEmpty ? $0.key : path + "." + $0.key }
    let names = FieldNames.unique(
      zip(properties, places).map { overrules.name(of: $0.key, at: $1, identity, entity) })
    for ((property, place), name) in zip(zip(properties, places), names) {
      let index = explanations.count
      let spot = Spot(key: property.key, path: place, name: name, owner: owner, outer: types)
      let found = try found(property, at: spot, around: outer + [object])
      explanations.insert(
        Explanation(
          path: place, type: found.type, reason: found.reason, seen: 0, possible: 0),
        at: index)
      size += found.size
      if let field = found.field(at: spot, identity, &self.names) { fields.append(field) }
      if path.isEmpty { total = size }
    }
    return (fields.ranked(identity: path.isEmpty ? identity : nil), size)
  }
}

// MARK: - One place

extension SchemaFieldMaker {
  private mutating func found(
    _ property: SchemaObject.Property, at spot: Spot, around outer: [SchemaObject]
  ) throws -> FoundField {
    if let said = try overrules.found(at: spot, identity) { return said }
    let schema = try reader.schema(property.schema)
    guard let choice = try choice(for: schema, at: spot, around: outer) else {
      return FoundField("again what it stands in")
    }
    let known: [(Bool, Message)] = [
      (!property.isRequired, "not required"), (schema.isNullable, "nullable"),
    ]
    let notes = known.filter(\.0).map(\.1.text)
    let isItself = choice.base == .again(spot.owner) && choice.container == .none
    return FoundField(
      choice: choice, reason: ([choice.reason] + notes).joined(separator: Message(", ").text),
      isOptional: !isOnWay(spot.path) && (isItself || !notes.isEmpty))
  }

  /// True if it is what identifies entities, or an object in which that stands.
  private func isOnWay(_ path: String) -> Bool {
    identity == path || identity?.hasPrefix(path + ".") == true
  }

  /// - Returns: `nil` for an object that stands in itself, or of which nothing is left.
  private mutating func choice(
    for schema: Schema, at spot: Spot, around outer: [SchemaObject]
  ) throws -> TypeChoice? {
    switch schema.kind {
    case .list(let items):
      try single(items, at: spot, around: outer)?.wrapped(in: .list, called: "lists")
    case .map(let values): try map(of: values, at: spot, around: outer)
    case .object(let object) where outer.count > 1 && object === outer.last:
      TypeChoice(base: .again(spot.owner), reason: Message("what it stands in").text)
    case .object(let object):
      try choice(for: object, at: spot, named: TypeName.forValue(of: spot.key), around: outer)
    default: SchemaType.choice(for: schema, at: KeyWords(spot.key))
    }
  }

  private mutating func map(
    of values: JSON, at spot: Spot, around outer: [SchemaObject]
  ) throws -> TypeChoice? {
    let lists = try reader.schema(values)
    if case .list(let items) = lists.kind, !lists.isNullable {
      return try single(items, at: spot, around: outer)?
        .wrapped(in: .lists, called: "maps of lists")
    }
    return try single(values, at: spot, around: outer)?.wrapped(in: .map, called: "maps")
  }

  /// The type of what stands in lists, maps, or lists in maps, which can be neither.
  private mutating func single(
    _ json: JSON, at spot: Spot, around outer: [SchemaObject]
  ) throws -> TypeChoice? {
    let schema = try reader.schema(json)
    if schema.isNullable { return .json("values and null") }
    switch schema.kind {
    case .list: return .json("lists")
    case .map: return .json("maps")
    case .object(let object) where outer.count > 1 && object === outer.last:
      return TypeChoice(base: .again(spot.owner), reason: Message("what it stands in").text)
    case .object(let object):
      return try choice(
        for: object, at: spot, named: TypeName.forItem(of: spot.key), around: outer)
    default:
      let choice = SchemaType.choice(for: schema, at: KeyWords(spot.key, isOfItems: true))
      return choice?.single
    }
  }

  private mutating func choice(
    for object: SchemaObject, at spot: Spot, named key: String, around outer: [SchemaObject]
  ) throws -> TypeChoice? {
    // The entity may stand in itself once, as a type of its own.
    if outer.dropFirst().contains(where: { $0 === object }) { return nil }
    if outer.count > Self.deepest { return .json("objects too deep inside") }
    let known = made[ObjectIdentifier(object)]
    let made = try known ?? make(object, at: spot, named: key, around: outer)
    self.made[ObjectIdentifier(object)] = made
    let isTooMuch = outer.count == 1 && total + made.size > Self.mostFields
    if !isOnWay(spot.path), made.size > Self.manyFields || isTooMuch {
      return .json("objects of \(made.size) fields, too many")
    }
    if known == nil { explanations += made.explanations }
    return made.type.map { TypeChoice(base: $0, reason: Message("objects").text, size: made.size) }
  }

  private mutating func make(
    _ object: SchemaObject, at spot: Spot, named key: String, around outer: [SchemaObject]
  ) throws -> MadeType {
    let wanted = object.name.map(TypeName.forValue) ?? key
    let name = names.name(of: object, wanted: wanted, in: spot.owner)
    let start = explanations.count
    let fields = try fields(of: object, at: spot.path, in: spot.outer + [name], around: outer)
    let made = MadeType(
      type: fields.list.isEmpty ? nil : .object(name, of: fields.list), size: fields.size,
      explanations: explanations[start...])
    explanations.removeSubrange(start...)
    return made
  }
}

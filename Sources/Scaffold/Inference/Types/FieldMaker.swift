import Fields
import Ground
import Templates

/// Makes the fields of an entity from what was seen, and says why they are as they are.
struct FieldMaker {
  private let entity: String
  /// The key of the field that identifies entities.
  private let identity: String?
  private let overrules: Overrules
  var names: TypeNames
  var explanations: [Explanation] = []
  /// The place at which an object is shown to people.
  private(set) var homes: Homes?
  /// The objects that were examined already.
  var made: [ObjectIdentifier: MadeType] = [:]

  init(
    entity: String, identity: String?, overrules: Overrules,
    isTaken: @escaping @Sendable (String) -> Bool
  ) {
    (self.entity, self.identity, self.overrules) = (entity, identity, overrules)
    names = TypeNames(entity: entity, isTaken: isTaken)
  }

  /// The most fields that one entity may have, those of its objects included.
  private static let manyFields = 2_000
  /// Objects deeper inside are kept as JSON: no field can be typed of them.
  static let deepest = 8
}

extension FieldMaker {
  mutating func fields(of entity: SeenObject) throws -> [Field] {
    homes = Homes(of: entity) { [overrules, identity] path in
      overrules.types[path] != nil || overrules.reasonAgainst(path, identity) != nil
    }
    let fields = try fields(of: entity, at: "", in: [])
    try overrules.requirePlaces(in: explanations)
    return fields.list
  }

  /// - Parameters:
  ///   - path: where the object stands; empty for the entity.
  ///   - outer: the types around its fields, without the entity; the last one is its own.
  mutating func fields(
    of object: SeenObject, at path: String, in outer: [String]
  ) throws -> (list: [Field], size: Int) {
    var fields: [Field] = []
    guard object.members.count <= Self.manyFields else {
      throw InferenceProblem.tooManyFields(object.members.count, most: Self.manyFields)
    }
    let owner = outer.last ?? entity
    let keys = object.keys + (object.recursiveKey.map { [$0] } ?? [])
    let places = keys.map { path.isEmpty ? $0 : path + "." + $0 }
    let names = FieldNames.unique(
      zip(keys, places).map { overrules.name(of: $0, at: $1, identity, entity) })
    var size = 0
    for ((member, place), name) in zip(zip(object.members, places), names) {
      let index = explanations.count
      let spot = Spot(key: member.key, path: place, name: name, owner: owner, outer: outer)
      let found = try found(member.values, at: spot, in: object)
      explanations.insert(
        Explanation(
          path: place, type: found.type, reason: found.reason,
          seen: member.values.count - member.values.nulls, possible: object.count),
        at: index)
      size += found.size
      if let field = found.field(at: spot, identity, &self.names) { fields.append(field) }
    }
    if object.recursiveKey != nil, let place = places.last, let name = names.last {
      let field = recursion(of: object, at: place, called: name, in: owner)
      fields += field.map { [$0] } ?? []
    }
    guard size <= Self.manyFields else {
      throw InferenceProblem.tooManyFields(size, most: Self.manyFields)
    }
    return (fields.ranked(identity: path.isEmpty ? identity : nil), size)
  }
}

// MARK: - What stands in itself

extension FieldMaker {
  /// The field by which an object has others of its own type, or of one around it; `nil` if it is left
  /// out.
  private mutating func recursion(
    of object: SeenObject, at place: String, called name: FieldName, in owner: String
  ) -> Field? {
    let recursion = object.recursion
    guard let kind = kind(of: object, in: owner), recursion.isOfLists || recursion.isOfObjects,
      overrules.reasonAgainst(place, identity) == nil
    else {
      let isNull = recursion.count == recursion.nulls
      let words: Message = isNull ? "always null" : "again what it stands in"
      explanations.append(
        Explanation(
          path: place, type: nil, reason: overrules.reasonAgainst(place, identity) ?? words.text,
          seen: 0, possible: isNull ? object.count : 0))
      return nil
    }
    let notes = [(object.count - recursion.count, "missing"), (recursion.nulls, "null")]
      .filter { $0.0 > 0 }.map { Message("\(term: $0.1) \(Self.amount($0.0))").text }
    let field = Field(
      name, .again(kind), in: recursion.isOfLists ? .list : .none,
      isOptional: !notes.isEmpty || recursion.isOfObjects)
    let reason: Message = recursion.isOfLists ? "lists of what it stands in" : "what it stands in"
    explanations.append(
      Explanation(
        path: place, type: field.container.text(of: kind),
        reason: ([reason.text] + notes).joined(separator: Message(", ").text),
        seen: recursion.count - recursion.nulls, possible: object.count))
    return field
  }

  /// The name of the type that stands in an object again; `nil` for one that is not around it at all
  /// its places.
  private func kind(of object: SeenObject, in owner: String) -> String? {
    guard let kind = object.recursiveKind, kind !== object else { return owner }
    return object.names.count == 1 ? names.known(of: kind) : nil
  }
}

extension FieldMaker {
  /// How many of the values something is true of: `in 3`.
  static func amount(_ count: Int) -> Message { "in \(count)" }
}

// MARK: - One place

extension FieldMaker {
  private mutating func found(
    _ values: SeenValues, at spot: Spot, in object: SeenObject
  ) throws -> FoundField {
    if let said = try overrules.found(at: spot, identity) { return said }
    let twin = object.twins.first { $0.text == spot.key && $0.isProven }
    if let twin, spot.path != identity {
      return FoundField("the digits of `\(twin.number)` as text")
    }
    if values.kinds.isEmpty { return FoundField("always null") }
    let plain =
      spot.path == identity ? IdentityRule.plainChoice(for: values, at: spot.path) : nil
    guard let choice = plain == nil ? try choice(for: values, at: spot) : plain else {
      let isList = values.kinds == [.list]
      return FoundField(isList ? "always an empty list" : "always an object without fields")
    }
    let empty = choice.emptyIsNothing ? values.texts.empty : 0
    let missing = object.count - values.count
    let notes = [(missing, "missing"), (values.nulls, "null"), (empty, "empty")]
      .filter { $0.0 > 0 }.map { Message("\(term: $0.1) \(Self.amount($0.0))").text }
    let isUnsure = notes.isEmpty && values.isUnsure
    let reasons =
      [choice.reason] + notes + (isUnsure ? [Message("missing or null outside").text] : [])
    return FoundField(
      choice: choice, reason: reasons.joined(separator: Message(", ").text),
      isOptional: isUnsure || !notes.isEmpty)
  }
}

import Templates

/// Makes the fields of an entity from what was seen, and says why they are as they are.
struct FieldMaker {
  private let entity: String
  /// The key of the field that tells entities apart.
  private let identity: String?
  private let overrules: Overrules
  private var names: TypeNames
  private(set) var findings: [Finding] = []
  /// Where people are told of an object.
  private var homes: Homes?
  /// The objects that were looked at already.
  private var made: [ObjectIdentifier: Made] = [:]

  private struct Made {
    /// `nil` if no field is left of it.
    let type: InferredType?
    let size: Int
    let findings: ArraySlice<Finding>
  }

  init(
    entity: String, identity: String?, overrules: Overrules,
    isTaken: @escaping @Sendable (String) -> Bool
  ) {
    (self.entity, self.identity, self.overrules) = (entity, identity, overrules)
    names = TypeNames(entity: entity, isTaken: isTaken)
  }

  /// The most fields that one entity may have, those of its objects included.
  private static let manyFields = 2_000
}

extension FieldMaker {
  mutating func fields(of entity: SeenObject) throws(InferenceProblem) -> [InferredField] {
    homes = Homes(of: entity, skipping: overrules.skipped)
    let fields = try fields(of: entity, at: "", in: self.entity)
    let known = Set(findings.map(\.path))
    if let path = overrules.paths.subtracting(known).min() {
      throw .unknownPath(path, Suggestion(for: path, among: known.sorted()))
    }
    return fields.list
  }

  /// - Parameters:
  ///   - path: where the object stands; empty for the entity.
  ///   - owner: the name of its type.
  private mutating func fields(
    of object: SeenObject, at path: String, in owner: String
  ) throws(InferenceProblem) -> (list: [InferredField], size: Int) {
    var fields: [(rank: Int, field: InferredField)] = []
    guard object.members.count <= Self.manyFields else {
      throw .tooManyFields(object.members.count, most: Self.manyFields)
    }
    let places = object.keys.map { path.isEmpty ? $0 : path + "." + $0 }
    let names = FieldNames.unique(zip(object.keys, places).map { name(of: $0, at: $1) })
    var size = 0
    for ((member, place), name) in zip(zip(object.members, places), names) {
      let index = findings.count
      let found = try found(member, at: place, in: object, owner)
      findings.insert(
        Finding(
          path: place, type: found.choice?.type.shortText, reason: found.reason,
          seen: member.values.count - member.values.nulls, possible: object.count),
        at: index)
      guard let choice = found.choice else { continue }
      size += 1 + found.size
      let isIdentity = path.isEmpty && member.key == identity
      let field = InferredField(
        name: name, type: choice.type, isOptional: found.isOptional,
        isMarked: isIdentity && name.swiftName != "id" && !found.isTyped)
      fields.append((isIdentity ? -1 : field.rank, field))
    }
    if let key = object.recursiveKey {
      findings.append(
        Finding(
          path: path + "." + key, type: nil,
          reason: "again what it stands in; only one of them is kept", seen: 0, possible: 0))
    }
    guard size <= Self.manyFields else { throw .tooManyFields(size, most: Self.manyFields) }
    let sorted = fields.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return (sorted.map(\.element.field), size)
  }

  private func name(of key: String, at path: String) -> FieldName {
    let name = overrules.names[path].map { FieldName(key: key).called($0) } ?? FieldName(key: key)
    // What is called `id` in Swift tells entities apart.
    let isOther = !path.contains(".") && path != identity && name.swiftName == "id"
    return isOther ? name.called(Words(of: entity).snakeCased + "_id") : name
  }
}

// MARK: - One place

extension FieldMaker {
  private struct Found {
    var choice: TypeChoice?
    var reason: String
    var isOptional = false
    /// Whether a person has typed the type, with its marks.
    var isTyped = false
    /// How many fields the type has.
    var size = 0
  }

  private mutating func found(
    _ member: SeenObject.Member, at path: String, in object: SeenObject, _ owner: String
  ) throws(InferenceProblem) -> Found {
    let values = member.values
    if overrules.skipped.contains(path) { return Found(reason: "left out with `--skip`") }
    if let type = overrules.types[path] {
      let choice = TypeChoice(type: .named(type), reason: "")
      return Found(choice: choice, reason: "given with `--field`", isTyped: true)
    }
    let twin = object.twins.first { $0.text == member.key && $0.isProven }
    if let twin, path != identity {
      return Found(reason: "the digits of `\(twin.number)` as text")
    }
    if values.kinds.isEmpty { return Found(reason: "always null") }
    var size = 0
    guard
      let choice = try choice(
        for: values, key: member.key, at: path, in: owner, size: &size)
    else { return Found(reason: emptiness(of: values)) }
    let empty = choice.emptyIsNothing ? values.texts.empty : 0
    let missing = object.count - values.count
    let notes = [(missing, "missing"), (values.nulls, "null"), (empty, "empty")]
      .filter { $0.0 > 0 }.map { "\($0.1) in \($0.0)" }
    let isUnsure = notes.isEmpty && values.isUnsure
    let reasons = [choice.reason] + notes + (isUnsure ? ["missing or null outside"] : [])
    return Found(
      choice: choice, reason: reasons.joined(separator: ", "),
      isOptional: isUnsure || !notes.isEmpty, size: size)
  }

  private func emptiness(of values: SeenValues) -> String {
    values.kinds == [.list] ? "always an empty list" : "always an object without fields"
  }

  /// - Returns: `nil` where there is nothing that a type could be told of.
  private mutating func choice(
    for values: SeenValues, key: String, at path: String, in owner: String, size: inout Int
  ) throws(InferenceProblem) -> TypeChoice? {
    guard values.kinds.count == 1 else { return .mixed(values, of: "") }
    if values.lists > 0 {
      guard let items = values.items else { return nil }
      return try wrapped(
        items, key: key, at: path, named: TypeName.forItem(of: key), in: owner, size: &size,
        noun: "lists", InferredType.list)
    }
    guard let object = values.object else {
      return TypeRule.choice(for: values, at: KeyWords(key))
    }
    if let mapValues = object.mapValues {
      return try wrapped(
        mapValues, key: key, at: path, named: TypeName.forItem(of: key), in: owner, size: &size,
        noun: "maps", InferredType.map)
    }
    return try objectChoice(
      object, at: path, named: TypeName.forValue(of: key), in: owner, size: &size)
  }

  /// The type of what stands in lists or maps, whose values can be neither.
  private mutating func wrapped(
    _ values: SeenValues, key: String, at path: String, named name: String, in owner: String,
    size: inout Int, noun: String, _ wrap: (InferredType) -> InferredType
  ) throws(InferenceProblem) -> TypeChoice? {
    let json = { (what: String) in
      TypeChoice(type: .named("JSON"), reason: "\(noun) of \(what)")
    }
    if values.nulls > 0 { return json(values.kinds.isEmpty ? "null" : "values and null") }
    guard values.kinds.count == 1 else { return .mixed(values, of: "\(noun) of ") }
    if values.lists > 0 { return json("lists") }
    guard let object = values.object else {
      let words = KeyWords(key, isOfItems: true)
      guard let item = TypeRule.choice(for: values, at: words) else { return nil }
      let hasEmpty = item.emptyIsNothing && values.texts.empty > 0
      let type = hasEmpty ? InferredType.named("String") : item.type.single
      return TypeChoice(type: wrap(type), reason: "\(noun) of \(item.reason)")
    }
    if object.mapValues != nil { return json("maps") }
    let inner = try objectChoice(object, at: path, named: name, in: owner, size: &size)
    return inner.map { TypeChoice(type: wrap($0.type), reason: "\(noun) of \($0.reason)") }
  }

  private mutating func objectChoice(
    _ object: SeenObject, at path: String, named name: String, in owner: String, size: inout Int
  ) throws(InferenceProblem) -> TypeChoice? {
    let home = homes?.path(of: object) ?? path
    let made = try made(object, at: home, named: name, in: owner)
    if home == path { findings += made.findings }
    size = made.size
    return made.type.map {
      TypeChoice(type: $0, reason: home == path ? "objects" : "objects as at `\(home)`")
    }
  }

  private mutating func made(
    _ object: SeenObject, at home: String, named name: String, in owner: String
  ) throws(InferenceProblem) -> Made {
    if let known = made[ObjectIdentifier(object)] { return known }
    let wanted = TypeName.common(of: object.names) ?? name
    let name = names.name(of: object, wanted: wanted, in: owner)
    let start = findings.count
    let fields = try fields(of: object, at: home, in: name)
    let new = Made(
      type: fields.list.isEmpty ? nil : .object(name: name, fields.list), size: fields.size,
      findings: findings[start...])
    findings.removeSubrange(start...)
    made[ObjectIdentifier(object)] = new
    return new
  }
}

extension TypeChoice {
  fileprivate static func mixed(_ values: SeenValues, of prefix: String) -> TypeChoice {
    let kinds = SeenKind.allCases.filter(values.kinds.contains).map {
      "\($0.rawValue) in \(values.count(of: $0))"
    }
    return TypeChoice(type: .named("JSON"), reason: prefix + kinds.joined(separator: ", "))
  }
}

extension InferredType {
  /// The type of a value that is one of several; images and long texts stand by themselves.
  fileprivate var single: InferredType {
    switch self {
    case .named("Image"): .named("URL")
    case .named("LongText"): .named("String")
    default: self
    }
  }
}

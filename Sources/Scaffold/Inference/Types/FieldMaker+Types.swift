import Fields
import Ground

extension FieldMaker {
  /// - Returns: `nil` where there is nothing to find a type by.
  mutating func choice(
    for values: SeenValues, at spot: Spot
  ) throws -> TypeChoice? {
    guard values.kinds.count == 1 else { return .mixed(values) }
    if values.lists > 0 {
      guard let items = values.items else { return nil }
      let item = try single(items, at: spot)
      return item?.wrapped(in: .list, called: "lists")
    }
    guard let object = values.object else {
      return ValueRule.choice(for: values, at: KeyWords(spot.key))
    }
    if let mapValues = object.mapValues {
      if mapValues.kinds == [.list], mapValues.nulls == 0 {
        let item = try mapValues.items.flatMap { try single($0, at: spot) }
        return item?.wrapped(in: .lists, called: "maps of lists")
      }
      let value = try single(mapValues, at: spot)
      return value?.wrapped(in: .map, called: "maps")
    }
    return try choice(for: object, at: spot, named: TypeName.forValue(of: spot.key))
  }

  /// The type of what stands in lists, maps, or lists in maps, which can be neither.
  private mutating func single(
    _ values: SeenValues, at spot: Spot
  ) throws -> TypeChoice? {
    if values.nulls > 0 { return .json(values.kinds.isEmpty ? "null" : "values and null") }
    guard values.kinds.count == 1 else { return .json("values of several types") }
    if values.lists > 0 { return .json("lists") }
    guard let object = values.object else {
      let item = ValueRule.choice(for: values, at: KeyWords(spot.key, isOfItems: true))
      let hasEmpty = values.texts.empty > 0
      return item.map { item in
        let isText = item.emptyIsNothing && hasEmpty
        return isText ? TypeChoice(base: .string, reason: item.reason) : item.single
      }
    }
    if object.mapValues != nil { return .json("maps") }
    return try choice(for: object, at: spot, named: TypeName.forItem(of: spot.key))
  }

  private mutating func choice(
    for object: SeenObject, at spot: Spot, named name: String
  ) throws -> TypeChoice? {
    guard spot.outer.count < Self.deepest else { return .json("objects too deep inside") }
    let home = homes?.path(of: object) ?? spot.path
    let made = try made(object, at: home, named: name, in: spot)
    let isHome = home == spot.path
    if isHome { explanations += made.explanations }
    return made.type.map {
      TypeChoice(
        base: $0, reason: Message(isHome ? "objects" : "objects as at `\(home)`").text,
        size: made.size)
    }
  }

  private mutating func made(
    _ object: SeenObject, at home: String, named name: String, in spot: Spot
  ) throws -> MadeType {
    if let known = made[ObjectIdentifier(object)] { return known }
    let wanted = TypeName.common(of: object.names) ?? TypeName.plain(of: object.names) ?? name
    let name = names.name(of: object, wanted: wanted, in: spot.owner)
    let start = explanations.count
    let fields = try fields(of: object, at: home, in: spot.outer + [name])
    let new = MadeType(
      type: fields.list.isEmpty ? nil : .object(name, of: fields.list), size: fields.size,
      explanations: explanations[start...])
    explanations.removeSubrange(start...)
    made[ObjectIdentifier(object)] = new
    return new
  }
}

extension TypeChoice {
  fileprivate static func mixed(_ values: SeenValues) -> TypeChoice {
    let kinds = SeenKind.allCases.filter(values.kinds.contains)
    let words = kinds.map {
      Message("\(term: $0.rawValue) \(FieldMaker.amount(values.count(of: $0)))")
    }
    return json(Message(verbatim: words.joined(separator: Message(", ").text)))
  }
}

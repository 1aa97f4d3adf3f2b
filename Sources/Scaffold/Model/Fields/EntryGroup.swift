import Fields
import Templates

/// Fields that are entered together: those of a form, of an object in it, or of a row of a map.
struct EntryGroup {
  /// The stem of its types: `FeedPerson` for `FeedPersonForm`, `FeedPersonRows`,
  /// `FeedPersonFields`.
  let stem: String
  let origin: Origin
  /// The name of its values in Swift.
  let input: String
  /// The fields of what is sent.
  let sent: [Field]
  /// Those of them that are entered.
  let entered: [Field]

  /// The owner of the fields.
  enum Origin {
    /// The entity, in the form of a module.
    case entity(String)
    /// An object, of the type that it is in the entity.
    case object(FieldType)
    /// A map: each row has a key and a value.
    case map
  }
}

extension EntryGroup {
  /// The prefix of the names of the types of a map's rows.
  private var owner: String {
    switch origin {
    case .entity(let entity): entity
    case .object, .map: stem
    }
  }

  /// The fields that a value of a field is entered with; `nil` for one that has none.
  ///
  /// - Parameters:
  ///   - module: the module, whose form no other may be called as.
  ///   - withIDs: whether a form has the ids of objects.
  func inner(of field: Field, in module: String, withIDs: Bool) -> EntryGroup? {
    guard field.isNested, entered.contains(field) else { return nil }
    guard field.container.isMap else { return Self.object(field.base, in: module, withIDs) }
    let key = Field(key: "key", name: "key", base: .string, container: .none, isOptional: false)
    let value = Field(
      key: "value", name: "value", base: field.base, container: field.container.inner,
      isOptional: false)
    return EntryGroup(
      stem: owner + Words(of: field.name).pascalCased + "Pair", origin: .map,
      input: "KeyedValue<\(value.type(of: field.base.swiftName))>", sent: [key, value],
      entered: [key, value])
  }

  private static func object(
    _ base: FieldType, in module: String, _ withIDs: Bool
  ) -> EntryGroup {
    let name = base.whole ?? base.swiftName
    let known = Set(base.enteredFields(withIDs: withIDs).map(\.name))
    return EntryGroup(
      stem: name == module ? name + "Part" : name, origin: .object(base), input: base.swiftName,
      sent: base.fields, entered: base.fields.filter { known.contains($0.name) })
  }

  /// All groups that are in this one, each once.
  func all(in module: String, withIDs: Bool) -> [EntryGroup] {
    var found: [EntryGroup] = []
    func look(in group: EntryGroup) {
      for field in group.entered {
        guard let inner = group.inner(of: field, in: module, withIDs: withIDs),
          !found.contains(where: { $0.stem == inner.stem })
        else { continue }
        found.append(inner)
        look(in: inner)
      }
    }
    look(in: self)
    return found
  }
}

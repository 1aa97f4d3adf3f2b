import Fields

// A field in what is entered and sent. What no form has is carried along: an edit sends it back as it
// came, and it is missing in what is new.
extension Field {
  /// - Parameter withIDs: whether a form has the ids of objects.
  func input(withIDs: Bool) -> Field {
    with(base.input(withIDs: withIDs), isOptional: isOptional)
  }

  /// The field as one that no form has.
  var carried: Field { with(base, isOptional: true) }

  private func with(_ base: FieldType, isOptional: Bool) -> Field {
    var field = self
    (field.base, field.isOptional) = (base, isOptional)
    return field
  }

  /// The value of an entity that is made of what was entered.
  ///
  /// - Parameter input: the field in what was entered.
  func made(of input: Field) -> String {
    let value = "input.\(name)"
    guard input.base.whole != nil else {
      guard input.isOptional, !isOptional, let blank else { return value }
      return "\(value) ?? \(blank)"
    }
    let link = isOptional ? "?" : ""
    return switch container {
    case .none where !isOptional: "\(base.swiftName)(\(value))"
    case .none: "\(value).map(\(base.swiftName).init)"
    case .list, .map, .lists: "\(value)\(link)." + container.mapping(by: base.swiftName)
    }
  }

  /// The modules that it takes to make it of what was entered.
  func modulesOfMaking(from input: Field) -> [String] {
    guard input.base.whole == nil, input.isOptional, !isOptional, isSingle else { return [] }
    return [isIdentity ? "Core" : base.module]
  }

  /// Its value in a new entity, if no form asks for it.
  private var blank: String? {
    switch container {
    case .list: "[]"
    case .map, .lists: "[:]"
    case .none: isOptional ? "nil" : isIdentity ? ".new()" : base.blank
    }
  }

  /// The way to the first field that nobody can enter, and without which there is no new entity.
  var lacking: String? {
    guard isEnterable else { return blank == nil ? key : nil }
    return base.fields.lazy.compactMap(\.lacking).first.map { "\(key).\($0)" }
  }

  /// The ways to all fields that nobody can enter.
  var held: [String] {
    isEnterable ? base.fields.flatMap(\.held).map { "\(key).\($0)" } : [key]
  }
}

extension FieldType {
  /// The object as a form has it: the same, unless something is carried along that may be missing then.
  func input(withIDs: Bool) -> FieldType {
    guard case .object(let fields) = kind, let title else { return self }
    let entered = enteredFields(withIDs: withIDs)
    let input = fields.map { $0.input(withIDs: withIDs, isEntered: entered.contains($0)) }
    return input == fields
      ? self : .object(title, of: input, called: swiftName + "Input", whole: swiftName)
  }
}

extension Field {
  fileprivate func input(withIDs: Bool, isEntered: Bool) -> Field {
    isEntered ? input(withIDs: withIDs) : carried
  }
}

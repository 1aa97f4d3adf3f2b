import Templates

// The types that a field brings with it.
extension FieldType {
  /// An object of a type that is declared around it.
  package static func again(_ title: String, called swift: String? = nil) -> FieldType {
    let swift = swift ?? title
    return FieldType(
      kind: .again, swiftName: swift, module: "Swift", raw: .parsed(swift + "DTO", from: "Swift"),
      column: .text, literal: .none, entry: .nothing, title: title
    ) { _ in FieldSample("") }
  }

  /// An object: `User{id:Int64 name:String}`.
  ///
  /// - Parameters:
  ///   - title: what it is called in `--fields`.
  ///   - swift: what it is called in Swift, once it is known what entity it is of.
  ///   - whole: what the object is called, if this is what a form has of it.
  package static func object(
    _ title: String, of fields: [Field], called swift: String? = nil, whole: String? = nil
  ) -> FieldType {
    let swift = swift ?? title
    return FieldType(
      kind: .object(fields), swiftName: swift, module: "Swift",
      raw: .parsed(swift + "DTO", from: "Swift"), column: .text, literal: .none, entry: .nothing,
      whole: whole, title: title
    ) { .object(swift, of: fields, $0) }
  }

  /// One of a few values, or another that nobody knows yet: `enum(open,closed)`.
  ///
  /// - Parameter field: the name in Swift of the field that declares it.
  package static func choice(of field: String, _ choices: [FieldChoice]) -> FieldType {
    choice(Words(of: field).pascalCased, of: choices)
  }

  private static func choice(
    _ title: String, of choices: [FieldChoice], called swift: String? = nil
  ) -> FieldType {
    FieldType(
      kind: .choice(choices), swiftName: swift ?? title, module: "Swift",
      raw: .parsed("String", from: "Swift"), column: .text, literal: .text, entry: .choice,
      title: title
    ) { seed in
      // The second sample is another one, however many there are.
      let step = ["": 0, "B": -20, "C": -40][seed.suffix] ?? 0
      let choice = choices[(seed.count - 1 + step) % choices.count]
      return FieldSample("\"\(choice.value)\"", swift: ".\(choice.name)")
    }
  }

  /// A choice is called after the field that declares it.
  func named(after field: String) -> FieldType {
    choices.isEmpty ? self : .choice(of: field, choices)
  }

  /// The same choice with other values.
  package func offering(_ choices: [FieldChoice]) -> FieldType {
    .choice(title ?? "", of: choices, called: swiftName)
  }

  /// The type as that of an entity's field. In Swift, its name begins with the entity's.
  package func placed(in entity: String) -> FieldType {
    guard let title else { return self }
    let swift = title.hasPrefix(entity) ? title : entity + title
    return switch kind {
    case .plain: self
    case .object(let fields):
      .object(title, of: fields.map { $0.placed(in: entity, below: swift) }, called: swift)
    case .choice(let choices): .choice(title, of: choices, called: swift)
    case .again: .again(title, called: swift)
    }
  }

  /// The same without what is said of identity, which an object has at one of its places alone.
  var unmarked: FieldType {
    guard case .object(let fields) = kind, let title else { return self }
    return .object(title, of: fields.map(\.unmarked), called: swiftName, whole: whole)
  }

  /// The fields of an object.
  package var fields: [Field] {
    if case .object(let fields) = kind { fields } else { [] }
  }

  /// The values of a choice.
  package var choices: [FieldChoice] {
    if case .choice(let choices) = kind { choices } else { [] }
  }

  package var isObject: Bool { !fields.isEmpty || isAgain }

  /// True if objects of it have one of a type around them, which Swift holds in a box.
  package var hasBoxes: Bool { fields.contains(where: \.isBoxed) }

  /// True if the type is declared by an object around the field.
  package var isAgain: Bool { if case .again = kind { true } else { false } }
}

extension Field {
  /// The field with the types that it declares as those of an entity.
  ///
  /// - Parameter object: the object that the field is of: what its values are called begins with it.
  package func placed(in entity: String, below object: String? = nil) -> Field {
    var field = self
    field.base = base.placed(in: base.isObject ? entity : object ?? entity)
    return field
  }

  fileprivate var unmarked: Field {
    var field = self
    (field.base, field.isMarked) = (base.unmarked, false)
    return field
  }

  /// The names in Swift of its type and of all types in it.
  package var typeNames: [String] { [base.swiftName] + base.fields.flatMap(\.typeNames) }

  /// The modules of its values, and of all that is in them.
  package func modules(_ module: (FieldType) -> String) -> [String] {
    [module(base)] + base.fields.flatMap { $0.modules(module) }
  }
}

extension FieldSample {
  /// An object with a value for each of its fields. Only the first sample has all that may be missing.
  fileprivate static func object(
    _ type: String, of fields: [Field], _ seed: FieldSeed
  ) -> FieldSample {
    let samples = fields.map { field in
      let isMissing = field.isOptional && !seed.suffix.isEmpty
      return isMissing
        ? FieldSample("nil", json: "null")
        : FieldSample(for: field, seed.count + field.sampleNumber, suffix: seed.suffix)
    }
    let lines = { (type: String, value: (FieldSample) -> String) in
      Self.block(
        type + "(", zip(fields, samples).map { "\($0.name): \(value($1))" }, ")")
    }
    return FieldSample(
      lines(type + "DTO", \.raw),
      json: Self.block("{", zip(fields, samples).map { "\"\($0.key)\": \($1.json)" }, "}"),
      swift: lines(type, \.swift))
  }

  /// Entries in brackets, each on lines of its own.
  static func block(_ open: String, _ entries: [String], _ close: String) -> String {
    let lines = entries.joined(separator: ",\n").split(separator: "\n").map { "  \($0)" }
    return ([open] + lines + [close]).joined(separator: "\n")
  }
}

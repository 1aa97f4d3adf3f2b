import Ground
import Templates

/// One field of an entity or of an object in it, as given with `--fields`: `avatar_url:URL?`.
package struct Field: Equatable, Sendable {
  /// The name as it stands in the JSON.
  package let key: String
  /// Its name beside its key, where the key is no name: `plus_one("+1"):Int`.
  package let title: String?
  /// The name in Swift: its camelCase.
  package let name: String
  /// The type of one value of it.
  package var base: FieldType
  /// How many values there are.
  package var container: FieldContainer
  package var isOptional: Bool
  /// True if it was said to identify entities: `number:Int!`. In Swift it is the `id` then, unless
  /// it stands in an object.
  package var isMarked: Bool

  package init(
    key: String, title: String? = nil, name: String, base: FieldType, container: FieldContainer,
    isOptional: Bool, isMarked: Bool = false
  ) {
    (self.key, self.title, self.name) = (key, title, name)
    (self.base, self.container) = (base, container)
    (self.isOptional, self.isMarked) = (isOptional, isMarked)
  }
}

extension Field {
  /// `id:Int64 title:String tags:[String] avatar:URL?`
  package static func fields(_ text: String) throws(InvalidField) -> [Field] {
    let fields = try FieldParser.fields(text, in: [])
    try requireTogether(fields)
    return fields
  }

  /// - Throws: `InvalidField` for one of an entity's fields that does not go with the others.
  static func requireTogether(_ fields: [Field]) throws(InvalidField) {
    var names = FieldKeys()
    for field in fields { try names.take(field, in: field.text) }
    // Whatever the entity is called: the words of two objects have types of their own.
    _ = try DeclaredTypes(of: fields.map { $0.placed(in: DeclaredTypes.anyEntity) })
    if try InnerIdentity(in: fields) == nil, let id = fields.first(where: \.isIdentity),
      !id.canTellApart
    {
      throw InvalidField(text: id.text, reason: .badIdentity)
    }
  }

  /// The field that identifies entities, unless a field of that name says otherwise.
  package static let identity = Field(
    key: "id", name: "id", base: .string, container: .none, isOptional: false)

  /// The fields that an entity keeps of those that were given: no secret, and always an identity.
  package static func kept(of given: [Field]) -> [Field] {
    let kept = given.filter { !$0.base.isSecret }
    return kept.contains(where: \.isIdentity) ? kept : [.identity] + kept
  }

  /// - Parameter outer: the names of the objects that the field stands in.
  /// - Throws: `InvalidField` for a text that is not `name:Type`.
  package init(_ text: String, in outer: [String] = []) throws(InvalidField) {
    self = try FieldParser.field(text, in: outer)
  }

  /// - Parameter isInside: whether it is a field of an object, in which a mark gives no other name.
  package init(
    _ name: FieldName, _ base: FieldType, in container: FieldContainer = .none,
    isOptional: Bool = false, isMarked: Bool = false, isInside: Bool = false
  ) {
    self.init(
      key: name.key, title: name.title,
      name: isMarked && !isInside ? Self.identity.name : name.swiftName, base: base,
      container: container, isOptional: isOptional, isMarked: isMarked)
  }

  package var isIdentity: Bool { name == Self.identity.name }

  package var isList: Bool { container == .list }

  /// True if it is neither a list nor a map.
  package var isSingle: Bool { container == .none }

  /// True if it is an object of a type around it: a value has none of its own type within, but in a
  /// box.
  package var isBoxed: Bool { base.isAgain && isSingle }

  /// True if a word of an edit means this field.
  package func isCalled(_ word: String) -> Bool { key == word || title == word }

  /// The same field under another name.
  package func renamed(_ key: String) throws(InvalidField) -> Field {
    let new = try Field("\(key):\(FieldType.string.name)").fieldName
    return Field(
      new, base.named(after: new.swiftName), in: container, isOptional: isOptional,
      isMarked: isMarked)
  }

  /// The name as `--fields` takes it.
  package var fieldName: FieldName { FieldName(key: key, title: title) }

  /// The field as `--fields` takes it.
  package var text: String { "\(fieldName.text):\(markedType)" }

  /// The type with its marks as `--fields` takes it.
  package var markedType: String { type + (isMarked ? "!" : "") }

  /// The type as `--fields` takes it.
  package var type: String { container.text(of: base.name) + (isOptional ? "?" : "") }

  /// The type in Swift, if a value by itself is of such a one.
  package func type(of base: String) -> String {
    container.text(of: isBoxed ? "Boxed<\(base)>" : base, behindColon: " ")
      + (isOptional ? "?" : "")
  }
}

extension [Field] {
  /// The fields as `--fields` takes them.
  package var text: String { map(\.text).joined(separator: " ") }
}

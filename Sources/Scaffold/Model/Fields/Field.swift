import Ground
import Templates

/// One field of an entity or of an object in it, as given with `--fields`: `avatar_url:URL?`.
struct Field: Equatable, Sendable {
  /// The name as it stands in the JSON.
  let key: String
  /// Its name beside its key, where the key is no name: `plus_one("+1"):Int`.
  var title: String?
  /// The name in Swift: its camelCase.
  let name: String
  /// The type of one value of it.
  let base: FieldType
  /// How many values there are.
  let container: FieldContainer
  let isOptional: Bool
  /// True if it was said to identify entities: `number:Int!`. In Swift it is the `id` then, unless
  /// it stands in an object.
  var isMarked = false
}

extension Field {
  /// `id:Int64 title:String tags:[String] avatar:URL?`
  static func fields(_ text: String) throws(InvalidField) -> [Field] {
    var declared = DeclaredTypes()
    let fields = try FieldParser.fields(text, in: [])
    // Whatever the entity is called: the words of two objects have types of their own.
    for field in fields { try declared.take(field.placed(in: DeclaredTypes.anyEntity)) }
    if try InnerIdentity(in: fields) != nil { return fields }
    if let id = fields.first(where: \.isIdentity), !id.canTellApart {
      throw InvalidField(text: id.text, reason: .badIdentity)
    }
    return fields
  }

  /// The field that identifies entities, unless a field of that name says otherwise.
  static let identity = Field(
    key: "id", name: "id", base: .string, container: .none, isOptional: false)

  /// The fields that an entity keeps of those that were given: no secret, and always an identity.
  static func kept(of given: [Field]) -> [Field] {
    let kept = given.filter { !$0.base.isSecret }
    return kept.contains(where: \.isIdentity) ? kept : [.identity] + kept
  }

  /// - Throws: `InvalidField` for a text that is not `name:Type`.
  init(_ text: String) throws(InvalidField) {
    self = try FieldParser.field(text, in: [])
  }

  var isIdentity: Bool { name == Self.identity.name }

  var isList: Bool { container == .list }

  /// True if it is neither a list nor a map.
  var isSingle: Bool { container == .none }

  /// True if it is an object of a type around it: a value has none of its own type within, but in a
  /// box.
  var isBoxed: Bool { base.isAgain && isSingle }

  /// True if a word of an edit means this field.
  func isCalled(_ word: String) -> Bool { key == word || title == word }

  /// The same field under another name.
  func renamed(_ key: String) throws(InvalidField) -> Field {
    try Field("\(key):\(markedType)")
  }

  /// The field as `--fields` takes it.
  var text: String { "\(title.map { "\($0)(\"\(key)\")" } ?? key):\(markedType)" }

  private var markedType: String { type + (isMarked ? "!" : "") }

  /// The type as `--fields` takes it.
  var type: String { type(of: base.name, behindColon: "") }

  /// The type in Swift, if a value by itself is of such a one.
  func type(of base: String) -> String {
    type(of: isBoxed ? "Boxed<\(base)>" : base, behindColon: " ")
  }

  private func type(of base: String, behindColon space: String) -> String {
    let all =
      switch container {
      case .none: base
      case .list: "[\(base)]"
      case .map: "[String:\(space)\(base)]"
      }
    return all + (isOptional ? "?" : "")
  }
}

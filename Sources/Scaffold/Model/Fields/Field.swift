import Ground
import Templates

/// One field of an entity, as given with `--fields`: `avatar_url:URL?`.
struct Field: Equatable, Sendable {
  /// The name as it stands in the JSON.
  let key: String
  /// The name in Swift: its camelCase.
  let name: String
  /// Its type, or that of an item if it is a list.
  let base: FieldType
  let isOptional: Bool
  let isList: Bool
  /// Whether it was said to tell entities apart: `number:Int!`. In Swift it is the `id` then.
  var isMarked = false
}

extension Field {
  /// `id:Int64 title:String tags:[String] avatar:URL?`
  static func fields(_ text: String) throws(InvalidField) -> [Field] {
    var fields: [Field] = []
    var known: [String: String] = [:]
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      let field = try Field(String(word))
      // The columns of a table are told apart without regard to letter case.
      if let other = known.updateValue(field.key, forKey: field.name.lowercased()) {
        let isEither = field.isMarked || fields.contains(where: \.isMarked)
        throw InvalidField(
          text: String(word),
          reason: field.isIdentity && isEither ? .twoIdentities(other) : .doubled(other))
      }
      fields.append(field)
    }
    guard !fields.isEmpty else { throw InvalidField(text: text, reason: .none) }
    guard let id = fields.first(where: \.isIdentity) else { return fields }
    guard !id.isOptional, !id.isList, id.base.numbered != nil else {
      throw InvalidField(text: id.text, reason: .badIdentity)
    }
    return fields
  }

  /// What entities are told from one another by, unless a field of that name says otherwise.
  static let identity = Field(
    key: "id", name: "id", base: .string, isOptional: false, isList: false)

  /// The fields that an entity keeps of those that were given: no secret, and always an identity.
  static func kept(of given: [Field]) -> [Field] {
    let kept = given.filter { !$0.base.isSecret }
    return kept.contains(where: \.isIdentity) ? kept : [.identity] + kept
  }

  var isIdentity: Bool { name == Self.identity.name }

  init(_ text: String) throws(InvalidField) {
    guard let colon = text.firstIndex(of: ":") else {
      throw InvalidField(text: text, reason: .noType)
    }
    let key = String(text[..<colon])
    let isName =
      key.utf8.count <= 100 && key.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    let name = isName ? Words(of: key).camelCased : ""
    guard name.unicodeScalars.first?.properties.isXIDStart == true else {
      throw InvalidField(text: text, reason: .badName(key))
    }
    guard !Self.hidden.contains(name) else { throw InvalidField(text: text, reason: .taken(name)) }
    var type = text[text.index(after: colon)...]
    let written = String(type)
    isMarked = type.hasSuffix("!")
    if isMarked { type = type.dropLast() }
    self.key = key
    self.name = isMarked ? Self.identity.name : name
    isOptional = type.hasSuffix("?")
    if isOptional { type = type.dropLast() }
    isList = type.hasPrefix("[") && type.hasSuffix("]")
    if isList { type = type.dropFirst().dropLast() }
    guard let base = FieldType.named(String(type)) else {
      let suggestion = Suggestion(for: String(type), among: FieldType.names)
      throw InvalidField(text: text, reason: .unknownType(written, suggestion))
    }
    if base.isSingle, isList { throw InvalidField(text: text, reason: .single(base)) }
    self.base = base
  }

  /// Names that a field cannot have: the generated types use them.
  private static let hidden: Set<String> = [
    "columns", "hashValue", "init", "preview", "sample", "sampleJSON", "self",
  ]

  /// The same field under another name.
  func renamed(_ key: String) throws(InvalidField) -> Field {
    try Field("\(key):\(markedType)")
  }

  /// The field as `--fields` takes it.
  var text: String { "\(key):\(markedType)" }

  private var markedType: String { type + (isMarked ? "!" : "") }

  /// The type as `--fields` takes it.
  var type: String { type(of: base.name) }

  /// The type, if a value by itself is of such a one.
  func type(of base: String) -> String {
    (isList ? "[\(base)]" : base) + (isOptional ? "?" : "")
  }
}

/// A word of `--fields` that is no field.
struct InvalidField: Error, Equatable {
  let text: String
  let reason: Reason

  enum Reason: Equatable, Sendable {
    case none
    case noType
    case badName(String)
    case taken(String)
    case unknownType(String, Suggestion)
    case badIdentity
    /// A list of values that can be no items.
    case single(FieldType)
    case doubled(String)
    /// Another field tells entities apart already.
    case twoIdentities(String)
  }
}

extension InvalidField: Failure {
  var exitCode: ExitCode { .usage }

  var complaint: Complaint {
    switch reason {
    case .none: complaint("`--fields` is empty", "give some, such as `id:Int64 title:String`")
    case .noType:
      complaint("`\(text.printable)` has no type", "write it as `\(text.printable):String`")
    case .badName(let name):
      complaint(
        "`\(name.printable)` is not a field name",
        "use letters and digits, starting with a letter")
    case .taken(let name):
      complaint("a field cannot be called `\(name)`: the generated code uses the name")
    case .unknownType(let type, let suggestion):
      complaint(
        "unknown field type `\(type.printable)` in `\(text.printable)`", suggestion.question,
        "choose from " + FieldType.names.joined(separator: ", ")
          + ", with `?` behind it or `[ ]` around it")
    case .badIdentity:
      complaint(
        "`\(text)` cannot tell entities apart",
        "use " + FieldType.identityNames.dropLast().joined(separator: ", ") + " or "
          + (FieldType.identityNames.last ?? ""))
    case .single(let type):
      complaint(
        "`\(text.printable)` cannot be: \(type.isDrawn ? "an" : "a") `\(type.name)` stands by itself",
        "write `\(type.name)`" + (type.isInSwift ? "" : ", or `[\(type.swiftName)]`"))
    case .doubled(let other):
      complaint("`\(text)` and `\(other)` would have one name in Swift", "rename one")
    case .twoIdentities(let other):
      complaint(
        "`\(text.printable)` and `\(other)` cannot both tell entities apart",
        "leave one out, or mark one alone with `!`: it is the `id` in Swift")
    }
  }

  private func complaint(
    _ problem: String, _ wayOut: String? = nil, _ other: String? = nil
  ) -> Complaint {
    Complaint("invalid-field", problem, wayOut, other)
  }
}

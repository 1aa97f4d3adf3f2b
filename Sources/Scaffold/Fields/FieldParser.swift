import Ground
import Templates

/// Reads fields as they are typed: `id:Int64 user:User{name:String}? state:enum(open,closed)`.
enum FieldParser {
  /// How deep objects may stand in one another.
  static let deepest = 8

  /// - Parameter outer: the names of the objects that the fields stand in.
  static func fields(_ text: String, in outer: [String]) throws(InvalidField) -> [Field] {
    var fields: [Field] = []
    var keys = FieldKeys()
    for word in FieldWords.words(in: text) {
      let field = try field(word, in: outer)
      try keys.take(field, in: word)
      fields.append(field)
    }
    guard !fields.isEmpty else { throw InvalidField(text: text, reason: .none) }
    return fields
  }

  static func field(_ text: String, in outer: [String]) throws(InvalidField) -> Field {
    guard let colon = FieldWords.first(":", in: text) else {
      throw InvalidField(
        text: text, reason: FieldWords.isClosed(text) ? .noType : .unclosed)
    }
    guard FieldWords.isClosed(text) else { throw InvalidField(text: text, reason: .unclosed) }
    let label = try FieldName(text[..<colon], in: text)
    let name = label.swiftName
    guard !FieldName.hidden.contains(name),
      outer.isEmpty || !FieldName.hiddenInObjects.contains(name)
    else {
      throw InvalidField(text: text, reason: .taken(name))
    }
    var type = text[text.index(after: colon)...]
    let isMarked = type.hasSuffix("!")
    if isMarked { type = type.dropLast() }
    let isOptional = type.hasSuffix("?")
    if isOptional { type = type.dropLast() }
    guard !type.isEmpty else {
      throw InvalidField(text: String(text[..<colon]), reason: .noType)
    }
    let (container, base) = try self.type(type, of: name, in: text, in: outer)
    if container == .none, base.isAgain, !isOptional {
      throw InvalidField(text: text, reason: .inItself(base.name))
    }
    if container != .none, base.isSingle {
      throw InvalidField(text: text, reason: .single(base))
    }
    if !outer.isEmpty, base.isSecret { throw InvalidField(text: text, reason: .secretInside) }
    return Field(
      label, base, in: container, isOptional: isOptional, isMarked: isMarked,
      isInside: !outer.isEmpty)
  }
}

// MARK: - Types

extension FieldParser {
  private static func type(
    _ type: Substring, of name: String, in text: String, in outer: [String]
  ) throws(InvalidField) -> (FieldContainer, FieldType) {
    guard type.hasPrefix("["), type.hasSuffix("]") else {
      return (.none, try base(type, of: name, in: text, in: outer))
    }
    let inner = type.dropFirst().dropLast()
    guard let colon = FieldWords.first(":", in: inner) else {
      return (.list, try base(inner, of: name, in: text, in: outer))
    }
    guard inner[..<colon].allSatisfy({ !$0.isWhitespace }), inner[..<colon] == "String" else {
      throw InvalidField(text: text, reason: .badKeys(String(inner[..<colon])))
    }
    let value = inner[inner.index(after: colon)...].drop(while: \.isWhitespace)
    let isOfLists =
      value.hasPrefix("[") && value.hasSuffix("]")
      && FieldWords.first(":", in: value.dropFirst().dropLast()) == nil
    return isOfLists
      ? (.lists, try base(value.dropFirst().dropLast(), of: name, in: text, in: outer))
      : (.map, try base(value, of: name, in: text, in: outer))
  }

  private static func base(
    _ type: Substring, of name: String, in text: String, in outer: [String]
  ) throws(InvalidField) -> FieldType {
    if let type = PlainType(rawValue: String(type)) { return .plain(type) }
    if type.hasSuffix("}"), let brace = type.firstIndex(of: "{") {
      return try object(
        type[..<brace], type[type.index(after: brace)...].dropLast(), in: text, in: outer)
    }
    if type.hasPrefix("enum("), type.hasSuffix(")") {
      return try choice(type.dropFirst(5).dropLast(), of: name, in: text)
    }
    if outer.contains(String(type)) { return .again(String(type)) }
    throw InvalidField(
      text: text,
      reason: .unknownType(
        String(type), Suggestion(for: PlainType.ownName(of: String(type)), among: PlainType.names)))
  }

  private static func object(
    _ name: Substring, _ content: Substring, in text: String, in outer: [String]
  ) throws(InvalidField) -> FieldType {
    let name = String(name)
    // Scripts without letter case have no capitals.
    let isName =
      name.unicodeScalars.first?.properties.isLowercase == false && FieldName.isName(name[...])
    guard isName, !name.contains("_"), !SwiftKeyword.isReserved(name) else {
      throw InvalidField(text: text, reason: .badObject(name))
    }
    guard outer.count < deepest else { throw InvalidField(text: text, reason: .tooDeep(deepest)) }
    guard content.contains(where: { !$0.isWhitespace }) else {
      throw InvalidField(text: text, reason: .emptyObject(name))
    }
    return .object(name, of: try fields(String(content), in: outer + [name]))
  }

  private static func choice(
    _ content: Substring, of name: String, in text: String
  ) throws(InvalidField) -> FieldType {
    var choices: [FieldChoice] = []
    for part in FieldWords.parts(of: content, separatedBy: { $0 == "," }) {
      let choice = try FieldChoice(part, in: text)
      if let other = choices.first(where: { $0.name == choice.name || $0.value == choice.value }) {
        throw InvalidField(text: text, reason: .doubledChoice(choice.value, other.value))
      }
      choices.append(choice)
    }
    return .choice(of: name, choices)
  }
}

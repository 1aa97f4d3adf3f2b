import Speaking

extension Filter {
  /// The filters every template may use.
  static let standard: [Filter] = [
    Filter(name: "any", parameters: [.required], apply: any),
    // An empty line after a text, unless there is no text.
    .ofText("apart") { $0.isEmpty ? "" : $0 + "\n" },
    .ofText("camelCase") { Words(of: $0).camelCased },
    .ofText("camelToSnakeCase", .optional(true), change: camelToSnakeCase),
    .ofText("capitalize") { $0.capitalizedWords },
    Filter(name: "count", parameters: [], apply: count),
    Filter(name: "default", parameters: [.required], acceptsAbsent: true, apply: fallBack),
    .ofText("escapeReservedKeywords") { SwiftKeyword.escaped($0) },
    .ofText("indent", .optional(4), .optional(" "), .optional(false), change: indent),
    Filter(name: "join", parameters: [.optional(""), .optional("")], apply: join),
    .ofText("json") { JSON.quoted($0) },
    .ofText("kebabCase") { Words(of: $0).kebabCased },
    .ofText("lowercase") { $0.lowercased() },
    .ofText("lowerFirstLetter") { $0.prefix(1).lowercased() + $0.dropFirst() },
    .ofText("pascalCase") { Words(of: $0).pascalCased },
    .ofText("plural") { Noun($0).plural },
    .ofText("singular") { Noun($0).singular },
    .ofText("snakeCase") { Words(of: $0).snakeCased },
    .ofText("snakeToCamelCase", .optional(false), change: snakeToCamelCase),
    .ofText("sortedImports") { sortedImports($0) },
    Filter(name: "split", parameters: [.optional(" ")], apply: split),
    .ofText("swiftIdentifier", .optional("normal"), change: swiftIdentifier),
    .ofText("titlecase") { $0.upperFirstLetter },
    .ofText("uppercase") { $0.uppercased() },
    .ofText("upperFirstLetter") { $0.upperFirstLetter },
  ]

  static let named = Dictionary(uniqueKeysWithValues: standard.map { ($0.name, $0) })
}

// MARK: - Values

extension Filter {
  private static func fallBack(_ value: Value, _ arguments: [Value]) -> Value {
    value == .absent ? arguments[0] : value
  }

  /// True if a member of one of the records holds.
  private static func any(_ value: Value, _ arguments: [Value]) throws(Reason) -> Value {
    guard case .list(let values) = value else {
      throw .wrongInput(filter: "any", expected: "a list", kind: value.kind)
    }
    guard case .text(let name) = arguments[0] else {
      throw .wrongArgument(
        filter: "any", position: 1, expected: "text",
        found: Message(term: arguments[0].kind).text)
    }
    for value in values where try member(name, of: value, for: "any").isTruthy { return true }
    return false
  }

  /// A member that each record of a list has to have.
  private static func member(
    _ name: String, of value: Value, for filter: String
  ) throws(Reason) -> Value {
    let expected = Message("a list of records that have `\(name)`").text
    guard case .fields(let record) = value else {
      throw .wrongInput(
        filter: filter, expected: expected, kind: Message("one with \(term: value.kind) in it").text
      )
    }
    guard let member = record[name] else {
      let suggestion = Suggestion(for: name, among: record.names)
      throw .wrongInput(
        filter: filter, expected: expected, kind: Message("others\(suggestion)").text)
    }
    return member
  }

  private static func count(_ value: Value, _: [Value]) throws(Reason) -> Value {
    switch value {
    case .text(let text): return .number(text.count)
    case .list(let values): return .number(values.count)
    case .fields(let record): return .number(record.count)
    default:
      throw .wrongInput(filter: "count", expected: "text, a list or a record", kind: value.kind)
    }
  }

  /// The texts of a list, or a member of each of its records.
  private static func join(_ value: Value, _ arguments: [Value]) throws(Reason) -> Value {
    guard case .list(let values) = value else {
      throw .wrongInput(filter: "join", expected: "a list", kind: value.kind)
    }
    let name = arguments[1].printed ?? ""
    var texts: [String] = []
    for value in values {
      let value = name.isEmpty ? value : try member(name, of: value, for: "join")
      guard let text = value.printed else {
        throw .wrongInput(
          filter: "join", expected: "a list of texts",
          kind: Message("one with \(term: value.kind) in it").text)
      }
      texts.append(text)
    }
    let separator = arguments[0].printed ?? ""
    try requireRoom(for: separator, times: texts.count)
    return .text(texts.joined(separator: separator))
  }

  private static func split(_ value: Value, _ arguments: [Value]) throws(Reason) -> Value {
    guard case .text(let text) = value else {
      throw .wrongInput(filter: "split", expected: "text", kind: value.kind)
    }
    let separator = arguments[0].printed ?? ""
    try requireRoom(for: text, times: separator.utf8.count)
    return .list(text.split(at: separator).map { .text($0) })
  }
}

// MARK: - Texts

extension Filter {
  private static let widest = 1000

  private static func indent(_ text: String, _ arguments: [Value]) throws(Reason) -> String {
    guard case .number(let width) = arguments[0], 0...widest ~= width else {
      throw .wrongArgument(
        filter: "indent", position: 1, expected: Message("between 0 and \(widest)").text,
        found: arguments[0].printed ?? Message(term: arguments[0].kind).text)
    }
    let lines = text.split(at: "\n")
    try requireRoom(for: arguments[1].printed ?? "", times: width, lines.count)
    let indent = String(repeating: arguments[1].printed ?? "", count: width)
    return lines.enumerated().map { index, line in
      let isIndented = index == 0 ? arguments[2] == true : !line.isEmpty && line != "\r"
      return isIndented ? indent + line : line
    }.joined(separator: "\n")
  }

  /// Refuses to repeat a text so often that it fills the memory.
  private static func requireRoom(for text: String, times counts: Int...) throws(Reason) {
    let limit = Budget.standard.bytes
    var size = text.utf8.count
    for count in counts {
      let (product, isTooMuch) = size.multipliedReportingOverflow(by: count)
      guard !isTooMuch, product <= limit else { throw .tooMuchText(limit: limit) }
      size = product
    }
  }

  private static func camelToSnakeCase(_ text: String, _ arguments: [Value]) -> String {
    let snake = text.splitCamelCase
    return arguments[0] == true ? snake.lowercased() : snake
  }

  private static func snakeToCamelCase(_ text: String, _ arguments: [Value]) -> String {
    text.joinedSnakeCase(dropsLeadingUnderscores: arguments[0] == true)
  }

  private static func swiftIdentifier(_ text: String, _ arguments: [Value]) throws(Reason) -> String
  {
    switch arguments[0] {
    case "normal": return text.swiftIdentifier
    case "pretty":
      return text.swiftIdentifier.joinedSnakeCase(dropsLeadingUnderscores: true).withIdentifierHead
    default:
      throw .wrongArgument(
        filter: "swiftIdentifier", position: 1, expected: "`normal` or `pretty`",
        found: "`\(arguments[0].printed ?? arguments[0].kind)`")
    }
  }
}

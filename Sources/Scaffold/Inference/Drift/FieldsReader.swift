import Templates

/// Reads the fields of a module back from what `--fields` was given.
///
/// What a ledger holds has been checked before: this reader knows the structure, and no rules.
package struct FieldsReader {
  private var rest: Substring.UTF8View
  private var depth = 0

  /// - Returns: `nil` if the text is no list of fields.
  package static func fields(_ text: String) -> [InferredField]? {
    var reader = FieldsReader(rest: text[...].utf8)
    guard let fields = reader.fields(), reader.rest.isEmpty else { return nil }
    return fields
  }
}

extension FieldsReader {
  private mutating func fields() -> [InferredField]? {
    var fields: [InferredField] = []
    skipSpace()
    while let byte = rest.first, byte != UInt8(ascii: "}") {
      guard let field = field() else { return nil }
      fields.append(field)
      skipSpace()
    }
    return fields
  }

  private mutating func field() -> InferredField? {
    let name = takeWord()
    var key = name
    if take("(") {
      guard let quoted = takeQuoted(), take(")") else { return nil }
      key = quoted
    }
    guard !name.isEmpty, take(":"), let type = type() else { return nil }
    let isOptional = take("?")
    return InferredField(
      name: FieldName(key: key, name: name), type: type, isOptional: isOptional,
      isMarked: take("!"))
  }

  private mutating func type() -> InferredType? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Budget.document.depth else { return nil }
    if take("[String:") { return closed(type().map(InferredType.map)) }
    if take("[") { return closed(type().map(InferredType.list)) }
    let name = takeWord()
    if name == "enum", take("(") { return choice() }
    if take("{") {
      guard let fields = fields(), take("}") else { return nil }
      return .object(name: name, fields)
    }
    guard !name.isEmpty, take("(") else { return name.isEmpty ? nil : .named(name) }
    let unit = takeWord()
    return take(")") ? .named("\(name)(\(unit))") : nil
  }

  private mutating func closed(_ type: InferredType?) -> InferredType? { take("]") ? type : nil }

  private mutating func choice() -> InferredType? {
    var words: [String] = []
    repeat {
      skip(" ")
      guard let word = word() else { return nil }
      words.append(word)
      skip(" ")
    } while take(",")
    return take(")") ? .choice(words) : nil
  }
}

extension FieldsReader {
  /// The word that stands in the JSON: `up` and `"+1"` are themselves, and of `up("+1")` it is the
  /// latter.
  private mutating func word() -> String? {
    if rest.first == UInt8(ascii: "\"") { return takeQuoted() }
    let word = takeWord()
    guard take("(") else { return word.isEmpty ? nil : word }
    guard let value = takeQuoted(), take(")") else { return nil }
    return value
  }
}

// MARK: - Bytes

extension FieldsReader {
  private mutating func skipSpace() { skip(" \t\r\n,") }

  private mutating func skip(_ bytes: String) { rest = rest.drop { bytes.utf8.contains($0) } }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  private mutating func takeWord() -> String {
    let word = rest.prefix { !" \t\r\n,:(){}[]?!\"".utf8.contains($0) }
    rest = rest.dropFirst(word.count)
    return String(decoding: word, as: UTF8.self)
  }

  /// A text in quotes, as JSON has it.
  private mutating func takeQuoted() -> String? {
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    var isEscaped = false
    for index in rest.indices.dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if rest[index] == UInt8(ascii: "\\") {
        isEscaped = true
      } else if rest[index] == UInt8(ascii: "\"") {
        let end = rest.index(after: index)
        let source = JSONSource(file: "", bytes: Array(rest[..<end]))
        rest = rest[end...]
        guard case .text(let text)? = try? source.parse().kind else { return nil }
        return text
      }
    }
    return nil
  }
}

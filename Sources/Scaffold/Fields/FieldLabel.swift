import Templates

/// The name of a field or a choice: a word that is a name in Swift and in JSON, or a name and the
/// text in JSON, `plus_one("+1")`.
struct FieldLabel {
  let key: String
  let title: String?

  /// - Parameter whole: the field that it is of, for what is said of a mistake.
  init(_ text: Substring, in whole: String) throws(InvalidField) {
    guard let mark = text.firstIndex(of: "("), text.hasSuffix(")") else {
      guard Self.isName(text) else {
        throw InvalidField(text: whole, reason: .badName(String(text)))
      }
      (key, title) = (String(text), nil)
      return
    }
    let quoted = text[text.index(after: mark)...].dropLast()
    guard let key = Self.unquoted(quoted), Self.isName(text[..<mark]) else {
      throw InvalidField(text: whole, reason: .badName(String(text)))
    }
    let title = String(text[..<mark])
    // A name that the key gives by itself need not be said.
    self.key = key
    self.title = title == key ? nil : title
  }

  /// The text between quotation marks; `nil` for one that could not stand in generated code as it is.
  static func unquoted(_ text: Substring) -> String? {
    guard text.count >= 3, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    let inner = text.dropFirst().dropLast()
    let isPlain = inner.unicodeScalars.allSatisfy(\.isPlainInText)
    return isPlain && inner.utf8.count <= longest ? String(inner) : nil
  }

  /// The longest key, in bytes of UTF-8.
  private static let longest = 100

  static func isName(_ text: Substring) -> Bool {
    let isWord =
      text.utf8.count <= longest
      && text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    let name = isWord ? Words(of: String(text)).camelCased : ""
    return name.unicodeScalars.first?.properties.isXIDStart == true
  }
}

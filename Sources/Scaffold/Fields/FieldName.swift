import Templates

/// The name of a field or a choice: a word that is a name in Swift and in JSON, or a name and the
/// text in JSON, `plus_one("+1")`.
package struct FieldName: Equatable, Sendable {
  package let key: String
  /// Its name beside its key, where the key is no name.
  let title: String?

  init(key: String, title: String?) {
    self.key = key
    // A name that the key gives by itself need not be said.
    self.title = title == key ? nil : title
  }

  /// The name to type.
  package var typed: String { title ?? key }

  /// The name in Swift.
  package var swiftName: String { Words(of: typed).camelCased }

  /// `login` or `plus_one("+1")`
  package var text: String { title.map { "\($0)(\"\(key)\")" } ?? key }
}

extension FieldName {
  /// - Parameter whole: the field that it is of, for what is said of a mistake.
  init(_ text: Substring, in whole: String) throws(InvalidField) {
    guard let mark = text.firstIndex(of: "("), text.hasSuffix(")") else {
      guard Self.isName(text) else {
        throw InvalidField(text: whole, reason: .badName(String(text)))
      }
      self.init(key: String(text), title: nil)
      return
    }
    let quoted = text[text.index(after: mark)...].dropLast()
    guard let key = Self.unquoted(quoted), Self.isName(text[..<mark]) else {
      throw InvalidField(text: whole, reason: .badName(String(text)))
    }
    self.init(key: key, title: String(text[..<mark]))
  }

  /// The text between quotation marks; `nil` for one that could not stand in generated code as it is.
  static func unquoted(_ text: Substring) -> String? {
    guard text.count >= 3, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    let inner = text.dropFirst().dropLast()
    let isPlain = inner.unicodeScalars.allSatisfy(\.isPlainInText)
    return isPlain && inner.utf8.count <= longest ? String(inner) : nil
  }

  /// The longest name, and the longest key, in bytes of UTF-8.
  static let longest = 100

  /// Names that a field cannot have: the generated types use them.
  static let hidden: Set<String> = [
    "columns", "hashValue", "init", "preview", "sample", "sampleJSON", "self",
  ]

  /// Those that a field of an object cannot have either.
  static let hiddenInObjects: Set<String> = ["column", "displayText", "plainText"]

  static func isName(_ text: Substring) -> Bool {
    let isWord =
      text.utf8.count <= longest
      && text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    let name = isWord ? Words(of: String(text)).camelCased : ""
    return name.unicodeScalars.first?.properties.isXIDStart == true
  }
}

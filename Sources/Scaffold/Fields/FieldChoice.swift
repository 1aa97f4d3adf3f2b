import Ground
import Templates

/// One of the values that a field may have: `open`, `"not planned"`, `plus_one("+1")`.
package struct FieldChoice: Equatable, Sendable {
  /// The text in the JSON.
  package let value: String
  /// Its name beside its value, where one was given.
  package let title: String?
  /// The name of the case in Swift.
  package let name: String

  /// - Returns: `nil` for a value of which no letter or digit can be a name.
  package init?(_ value: String, title: String? = nil) {
    let name = Words(of: title ?? value).camelCased
    guard let first = name.unicodeScalars.first else { return nil }
    (self.value, self.title) = (value, title)
    self.name =
      !first.properties.isXIDStart
      ? "value" + name : Self.hidden.contains(name) ? name + "Value" : name
  }

  /// - Parameter whole: the field that it is of, for what is said of a mistake.
  init(_ text: Substring, in whole: String) throws(InvalidField) {
    let name = try Self.name(text.trimmed[...], in: whole)
    guard let choice = FieldChoice(name.key, title: name.title) else {
      throw InvalidField(text: whole, reason: .namelessChoice(name.key))
    }
    self = choice
  }

  private static func name(
    _ text: Substring, in whole: String
  ) throws(InvalidField) -> FieldName {
    if let value = FieldName.unquoted(text) { return FieldName(key: value, title: nil) }
    if text.contains("(") { return try FieldName(text, in: whole) }
    let isWord = text.unicodeScalars.allSatisfy {
      $0.properties.isXIDContinue || "-+./".unicodeScalars.contains($0)
    }
    guard !text.isEmpty, isWord else {
      throw InvalidField(text: whole, reason: .badChoice(String(text)))
    }
    return FieldName(key: String(text), title: nil)
  }

  /// The choice as `--fields` takes it.
  package var text: String {
    if let title { return "\(title)(\"\(value)\")" }
    return value.unicodeScalars.allSatisfy { $0.properties.isXIDContinue } ? value : "\"\(value)\""
  }

  /// How a value is written whose case has a name.
  package static func text(of value: String, called name: String) -> String {
    let plain = FieldChoice(value)
    return plain?.name == name ? plain?.text ?? "" : "\(Words(of: name).snakeCased)(\"\(value)\")"
  }

  /// The name of the case for all other values.
  package static let other = "unrecognized"

  /// Names that a case cannot have: the generated code uses them.
  private static let hidden: Set<String> = [
    other, "allCases", "choices", "choiceText", "column", "displayText", "hash", "hashValue",
    "init",
    "plainText", "rawValue", "self", "some", "none", "wire",
  ]
}

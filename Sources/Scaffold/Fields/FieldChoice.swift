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

  /// - Parameter whole: the field that it is of, for what is said of a mistake.
  init(_ text: Substring, in whole: String) throws(InvalidField) {
    let part = text.trimmed[...]
    if let value = FieldLabel.unquoted(part) {
      (self.value, title) = (value, nil)
    } else if part.contains("(") {
      let label = try FieldLabel(part, in: whole)
      (value, title) = (label.key, label.title)
    } else {
      let isWord = part.unicodeScalars.allSatisfy {
        $0.properties.isXIDContinue || "-+./".unicodeScalars.contains($0)
      }
      guard !part.isEmpty, isWord else {
        throw InvalidField(text: whole, reason: .badChoice(String(part)))
      }
      (value, title) = (String(part), nil)
    }
    let name = Words(of: title ?? value).camelCased
    guard let first = name.unicodeScalars.first else {
      throw InvalidField(text: whole, reason: .namelessChoice(value))
    }
    self.name =
      !first.properties.isXIDStart
      ? "value" + name : Self.hidden.contains(name) ? name + "Value" : name
  }

  /// The choice as `--fields` takes it.
  package var text: String {
    if let title { return "\(title)(\"\(value)\")" }
    return value.unicodeScalars.allSatisfy { $0.properties.isXIDContinue } ? value : "\"\(value)\""
  }

  /// How a value is written whose case has a name.
  package static func text(of value: String, called name: String) -> String {
    let plain = try? FieldChoice("\"\(value)\"", in: value)
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

import Fields
import Templates

/// The answer to one of a template's variables.
package struct Answer: Equatable, Sendable {
  package let name: String
  package let value: Value

  package enum Value: Sendable {
    case text(String)
    case flag(Bool)
    case list([String])
    /// Fields, and the text of them that a ledger has, which is read as `text`.
    case fields([Field], text: String)
  }

  package init(name: String, value: Value) {
    self.name = name
    self.value = value
  }
}

extension Answer.Value {
  package var json: JSON {
    switch self {
    case .text(let text): JSON(.text(text))
    case .flag(let flag): JSON(.flag(flag))
    case .list(let texts): JSON(texts: texts)
    case .fields(_, let text): JSON(.text(text))
    }
  }
}

extension Answer.Value: Equatable {
  /// Two answers are equal if a ledger has the same of them.
  package static func == (one: Answer.Value, other: Answer.Value) -> Bool {
    switch (one, other) {
    case (.flag(let one), .flag(let other)): one == other
    case (.list(let one), .list(let other)): one == other
    default: one.text != nil && one.text == other.text
    }
  }

  /// The answer as an option would give it; `nil` for a flag.
  var given: String? {
    if case .list(let words) = self { words.joined(separator: ",") } else { text }
  }

  /// The text of one that has any.
  var text: String? {
    switch self {
    case .text(let text), .fields(_, let text): text
    case .flag, .list: nil
    }
  }
}

extension [Answer] {
  package subscript(name: String) -> Answer.Value? { first { $0.name == name }?.value }

  /// The text given for a variable; empty if none was.
  package func text(_ name: String) -> String { self[name]?.text ?? "" }

  /// The fields given for a variable; none if none were.
  package func fields(_ name: String) throws(InvalidField) -> [Field] {
    if case .fields(let fields, _) = self[name] { return fields }
    let text = text(name)
    return text.isEmpty ? [] : try Field.fields(text)
  }

  package func list(_ name: String) -> [String] {
    if case .list(let texts) = self[name] { texts } else { [] }
  }

  /// The answers with another one for a variable.
  package func replacing(_ name: String, with value: Answer.Value) -> [Answer] {
    map { $0.name == name ? Answer(name: name, value: value) : $0 }
  }
}

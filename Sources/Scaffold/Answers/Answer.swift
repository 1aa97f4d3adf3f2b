import Templates

/// What a template was told for one of its variables.
struct Answer: Equatable, Sendable {
  let name: String
  let value: Value

  enum Value: Equatable, Sendable {
    case text(String)
    case flag(Bool)
    case list([String])
  }
}

extension Answer.Value {
  var json: JSON {
    switch self {
    case .text(let text): JSON(.text(text))
    case .flag(let flag): JSON(.flag(flag))
    case .list(let texts): JSON(texts: texts)
    }
  }
}

extension [Answer] {
  subscript(name: String) -> Answer.Value? { first { $0.name == name }?.value }

  /// The text told for a variable; empty if none was.
  func text(_ name: String) -> String {
    if case .text(let text) = self[name] { text } else { "" }
  }

  func list(_ name: String) -> [String] {
    if case .list(let texts) = self[name] { texts } else { [] }
  }

  /// The answers with another one for a variable.
  func replacing(_ name: String, with value: Answer.Value) -> [Answer] {
    map { $0.name == name ? Answer(name: name, value: value) : $0 }
  }
}

import CommandLine
import Ground
import Templates

/// The parameters of a command as a JSON Schema of what an agent may give.
struct InputSchema {
  let parameters: [any Parameter]
  /// True if some templates have parameters besides.
  let isOpen: Bool
  /// True if each says what it means; another tool may have said so.
  let isDescribed: Bool

  var json: JSON {
    let properties = parameters.map { ($0.agentName, $0.schema(isDescribed)) }
    let required = parameters.filter(\.isRequired).map(\.agentName)
    return JSON(
      object: [("type", "object"), ("properties", JSON(object: properties))]
        + (required.isEmpty ? [] : [("required", JSON(texts: required))])
        + (isOpen ? [] : [("additionalProperties", false)]))
  }
}

extension Parameter {
  fileprivate func schema(_ isDescribed: Bool) -> JSON {
    let kind: [(String, JSON)] =
      switch self {
      case is Flag: [("type", "boolean")]
      case _ where takesSeveral: [("type", "array"), ("items", ["type": "string"])]
      default: [("type", "string")]
      }
    let words = choices.isEmpty || isOpen ? [] : [("enum", JSON(texts: choices))]
    return JSON(object: kind + words + value + (isDescribed ? [description] : []))
  }

  /// The default, where that is a word.
  private var value: [(String, JSON)] {
    guard let word = defaultValue?.text, choices.contains(word) else { return [] }
    return [("default", JSON(.text(word)))]
  }

  private var description: (String, JSON) {
    let words = value.isEmpty ? defaultValue.map { " (default: \($0.text))" } ?? "" : ""
    return ("description", JSON(.text(help.text + words)))
  }
}

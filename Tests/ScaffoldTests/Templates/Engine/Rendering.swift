import Templates
import Testing

/// What a template gives, in one call.
func render(
  _ text: String, _ values: [String: Value] = [:], parts: [String: String] = [:]
) throws -> String {
  try TemplateText(text, name: "View.swift").render(values, parts: Parts(parts))
}

/// The whole message that a template fails with.
func complaint(
  about text: String, _ values: [String: Value] = [:], parts: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) -> String? {
  #expect(throws: TemplateError.self, sourceLocation: sourceLocation) {
    try render(text, values, parts: parts)
  }?.description
}

/// What is said of a template of one line, where `underline` marks the mistake.
func complaint(_ reason: String, about text: String, marking underline: String) -> String {
  let column = underline.prefix { $0 == " " }.count + 1
  return """
    \(reason)
     --> View.swift:1:\(column)
      |
    1 | \(text)
      | \(underline)
    """
}

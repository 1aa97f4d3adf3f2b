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

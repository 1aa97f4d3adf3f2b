/// The `if` of an entry of `template.json`, parsed once.
struct Condition: Sendable {
  private let text: PlacedText
  private let syntax: Syntax
  private let expression: Expression

  /// - Throws: `TemplateError`, whose place is in `template.json`.
  init(_ text: PlacedText) throws(TemplateError) {
    self.text = text
    (syntax, expression) = try text.placing { () throws(TemplateError) in
      try Parser.condition(in: text.source)
    }
  }

  func holds(for values: [String: Value]) throws(TemplateError) -> Bool {
    var renderer = Renderer(syntax: syntax, values: values, parts: .none, budget: .standard)
    return try text.placing { () throws(TemplateError) in try renderer.truth(of: expression) }
  }
}

extension Condition? {
  /// True if the condition holds; without one it always does.
  func holds(for values: [String: Value]) throws(TemplateError) -> Bool {
    guard let self else { return true }
    return try self.holds(for: values)
  }
}

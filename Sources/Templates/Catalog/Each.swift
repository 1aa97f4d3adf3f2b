/// The `each` of a rule for files, `object in objects`: what the rule is for is made for each of them.
struct Each: Sendable {
  private let text: PlacedText
  private let syntax: Syntax
  private let loop: Loop

  /// - Throws: `TemplateError`, whose place is in `template.json`.
  init(_ text: PlacedText) throws(TemplateError) {
    self.text = text
    (syntax, loop) = try text.placing { () throws(TemplateError) in
      try Parser.loopHead(in: text.source)
    }
  }

  /// The values with the name of each element added to them.
  func turns(with values: [String: Value]) throws(TemplateError) -> [[String: Value]] {
    var renderer = Renderer(syntax: syntax, values: values, parts: .none, budget: .standard)
    let turns = try text.placing { () throws(TemplateError) in try renderer.turns(of: loop) }
    return turns.map { values.merging($0) { $1 } }
  }
}

extension Each? {
  /// The turns for a file; a file for nothing in particular is made once.
  func turns(with values: [String: Value]) throws(TemplateError) -> [[String: Value]] {
    guard let self else { return [values] }
    return try self.turns(with: values)
  }
}

/// A text of `template.json` with holes in it, such as a note.
struct TextTemplate: Sendable {
  private let text: PlacedText

  init(_ text: PlacedText) { self.text = text }

  /// - Throws: `TemplateError`, whose place is in `template.json`.
  func render(_ values: [String: Value], parts: Parts) throws(TemplateError) -> String {
    try text.placing { () throws(TemplateError) in
      try TemplateText(text.source).render(values, parts: parts)
    }
  }
}

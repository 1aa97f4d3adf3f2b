/// A text with holes in it: parsed once, rendered any number of times.
///
/// ```swift
/// let template = try TemplateText("struct {{ name|pascalCase }}View {}", name: "View.swift")
/// try template.render(["name": "login"])  // "struct LoginView {}"
/// ```
public struct TemplateText: Sendable {
  let syntax: Syntax

  /// Parses `text`; `name` is what it goes by in error messages.
  public init(_ text: String, name: String) throws(TemplateError) {
    syntax = try Parser.syntax(of: Source(text, name: name))
  }

  /// Fills the holes with `values`; `parts` are the templates that it may include or extend.
  public func render(
    _ values: [String: Value], parts: Parts = .none
  ) throws(TemplateError) -> String {
    var renderer = Renderer(syntax: syntax, values: values, parts: parts)
    return try renderer.render()
  }
}

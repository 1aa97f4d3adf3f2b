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

  init(_ source: Source) throws(TemplateError) { syntax = try Parser.syntax(of: source) }

  /// Fills the holes with `values`.
  ///
  /// - Parameters:
  ///   - values: what the names in the template stand for.
  ///   - parts: the templates that it may include or extend.
  ///   - budget: how much it may do; beyond that, it is an error.
  public func render(
    _ values: [String: Value], parts: Parts = .none, budget: Budget = .standard
  ) throws(TemplateError) -> String {
    var renderer = Renderer(syntax: syntax, values: values, parts: parts, budget: budget)
    return try renderer.render()
  }
}

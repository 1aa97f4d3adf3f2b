/// The templates that `{% include %}` and `{% extends %}` can name. Each is parsed once.
public struct Parts: Sendable {
  private let syntaxes: [String: Syntax]

  /// Parses all `texts`; the keys are the names they go by, in tags and in error messages.
  public init(_ texts: [String: String]) throws(TemplateError) {
    var syntaxes: [String: Syntax] = [:]
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      syntaxes[name] = try Parser.syntax(of: Source(text, name: name))
    }
    self.syntaxes = syntaxes
  }

  /// No parts at all.
  public static let none = Parts()

  private init() { syntaxes = [:] }
}

extension Parts {
  var names: Dictionary<String, Syntax>.Keys { syntaxes.keys }

  func syntax(named name: String) -> Syntax? { syntaxes[name] }
}

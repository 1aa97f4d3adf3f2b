/// `{% macro name parameter parameter='default' %} … {% endmacro %}`
struct Macro: Sendable {
  let name: String
  let parameters: [Parameter]
  let body: Stretch<Node>
  /// How deep the nodes of the body are nested.
  let height: Int
  /// The name where it is declared.
  let range: Range<Int>

  /// A name that the body has for what a call gives.
  struct Parameter: Sendable {
    let name: String
    /// The default where a call gives nothing.
    let fallback: Index<Expression>?
  }
}

extension Macro {
  /// How many arguments a call may give.
  var arity: ClosedRange<Int> {
    parameters.count { $0.fallback == nil }...parameters.count
  }
}

/// `{% call name argument argument %}`
struct MacroCall: Sendable {
  let name: String
  let arguments: Stretch<Expression>
  /// The name in the call.
  let range: Range<Int>
}

/// A macro, and the template it stands in.
struct KnownMacro {
  let syntax: Syntax
  let macro: Macro
}

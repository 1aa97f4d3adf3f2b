/// A part of a parsed template.
///
/// Nodes lie in one array of the `Syntax`; a body is a stretch of that array.
enum Node: Sendable {
  /// Plain text, copied as it stands.
  case text(Range<Int>)
  /// `{{ expression }}`
  case output(Int)
  /// `{% if condition %} … {% elif condition %} … {% else %} … {% endif %}`: a stretch of the branches
  case conditional(Range<Int>)
  /// `{% for name in list %} … {% empty %} … {% endfor %}`
  case loop(Int)
  /// `{% break %}`
  case breakLoop
  /// `{% continue %}`
  case continueLoop
  /// `{% include "part" record %}`
  case include(Int, with: Int?)
  /// `{% block name %} … {% endblock %}`
  case block(Int)
  /// `{% filter name %} … {% endfilter %}`: a stretch of the filter calls
  case filter(Range<Int>, body: Range<Int>)
  /// `{% set name %} … {% endset %}`
  case capture(name: Int, body: Range<Int>)
  /// `{% set name expression %}`
  case assignment(name: Int, Int)
}

/// One way through an `{% if %}`; the `{% else %}` has no condition.
struct Branch: Sendable {
  let condition: Int?
  let body: Range<Int>
}

/// `{% for name, name in list where condition %} … {% empty %} … {% endfor %}`
struct Loop: Sendable {
  let names: Range<Int>
  let list: Int
  let condition: Int?
  let body: Range<Int>
  let empty: Range<Int>?
}

/// `{% block name %} … {% endblock %}`
struct Block: Sendable {
  let name: String
  let body: Range<Int>
  /// How deep the nodes of the body are nested.
  let height: Int
  let range: Range<Int>
}

/// `name:argument,argument`, after a `|`
struct FilterCall: Sendable {
  let filter: Filter
  let arguments: Range<Int>
  let range: Range<Int>
}

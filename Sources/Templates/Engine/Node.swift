/// A part of a parsed template.
///
/// Nodes lie in one table of the `Syntax`; a body is a stretch of that table.
enum Node: Sendable {
  /// Plain text, copied as it stands.
  case text(Range<Int>)
  /// `{{ expression }}`
  case output(Index<Expression>)
  /// `{% if condition %} … {% elif condition %} … {% else %} … {% endif %}`
  case conditional(Stretch<ConditionalBranch>)
  /// `{% for name in list %} … {% empty %} … {% endfor %}`
  case loop(Index<Loop>)
  /// `{% break %}`: how many loops it ends
  case breakLoop(levels: Int)
  /// `{% continue %}`: which loop goes on, the innermost being the first
  case continueLoop(levels: Int)
  /// `{% include "part" record %}`
  case include(Index<Expression>, with: Index<Expression>?)
  /// `{% block name %} … {% endblock %}`
  case block(Index<Block>)
  /// `{% filter name %} … {% endfilter %}`
  case filter(Stretch<FilterCall>, body: Stretch<Node>)
  /// `{% set name %} … {% endset %}`
  case capture(Index<Capture>)
  /// `{% set name expression %}`
  case assignment(name: Index<String>, Index<Expression>)
  /// `{% call macro argument argument %}`
  case call(Index<MacroCall>)
}

/// One way through an `{% if %}`; the `{% else %}` has no condition.
struct ConditionalBranch: Sendable {
  let condition: Index<Expression>?
  let body: Stretch<Node>
  /// The words that lead to it.
  let range: Range<Int>
}

/// `{% for name, name in list where condition %} … {% empty %} … {% endfor %}`
struct Loop: Sendable {
  let names: Stretch<String>
  let list: Index<Expression>
  let condition: Index<Expression>?
  var body: Stretch<Node>
  var empty: Stretch<Node>?
}

/// `{% block name %} … {% endblock %}`
struct Block: Sendable {
  let name: String
  let body: Stretch<Node>
  /// How deep the nodes of the body are nested.
  let height: Int
  let range: Range<Int>
}

/// `{% set name %} … {% endset %}`
struct Capture: Sendable {
  let name: Index<String>
  let body: Stretch<Node>
  let range: Range<Int>
}

/// `name:argument,argument`, after a `|`
struct FilterCall: Sendable {
  let filter: Filter
  let arguments: Stretch<Expression>
  let range: Range<Int>
}

/// Something that has a value once the template's variables are known.
///
/// Expressions lie in one table of the `Syntax` and name each other by index: to walk them costs no
/// allocation.
struct Expression: Sendable {
  let kind: Kind
  let range: Range<Int>

  /// The kind of an expression.
  enum Kind: Sendable {
    /// `"text"`, `42` or `true`
    case constant(Index<Value>)
    /// `module.name`
    case variable(Stretch<String>)
    /// `list[index]`
    case element(of: Index<Expression>, at: Index<Expression>)
    /// `list[index].owner.name`: what stands behind the bracket
    case member(of: Index<Expression>, Stretch<String>)
    /// `forloop.first`
    case loop(LoopField?)
    /// `block.super`
    case parentBlock
    /// `expression|filter|filter`
    case filtered(Index<Expression>, by: Stretch<FilterCall>)
    /// `not expression`
    case negation(Index<Expression>)
    /// `expression and expression and expression`
    case all(Stretch<Expression>)
    /// `expression or expression or expression`
    case any(Stretch<Expression>)
    /// `expression == expression`
    case comparison(Index<Expression>, Comparison, Index<Expression>)
    /// `1...3`
    case span(Index<Expression>, Index<Expression>)
  }
}

/// The facts of a loop for its body: `forloop.first`
enum LoopField: String, CaseIterable {
  case first, last, counter, counter0, length, comma, commaOfMany
}

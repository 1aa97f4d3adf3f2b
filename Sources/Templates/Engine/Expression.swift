/// Something that has a value once the template's variables are known.
///
/// Expressions lie in one array of the `Syntax`, neighbours side by side, and name each other by
/// index: to walk them costs no allocation.
struct Expression: Sendable {
  let kind: Kind
  let range: Range<Int>

  /// What an expression says.
  enum Kind: Sendable {
    /// `"text"`, `42` or `true`: an index into the constants
    case constant(Int)
    /// `module.name`: a stretch of the names
    case variable(Range<Int>)
    /// `forloop.first`
    case loop(LoopField?)
    /// `block.super`
    case parentBlock
    /// `expression|filter|filter`: an expression and a stretch of the filter calls
    case filtered(Int, by: Range<Int>)
    /// `not expression`
    case negation(Int)
    /// `expression and expression and expression`
    case all(Range<Int>)
    /// `expression or expression or expression`
    case any(Range<Int>)
    /// `expression == expression`: the first of two neighbours
    case comparison(Comparison, Int)
    /// `1...3`: the first of two neighbours
    case span(Int)
  }
}

/// What a loop tells its body: `forloop.first`
enum LoopField: String, CaseIterable {
  case first, last, counter, counter0, length
}

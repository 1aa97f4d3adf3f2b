// From the loosest binding to the tightest: or, and, not, comparison, range, filter, operand.

extension Parser {
  /// `a and not b or c == "x"`
  mutating func parseCondition() throws(TemplateError) -> Expression {
    let first = try parseConjunction()
    return isNext(word: "or") ? try parseAlternatives(to: first) : first
  }

  private mutating func parseAlternatives(
    to first: Expression
  ) throws(TemplateError) -> Expression {
    var operands = [first]
    while take(word: "or") {
      operands.append(try parseConjunction())
    }
    let stored = syntax.expressions.store(operands)
    return Expression(kind: .any(stored), range: first.range.lowerBound..<end)
  }

  private mutating func parseConjunction() throws(TemplateError) -> Expression {
    let first = try parseNegation()
    return isNext(word: "and") ? try parseCompanions(of: first) : first
  }

  private mutating func parseCompanions(
    of first: Expression
  ) throws(TemplateError) -> Expression {
    var operands = [first]
    while take(word: "and") {
      operands.append(try parseNegation())
    }
    let stored = syntax.expressions.store(operands)
    return Expression(kind: .all(stored), range: first.range.lowerBound..<end)
  }

  private mutating func parseNegation() throws(TemplateError) -> Expression {
    var count = 0
    while take(word: "not") {
      count += 1
    }
    let operand = try parseComparison()
    return switch count {
    case 0: operand
    case let count where count.isMultiple(of: 2): negation(of: negation(of: operand))
    default: negation(of: operand)
    }
  }

  mutating func negation(of operand: Expression) -> Expression {
    Expression(kind: .negation(syntax.expressions.store(operand)), range: operand.range)
  }

  private mutating func parseComparison() throws(TemplateError) -> Expression {
    let left = try parseSpan()
    guard let comparison = takeComparison() else { return left }
    return try parseRight(of: left, comparison)
  }

  private mutating func takeComparison() -> Comparison? {
    guard case .comparison(let comparison) = next.kind else {
      return take(word: "in") ? .contained : nil
    }
    skip()
    return comparison
  }

  private mutating func parseRight(
    of left: Expression, _ comparison: Comparison
  ) throws(TemplateError) -> Expression {
    let stored = syntax.expressions.store(left)
    let right = syntax.expressions.store(try parseSpan())
    return Expression(
      kind: .comparison(stored, comparison, right), range: left.range.lowerBound..<end)
  }

  /// `1...3`
  mutating func parseSpan() throws(TemplateError) -> Expression {
    let first = try parseFiltered()
    return next.kind == .ellipsis ? try parseEnd(of: first) : first
  }

  private mutating func parseEnd(of first: Expression) throws(TemplateError) -> Expression {
    try expect(.ellipsis)
    let stored = syntax.expressions.store(first)
    let last = syntax.expressions.store(try parseFiltered())
    return Expression(kind: .span(stored, last), range: first.range.lowerBound..<end)
  }
}

// MARK: - Filters

extension Parser {
  /// `name|filter|filter:argument`
  mutating func parseFiltered() throws(TemplateError) -> Expression {
    let operand = try parseOperand()
    return next.kind == .pipe ? try parseFilterCalls(on: operand) : operand
  }

  private mutating func parseFilterCalls(
    on operand: Expression
  ) throws(TemplateError) -> Expression {
    var calls: [FilterCall] = []
    while take(.pipe) {
      calls.append(try parseFilterCall())
    }
    let kind = Expression.Kind.filtered(
      syntax.expressions.store(operand), by: syntax.calls.store(calls))
    return Expression(kind: kind, range: operand.range.lowerBound..<end)
  }

  /// `filter:argument,argument`
  mutating func parseFilterCall() throws(TemplateError) -> FilterCall {
    let name = try expect(.name, as: "the name of a filter")
    guard let filter = Filter.named[text(of: name)] else {
      let suggestion = Suggestion(for: text(of: name), among: Filter.named.keys)
      throw error(.unknownFilter(text(of: name), suggestion), at: name.range)
    }
    var arguments: [Expression] = []
    if take(.colon) {
      repeat {
        arguments.append(try parseOperand())
      } while take(.comma)
    }
    guard filter.arity.contains(arguments.count) else {
      throw error(
        .wrongArgumentCount(owner: filter.name, allowed: filter.arity, given: arguments.count),
        at: name.range)
    }
    return FilterCall(
      filter: filter, arguments: syntax.expressions.store(arguments), range: name.range)
  }
}

// MARK: - Operands

extension Parser {
  private static let reservedWords: [StaticString] = ["and", "or", "not", "in", "where"]

  private mutating func parseOperand() throws(TemplateError) -> Expression {
    // What can be nested comes first: each call takes its share of the stack.
    switch next.kind {
    case .openingParenthesis: try parseParentheses()
    case .name: try parseNamed()
    default: try parseConstant()
    }
  }

  private mutating func parseConstant() throws(TemplateError) -> Expression {
    let token = next
    switch token.kind {
    case .string: return constant(.text(syntax.source.string(in: token.range)))
    case .number: return constant(number(text(of: token)))
    default: throw unexpected(expected: "a value")
    }
  }

  private mutating func parseNamed() throws(TemplateError) -> Expression {
    if isNext(word: "true") { return constant(.flag(true)) }
    if isNext(word: "false") { return constant(.flag(false)) }
    guard !Self.reservedWords.contains(where: isNext) else {
      throw unexpected(expected: "a value")
    }
    return try parseVariable()
  }

  private mutating func constant(_ value: Value) -> Expression {
    let start = next.range.lowerBound
    skip()
    return Expression(kind: .constant(syntax.constants.store(value)), range: start..<end)
  }

  private func number(_ digits: String) -> Value {
    Int(digits).map { .number($0) } ?? .decimal(Double(digits) ?? 0)
  }

  private mutating func parseParentheses() throws(TemplateError) -> Expression {
    try enter()
    defer { leave() }
    try expect(.openingParenthesis)
    let condition = try parseCondition()
    try expect(.closingParenthesis)
    return condition
  }
}

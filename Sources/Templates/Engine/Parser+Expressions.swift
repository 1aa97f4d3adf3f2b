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
    let operands = syntax.expressions.store([left, try parseSpan()])
    return Expression(
      kind: .comparison(comparison, operands.lowerBound), range: left.range.lowerBound..<end)
  }

  /// `1...3`
  mutating func parseSpan() throws(TemplateError) -> Expression {
    let first = try parseFiltered()
    return next.kind == .ellipsis ? try parseEnd(of: first) : first
  }

  private mutating func parseEnd(of first: Expression) throws(TemplateError) -> Expression {
    try expect(.ellipsis)
    let ends = syntax.expressions.store([first, try parseFiltered()])
    return Expression(kind: .span(ends.lowerBound), range: first.range.lowerBound..<end)
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
        .wrongArgumentCount(filter: filter.name, allowed: filter.arity, given: arguments.count),
        at: name.range)
    }
    return FilterCall(
      filter: filter, arguments: syntax.expressions.store(arguments), range: name.range)
  }
}

// MARK: - Operands

extension Parser {
  private static let reservedWords: Set<String> = ["and", "or", "not", "in", "where"]

  private mutating func parseOperand() throws(TemplateError) -> Expression {
    next.kind == .openingParenthesis ? try parseParentheses() : try parseSimple()
  }

  private mutating func parseSimple() throws(TemplateError) -> Expression {
    let token = next
    switch token.kind {
    case .string:
      let inside = token.range.lowerBound + 1..<token.range.upperBound - 1
      return constant(.text(syntax.source.text(in: inside)))
    case .number: return constant(number(text(of: token)))
    case .name: return try parseNamed()
    default: throw unexpected(expected: "a value")
    }
  }

  private mutating func parseNamed() throws(TemplateError) -> Expression {
    let name = text(of: next)
    switch name {
    case "true": return constant(.flag(true))
    case "false": return constant(.flag(false))
    case _ where Self.reservedWords.contains(name): throw unexpected(expected: "a value")
    default: return try parseVariable()
    }
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

  private mutating func parseVariable() throws(TemplateError) -> Expression {
    let start = next.range.lowerBound
    var path = [text(of: try expect(.name))]
    while take(.dot) {
      guard next.kind == .name || next.kind == .number else {
        throw unexpected(expected: "a name or a number after the `.`")
      }
      path.append(text(of: next))
      skip()
    }
    return Expression(kind: try variable(path, from: start), range: start..<end)
  }

  private mutating func variable(
    _ path: [String], from start: Int
  ) throws(TemplateError) -> Expression.Kind {
    switch (path[0], path.count) {
    case ("forloop", 1): return .loop(nil)
    case ("forloop", 2):
      guard let field = LoopField(rawValue: path[1]) else {
        let suggestion = Suggestion(for: path[1], among: LoopField.allCases.map(\.rawValue))
        throw error(.unknownLoopField(path[1], suggestion), at: start..<end)
      }
      return .loop(field)
    case ("block", 2) where path[1] == "super": return .parentBlock
    default: return .variable(syntax.names.store(path))
    }
  }
}

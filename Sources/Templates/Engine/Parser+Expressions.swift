// From the loosest binding to the tightest: or, and, not, comparison, range, filter, operand.

extension Parser {
  /// `a and not b or c == "x"`
  mutating func parseCondition() throws(TemplateError) -> Expression {
    let start = next.range.lowerBound
    var operands = [try parseConjunction()]
    while take(word: "or") {
      operands.append(try parseConjunction())
    }
    guard operands.count > 1 else { return operands[0] }
    return expression(.any(syntax.expressions.store(operands)), from: start)
  }

  private mutating func parseConjunction() throws(TemplateError) -> Expression {
    let start = next.range.lowerBound
    var operands = [try parseNegation()]
    while take(word: "and") {
      operands.append(try parseNegation())
    }
    guard operands.count > 1 else { return operands[0] }
    return expression(.all(syntax.expressions.store(operands)), from: start)
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
    let comparison: Comparison
    if case .comparison(let symbol) = next.kind {
      skip()
      comparison = symbol
    } else if take(word: "in") {
      comparison = .contained
    } else {
      return left
    }
    let operands = syntax.expressions.store([left, try parseSpan()])
    return expression(.comparison(comparison, operands.lowerBound), from: left.range.lowerBound)
  }

  /// `1...3`
  mutating func parseSpan() throws(TemplateError) -> Expression {
    let first = try parseFiltered()
    guard take(.ellipsis) else { return first }
    let ends = syntax.expressions.store([first, try parseFiltered()])
    return expression(.span(ends.lowerBound), from: first.range.lowerBound)
  }
}

// MARK: - Filters

extension Parser {
  /// `name|filter|filter:argument`
  mutating func parseFiltered() throws(TemplateError) -> Expression {
    let operand = try parseOperand()
    guard next.kind == .pipe else { return operand }
    var calls: [FilterCall] = []
    while take(.pipe) {
      calls.append(try parseFilterCall())
    }
    let kind = Expression.Kind.filtered(
      syntax.expressions.store(operand), by: syntax.calls.store(calls))
    return expression(kind, from: operand.range.lowerBound)
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
    let token = next
    switch token.kind {
    case .string:
      let inside = token.range.lowerBound + 1..<token.range.upperBound - 1
      return constant(.text(syntax.source.text(in: inside)))
    case .number: return constant(number(text(of: token)))
    case .openingParenthesis: return try parseParentheses()
    case .name: return try parseNamed(text(of: token))
    default: throw unexpected(expected: "a value")
    }
  }

  private mutating func parseNamed(_ name: String) throws(TemplateError) -> Expression {
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
    return expression(.constant(syntax.constants.store(value)), from: start)
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
    return expression(try variable(path, from: start), from: start)
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

  private func expression(_ kind: Expression.Kind, from start: Int) -> Expression {
    Expression(kind: kind, range: start..<end)
  }
}

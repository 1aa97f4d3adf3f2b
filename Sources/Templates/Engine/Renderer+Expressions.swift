extension Renderer {
  /// The value of an expression; `.absent` where a record has no such field.
  mutating func value(of expression: Expression) throws(TemplateError) -> Value {
    switch expression.kind {
    case .constant(let index): return syntax.constants[index]
    case .variable(let path): return try value(at: path, for: expression)
    case .loop(let field): return try loopValue(field, for: expression)
    case .parentBlock: return .text(try parentBlock(at: expression.range))
    case .filtered(let operand, let calls): return try filtered(operand, by: calls)
    case .span(let ends): return try span(ends, for: expression)
    case .negation, .all, .any, .comparison: return .flag(try truth(of: expression))
    }
  }

  private func value(
    at path: Range<Int>, for expression: Expression
  ) throws(TemplateError) -> Value {
    let name = syntax.names[path.lowerBound]
    if path.count == 2,
      let field = scope.field(named: syntax.names[path.lowerBound + 1], ofLocal: name)
    {
      return field
    }
    guard var value = scope[name] else {
      throw unknownVariable(name, expression)
    }
    var index = path.lowerBound
    while index + 1 < path.upperBound {
      index += 1
      guard let member = value.member(named: syntax.names[index]) else {
        throw noFields(value, index, of: path, for: expression)
      }
      value = member
    }
    return value
  }

  private func loopValue(
    _ field: LoopField?, for expression: Expression
  ) throws(TemplateError) -> Value {
    guard let loop = loops.last else {
      throw error(.noLoop, at: expression.range)
    }
    return field.map { loop.value(of: $0) } ?? loop.record
  }

  private static let longestSpan = 100_000

  private mutating func span(
    _ ends: Int, for expression: Expression
  ) throws(TemplateError) -> Value {
    let first = try wholeNumber(syntax.expressions[ends])
    let last = try wholeNumber(syntax.expressions[ends + 1])
    let (distance, isTooFar) = last.subtractingReportingOverflow(first)
    guard !isTooFar, distance.magnitude < Self.longestSpan else {
      throw error(.rangeTooLong(limit: Self.longestSpan), at: expression.range)
    }
    return .list(stride(from: first, through: last, by: distance.signum() | 1).map { .number($0) })
  }

  private mutating func wholeNumber(_ expression: Expression) throws(TemplateError) -> Int {
    let value = try value(of: expression)
    guard case .number(let number) = value else {
      throw wrongOperand(value, expression, of: "...", expected: "whole numbers")
    }
    return number
  }
}

// MARK: - Filters

extension Renderer {
  private mutating func filtered(
    _ operand: Int, by calls: Range<Int>
  ) throws(TemplateError) -> Value {
    let expression = syntax.expressions[operand]
    let value = try value(of: expression)
    if value == .absent, !syntax.calls[calls.lowerBound].filter.acceptsAbsent {
      throw absence(of: expression)
    }
    return try apply(calls, to: value)
  }

  mutating func apply(_ calls: Range<Int>, to value: Value) throws(TemplateError) -> Value {
    var value = value
    for index in calls {
      let call = syntax.calls[index]
      let arguments = try arguments(of: call)
      do {
        value = try call.filter.apply(value, call.filter.complete(arguments))
      } catch {
        throw self.error(error, at: call.range)
      }
    }
    return value
  }

  private mutating func arguments(of call: FilterCall) throws(TemplateError) -> [Value] {
    var arguments: [Value] = []
    for index in call.arguments {
      arguments.append(try value(of: syntax.expressions[index]))
    }
    return arguments
  }
}

// MARK: - Conditions

extension Renderer {
  /// Whether an `{% if %}` on the expression takes its first branch.
  mutating func truth(of expression: Expression) throws(TemplateError) -> Bool {
    switch expression.kind {
    case .negation(let operand):
      return try !truth(of: syntax.expressions[operand])
    case .all(let operands):
      for index in operands where try !truth(of: syntax.expressions[index]) {
        return false
      }
      return true
    case .any(let operands):
      for index in operands where try truth(of: syntax.expressions[index]) {
        return true
      }
      return false
    case .comparison(let comparison, let operands):
      return try compare(
        syntax.expressions[operands], comparison, syntax.expressions[operands + 1])
    default:
      return try value(of: expression).isTruthy
    }
  }

  private mutating func compare(
    _ left: Expression, _ comparison: Comparison, _ right: Expression
  ) throws(TemplateError) -> Bool {
    let (leftValue, rightValue) = (try value(of: left), try value(of: right))
    switch comparison {
    case .equal: return leftValue.matches(rightValue)
    case .notEqual: return !leftValue.matches(rightValue)
    case .contained:
      guard let isContained = rightValue.contains(leftValue) else {
        throw wrongOperand(rightValue, right, of: "in", expected: "a list, or text in a text")
      }
      return isContained
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      let leftNumber = try number(leftValue, left, for: comparison)
      let rightNumber = try number(rightValue, right, for: comparison)
      return comparison.holds(leftNumber, rightNumber)
    }
  }

  private func number(
    _ value: Value, _ expression: Expression, for comparison: Comparison
  ) throws(TemplateError) -> Double {
    guard let number = value.number else {
      throw wrongOperand(value, expression, of: comparison.rawValue, expected: "numbers")
    }
    return number
  }
}

extension Comparison {
  fileprivate func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .equal, .contained: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

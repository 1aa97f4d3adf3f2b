extension Renderer {
  /// The value of an expression; `.absent` where a record has no such field.
  mutating func value(of expression: Expression) throws(TemplateError) -> Value {
    try spend(steps: 1, at: expression.range)
    switch expression.kind {
    case .constant(let index): return syntax.constants[index]
    case .variable(let path): return try value(at: path, for: expression)
    case .element(let owner, let key): return try element(of: owner, at: key, for: expression)
    case .member(let owner, let path): return try member(of: owner, path, for: expression)
    case .loop(let field): return try loopValue(field, for: expression)
    case .parentBlock: return .text(try parentBlock(at: expression.range))
    case .filtered(let operand, let calls): return try filtered(operand, by: calls)
    case .span(let first, let last): return try span(first, last, for: expression)
    case .negation, .all, .any, .comparison: return .flag(try truth(of: expression))
    }
  }

  private mutating func value(
    at path: Stretch<String>, for expression: Expression
  ) throws(TemplateError) -> Value {
    var rest = path
    guard let first = rest.next() else { return .absent }
    let name = syntax.names[first]
    if rest.count == 1, let second = rest.first,
      let field = scope.field(named: syntax.names[second], ofLocal: name)
    {
      return field
    }
    // Each name is held against those of all blocks that are open.
    try spend(steps: path.count + scope.depth / 32, at: expression.range)
    guard let value = scope[name] else {
      throw unknownVariable(name, expression)
    }
    return try member(of: value, rest, for: expression) { syntax, count in
      syntax.names[path].dropLast(count).joined(separator: ".")
    }
  }

  /// The value at the end of a path from a value.
  ///
  /// - Parameter name: how the template calls what has only so many names of the path behind it.
  mutating func member(
    of value: Value, _ path: Stretch<String>, for expression: Expression,
    name: (Syntax, Int) -> String
  ) throws(TemplateError) -> Value {
    var (value, rest) = (value, path)
    while let index = rest.next() {
      let field = syntax.names[index]
      // Only to count the characters of a text, it has to be gone through.
      if case .text = value { try spend(on: value, at: expression.range) }
      guard let member = value.member(named: field) else {
        throw noField(
          field, in: value, called: name(syntax, rest.count + 1), at: expression.range)
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
    _ first: Index<Expression>, _ last: Index<Expression>, for expression: Expression
  ) throws(TemplateError) -> Value {
    let first = try wholeNumber(syntax.expressions[first])
    let last = try wholeNumber(syntax.expressions[last])
    let (distance, isTooFar) = last.subtractingReportingOverflow(first)
    guard !isTooFar, distance.magnitude < Self.longestSpan else {
      throw error(.rangeTooLong(limit: Self.longestSpan), at: expression.range)
    }
    try spend(steps: Int(distance.magnitude), at: expression.range)
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
    _ operand: Index<Expression>, by calls: Stretch<FilterCall>
  ) throws(TemplateError) -> Value {
    let expression = syntax.expressions[operand]
    let value = try value(of: expression)
    if value == .absent, let first = calls.first, !syntax.calls[first].filter.acceptsAbsent {
      throw absence(of: expression)
    }
    return try apply(calls, to: value)
  }

  mutating func apply(
    _ calls: Stretch<FilterCall>, to value: Value
  ) throws(TemplateError) -> Value {
    var value = value
    for index in calls {
      let call = syntax.calls[index]
      let arguments = try values(of: call.arguments)
      try spend(steps: 1, at: call.range)
      try spend(on: value, at: call.range)
      do {
        value = try call.filter.apply(value, call.filter.complete(arguments))
      } catch {
        throw self.error(error, at: call.range)
      }
      try spend(on: value, at: call.range)
    }
    return value
  }

  mutating func values(
    of expressions: Stretch<Expression>
  ) throws(TemplateError) -> [Value] {
    var values: [Value] = []
    for index in expressions {
      values.append(try value(of: syntax.expressions[index]))
    }
    return values
  }
}

// MARK: - Conditions

extension Renderer {
  /// True if an `{% if %}` on the expression takes its first branch.
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
    case .comparison(let left, let comparison, let right):
      return try compare(syntax.expressions[left], comparison, syntax.expressions[right])
    default:
      return try value(of: expression).isTruthy
    }
  }

  private mutating func compare(
    _ left: Expression, _ comparison: Comparison, _ right: Expression
  ) throws(TemplateError) -> Bool {
    let (leftValue, rightValue) = (try value(of: left), try value(of: right))
    try spend(on: leftValue, at: left.range)
    try spend(on: rightValue, at: right.range)
    switch comparison {
    case .equal: return leftValue.matches(rightValue)
    case .notEqual: return !leftValue.matches(rightValue)
    case .contained:
      try spend(searching: rightValue, for: leftValue, at: right.range)
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

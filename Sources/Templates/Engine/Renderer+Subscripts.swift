extension Renderer {
  /// `list[index]`, `map[key]`; `.absent` where there is none.
  mutating func element(
    of owner: Index<Expression>, at key: Index<Expression>, for expression: Expression
  ) throws(TemplateError) -> Value {
    let owner = syntax.expressions[owner]
    let value = try value(of: owner)
    let field = try field(named: syntax.expressions[key])
    if case .text = value { try spend(on: value, at: expression.range) }
    guard let member = value.member(named: field) else {
      throw noField(field, in: value, called: syntax.text(of: owner), at: expression.range)
    }
    return member
  }

  /// The field that a bracket asks for: a text is a name, a number counts from 0.
  private mutating func field(named key: Expression) throws(TemplateError) -> String {
    let value = try value(of: key)
    switch value {
    case .text(let name): return name
    case .number(let number): return String(number)
    case .absent: throw absence(of: key)
    case .decimal, .flag, .list, .fields:
      throw wrongOperand(value, key, of: "[ ]", expected: "a name or a whole number")
    }
  }

  /// `list[index].name`
  mutating func member(
    of owner: Index<Expression>, _ path: Stretch<String>, for expression: Expression
  ) throws(TemplateError) -> Value {
    let owner = syntax.expressions[owner]
    return try member(of: value(of: owner), path, for: expression) { syntax, count in
      ([syntax.text(of: owner)] + syntax.names[path].dropLast(count)).joined(separator: ".")
    }
  }
}

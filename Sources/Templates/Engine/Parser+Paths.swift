extension Parser {
  /// `user.names[0].first`, `map[key]`
  mutating func parseVariable() throws(TemplateError) -> Expression {
    let start = next.range.lowerBound
    let outerDepth = depth
    defer { depth = outerDepth }
    let name = try expect(.name)
    var path = [text(of: name)]
    var owner: Index<Expression>?
    while next.kind == .dot || next.kind == .openingBracket {
      if take(.dot) {
        path.append(try parseField())
      } else {
        let range = start..<end
        try add(parseKey(), to: &path, of: &owner, at: range)
      }
    }
    return try expression(owner, path, at: start..<end)
  }

  private mutating func parseField() throws(TemplateError) -> String {
    guard next.kind == .name || next.kind == .number else {
      throw unexpected(expected: "a name or a number after the `.`")
    }
    defer { skip() }
    return text(of: next)
  }

  /// `[key]`
  private mutating func parseKey() throws(TemplateError) -> Expression {
    try enter()
    defer { leave() }
    try expect(.openingBracket)
    let key = try parseFiltered()
    try expect(.closingBracket)
    return key
  }

  /// - Parameters:
  ///   - owner: what stands before the path, if that is more than names.
  ///   - range: where all stands that is before the bracket.
  private mutating func add(
    _ key: Expression, to path: inout [String], of owner: inout Index<Expression>?,
    at range: Range<Int>
  ) throws(TemplateError) {
    if let name = name(of: key) { return path.append(name) }
    // Each stands for a call when the value is looked up: too many would exhaust the stack.
    try enter()
    let stored = syntax.expressions.store(try expression(owner, path, at: range))
    let kind = Expression.Kind.element(of: stored, at: syntax.expressions.store(key))
    owner = syntax.expressions.store(Expression(kind: kind, range: range.lowerBound..<end))
    path = []
  }

  /// `map['key']` means `map.key`, and `list[0]` means `list.0`.
  private func name(of key: Expression) -> String? {
    guard case .constant(let index) = key.kind else { return nil }
    switch syntax.constants[index] {
    case .text(let name): return name
    case .number(let number): return String(number)
    default: return nil
    }
  }

  private mutating func expression(
    _ owner: Index<Expression>?, _ path: [String], at range: Range<Int>
  ) throws(TemplateError) -> Expression {
    guard let owner else {
      return Expression(kind: try variable(path, from: range.lowerBound), range: range)
    }
    guard !path.isEmpty else { return syntax.expressions[owner] }
    let kind = Expression.Kind.member(of: owner, syntax.names.store(path))
    return Expression(kind: kind, range: range)
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

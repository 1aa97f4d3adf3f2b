extension Renderer {
  /// The value as text, or the reason why it has none.
  func printed(_ value: Value, of expression: Expression) throws(TemplateError) -> String {
    if let text = value.printed {
      return text
    }
    if value == .absent {
      throw absence(of: expression)
    }
    let name = syntax.text(of: expression)
    throw error(.notPrintable(name, kind: value.kind), at: expression.range)
  }

  /// Why an expression is `.absent`: a record has no such field, or a value was not given.
  func absence(
    of expression: Expression, otherwise: TemplateError.Reason? = nil
  ) -> TemplateError {
    if case .variable(let path) = expression.kind, let reason = missingField(on: path) {
      return error(reason, at: expression.range)
    }
    let reason = otherwise ?? .absent(syntax.text(of: expression))
    return error(reason, at: expression.range)
  }

  /// The first name on the path that a record does not have.
  private func missingField(on path: Range<Int>) -> TemplateError.Reason? {
    guard var value = scope[syntax.names[path.lowerBound]] else { return nil }
    for index in path.dropFirst() {
      let name = syntax.names[index]
      if case .fields(let record) = value, record[name] == nil {
        let owner = syntax.names[path.lowerBound..<index].joined(separator: ".")
        return .unknownField(name, of: owner, Suggestion(for: name, among: record.names))
      }
      value = value.member(named: name) ?? .absent
    }
    return nil
  }

  func unknownVariable(_ name: String, _ expression: Expression) -> TemplateError {
    let suggestion = Suggestion(for: name, among: scope.names)
    return error(
      .unknownVariable(name, suggestion, known: Set(scope.names).sorted()),
      at: expression.range.prefix(name))
  }

  /// The value cannot have a member of that name.
  func noFields(
    _ value: Value, _ index: Int, of path: Range<Int>, for expression: Expression
  ) -> TemplateError {
    let name = syntax.names[path.lowerBound..<index].joined(separator: ".")
    let field = syntax.names[index]
    let suggestion = Suggestion(for: field, among: value.memberNames)
    return error(
      .noFields(name, kind: value.kind, field: field, suggestion), at: expression.range)
  }

  func wrongOperand(
    _ value: Value, _ expression: Expression, of owner: String, expected: String
  ) -> TemplateError {
    let name = syntax.text(of: expression)
    return error(
      .wrongOperand(name, of: owner, expected: expected, kind: value.kind), at: expression.range)
  }
}

extension Range<Int> {
  /// As much of the range as `name` takes up.
  func prefix(_ name: String) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + name.utf8.count)
  }
}

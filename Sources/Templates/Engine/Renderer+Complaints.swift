extension Renderer {
  /// The value as text, or the reason why it has none; `range` is where it comes from.
  func printed(_ value: Value, at range: Range<Int>) throws(TemplateError) -> String {
    if let text = value.printed {
      return text
    }
    throw error(.notPrintable(syntax.source.text(in: range), kind: value.kind), at: range)
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
  private func missingField(on path: Stretch<String>) -> TemplateError.Reason? {
    let names = syntax.names[path]
    guard let first = names.first, var value = scope[first] else { return nil }
    for (count, name) in names.enumerated().dropFirst() {
      if case .fields(let record) = value, record[name] == nil {
        let owner = names.prefix(count).joined(separator: ".")
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

  /// The value, which goes by `name`, cannot have such a field.
  func noField(
    _ field: String, in value: Value, called name: String, at range: Range<Int>
  ) -> TemplateError {
    let suggestion = Suggestion(for: field, among: value.memberNames)
    return error(.noFields(name, kind: value.kind, field: field, suggestion), at: range)
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

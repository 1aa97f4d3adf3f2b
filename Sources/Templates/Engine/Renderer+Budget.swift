extension Renderer {
  /// Takes steps off the budget; where none are left, the error names `range`.
  @inline(__always)
  mutating func spend(steps: Int, at range: Range<Int>) throws(TemplateError) {
    rest.steps -= steps
    if rest.steps < 0 { throw exhaustion(.tooManySteps(limit: budget.steps), at: range) }
  }

  /// Takes bytes off the budget; where none are left, the error names `range`.
  @inline(__always)
  mutating func spend(bytes: Int, at range: Range<Int>) throws(TemplateError) {
    rest.bytes -= bytes
    if rest.bytes < 0 { throw exhaustion(.tooMuchText(limit: budget.bytes), at: range) }
  }

  /// Apart from what asks for it, which is part of every step: it comes once at most.
  @inline(never)
  private func exhaustion(
    _ reason: TemplateError.Reason, at range: Range<Int>
  ) -> TemplateError {
    error(reason, at: range)
  }

  /// Pays for going through a value once.
  mutating func spend(on value: Value, at range: Range<Int>) throws(TemplateError) {
    switch value {
    case .text(let text): try spend(bytes: text.utf8.count, at: range)
    case .list(let values):
      try spend(steps: values.count, at: range)
      for case .text(let text) in values { try spend(bytes: text.utf8.count, at: range) }
    case .fields(let record): try spend(steps: record.count, at: range)
    case .number, .decimal, .flag, .absent: break
    }
  }

  /// Pays for a search that may compare each byte of one text with each of another.
  mutating func spend(
    searching whole: Value, for part: Value, at range: Range<Int>
  ) throws(TemplateError) {
    guard case .text(let whole) = whole, case .text(let part) = part else { return }
    let (product, isTooMuch) = whole.utf8.count.multipliedReportingOverflow(by: part.utf8.count)
    try spend(bytes: isTooMuch ? budget.bytes : product, at: range)
  }
}

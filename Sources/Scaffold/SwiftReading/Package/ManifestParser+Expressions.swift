extension ManifestParser {
  /// - Parameter isCondition: whether a brace would end it, as behind `if`.
  mutating func expression(isCondition: Bool = false) -> ManifestExpression {
    let start = index
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return unknown(from: start) }
    let condition = operation(strength: 0, isCondition: isCondition)
    guard says("?"), operatorSigns.text == "?" else { return condition }
    index += 1
    let then = expression(isCondition: isCondition)
    guard skips(":") else { return unknown(from: start) }
    let other = expression(isCondition: isCondition)
    return make(.choice(condition, then: then, else: other), from: start)
  }

  func make(_ kind: ManifestExpression.Kind, from start: Int) -> ManifestExpression {
    ManifestExpression(kind: kind, range: range(from: start))
  }

  func unknown(from start: Int) -> ManifestExpression { make(.unknown, from: start) }
}

// MARK: - Operators

extension ManifestParser {
  /// The operators that manifests use; those further down bind more tightly.
  private static let operators: [[String]] = [
    ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">="], ["??"], ["+"],
  ]

  private mutating func operation(strength: Int, isCondition: Bool) -> ManifestExpression {
    guard strength < Self.operators.count else { return prefixed(isCondition: isCondition) }
    let start = index
    var left = operation(strength: strength + 1, isCondition: isCondition)
    for _ in 0..<Self.longest {
      let (text, count) = operatorSigns
      guard Self.operators[strength].contains(text) else { return left }
      index += count
      let right = operation(strength: strength + 1, isCondition: isCondition)
      left = make(.operation(text, left, right), from: start)
    }
    return unknown(from: start)
  }

  private mutating func prefixed(isCondition: Bool) -> ManifestExpression {
    let start = index
    depth += 1
    defer { depth -= 1 }
    guard depth < 2 * Self.deepest else { return unknown(from: start) }
    if says("try") || says("await") {
      index += 1
      _ = skips("?") || skips("!")
      return prefixed(isCondition: isCondition)
    }
    if says("!") {
      index += 1
      return make(.not(prefixed(isCondition: isCondition)), from: start)
    }
    if says("-") || says("&") {
      index += 1
      _ = prefixed(isCondition: isCondition)
      return unknown(from: start)
    }
    var value = postfixed(isCondition: isCondition)
    while says("as") || says("is") {
      let isCast = says("as")
      index += 1
      _ = skips("?") || skips("!")
      _ = type()
      if !isCast { value = unknown(from: start) }
    }
    return value
  }
}

// MARK: - Members, calls and items

extension ManifestParser {
  private mutating func postfixed(isCondition: Bool) -> ManifestExpression {
    let start = index
    var value = primary()
    for _ in 0..<Self.longest where index < source.tokens.count {
      if says("."), operatorSigns.text == "." {
        index += 1
        guard let name = name() else { return unknown(from: start) }
        value = make(.member(value, name), from: start)
      } else if says("("), !isOnNewLine {
        let arguments = self.arguments()
        value = make(.call(value, arguments + trailing(isCondition)), from: start)
      } else if says("["), !isOnNewLine {
        value = make(.item(value, arguments()), from: start)
      } else if says("{"), !isOnNewLine, !isCondition, takesClosure(value) {
        value = make(.call(value, trailing(isCondition)), from: start)
      } else if says("!") || says("?"), !isOnNewLine, isAtEndOfValue {
        index += 1
      } else {
        return value
      }
    }
    return index < source.tokens.count ? unknown(from: start) : value
  }

  /// True if the `?` or `!` here belongs to the value before it: `name!`, `package?.targets`.
  private var isAtEndOfValue: Bool {
    let signs = operatorSigns.text
    guard index > 0, signs != "!=", signs != "??",
      source.tokens[index - 1].range.upperBound == source.tokens[index].range.lowerBound
    else { return false }
    return says("!") || signs == "?."
  }

  private func takesClosure(_ value: ManifestExpression) -> Bool {
    switch value.kind {
    case .word, .member: true
    default: false
    }
  }

  private mutating func trailing(_ isCondition: Bool) -> [ManifestExpression.Argument] {
    var closures: [ManifestExpression.Argument] = []
    while !isCondition, says("{"), !isOnNewLine {
      closures.append(ManifestExpression.Argument(label: nil, value: closure()))
    }
    return closures
  }

  /// `(name: "Core", path: "Code")`, `["Data", default: []]`
  mutating func arguments() -> [ManifestExpression.Argument] {
    let end = source.end(index)
    index += 1
    var arguments: [ManifestExpression.Argument] = []
    while index < end {
      var label: String?
      if source.isWord(at: index), source.says(":", at: index + 1) {
        label = name()
        index += 1
      }
      arguments.append(ManifestExpression.Argument(label: label, value: element(before: end)))
    }
    index = behind(end)
    return arguments
  }

  /// An expression and the comma behind it; unknown, if something else follows.
  mutating func element(before end: Int) -> ManifestExpression {
    let start = index
    return ended(expression(), from: start, before: end)
  }

  mutating func ended(
    _ value: ManifestExpression, from start: Int, before end: Int
  ) -> ManifestExpression {
    if index >= end || skips(",") {
      index = min(index, end)
      return value
    }
    while index < end, !says(",") {
      if source.bracket(at: index) == 1 { skipBrackets() } else { index += 1 }
    }
    let rest = unknown(from: start)
    index = min(index + 1, end)
    return rest
  }
}

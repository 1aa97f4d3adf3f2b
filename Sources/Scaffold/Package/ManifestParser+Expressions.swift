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

  /// Whether the `?` or `!` here belongs to the value before it: `name!`, `package?.targets`.
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
  private mutating func arguments() -> [ManifestExpression.Argument] {
    let end = source.closing(index) ?? source.tokens.count
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
    index = min(end + 1, source.tokens.count)
    return arguments
  }

  /// An expression and the comma behind it; unknown, if something else follows.
  private mutating func element(before end: Int) -> ManifestExpression {
    let start = index
    return ended(expression(), from: start, before: end)
  }

  private mutating func ended(
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

// MARK: - Values

extension ManifestParser {
  private mutating func primary() -> ManifestExpression {
    let start = index
    guard index < source.tokens.count else { return unknown(from: start) }
    if source.tokens[index].kind == .text { return text() }
    if source.isWord(at: index) { return word() }
    if says("[") { return list() }
    if says("{") { return closure() }
    if says("(") { return tuple() }
    if skips("\\") { return keyPath(from: start) }
    if skips("."), let name = name() { return make(.member(nil, name), from: start) }
    if says("$"), source.isWord(at: index + 1) {
      index += 2
      return make(.word("$" + source[index - 1]), from: start)
    }
    if source.bracket(at: index) != -1 { index += 1 }
    return unknown(from: start)
  }

  private mutating func word() -> ManifestExpression {
    let start = index
    if says("if") || says("switch") {
      while index < source.tokens.count, !says("{") { index += 1 }
      while says("{") {
        skipBrackets()
        if skips("else") { while index < source.tokens.count, !says("{") { index += 1 } }
      }
      return unknown(from: start)
    }
    return make(.word(name() ?? ""), from: start)
  }

  private mutating func text() -> ManifestExpression {
    let start = index
    guard let literal = TextLiteral(at: source.tokens[index].range.lowerBound, of: source.bytes)
    else {
      index += 1
      return unknown(from: start)
    }
    while index < source.tokens.count,
      source.tokens[index].range.lowerBound < literal.range.upperBound
    {
      index += 1
    }
    let parts = literal.parts.map { part -> ManifestExpression.Part in
      switch part {
      case .plain(let text): .plain(text)
      case .code(let range): .value(code(in: range))
      }
    }
    return ManifestExpression(kind: .text(parts), range: literal.range)
  }

  /// What is interpolated in a text; its places are of no use.
  private func code(in range: Range<Int>) -> ManifestExpression {
    var parser = ManifestParser(source: SwiftSource(Array(source.bytes[range])), depth: depth)
    let value = parser.expression()
    guard parser.index >= parser.source.tokens.count else {
      return ManifestExpression(kind: .unknown, range: range)
    }
    return ManifestExpression(kind: value.kind, range: range)
  }

  private mutating func list() -> ManifestExpression {
    let start = index
    let end = source.closing(index) ?? source.tokens.count
    index += 1
    if says(":"), index + 1 == end {
      index = end + 1
      return make(.dictionary([]), from: start)
    }
    var elements: [ManifestExpression] = []
    var pairs: [(key: ManifestExpression, value: ManifestExpression)] = []
    while index < end {
      let key = index
      let first = expression()
      if skips(":") {
        pairs.append((key: first, value: element(before: end)))
      } else {
        elements.append(ended(first, from: key, before: end))
      }
    }
    index = min(end + 1, source.tokens.count)
    guard elements.isEmpty || pairs.isEmpty else { return unknown(from: start) }
    return make(pairs.isEmpty ? .list(elements) : .dictionary(pairs), from: start)
  }

  private mutating func tuple() -> ManifestExpression {
    let start = index
    let arguments = self.arguments()
    guard arguments.count == 1, arguments[0].label == nil else { return unknown(from: start) }
    return arguments[0].value
  }

  private mutating func keyPath(from start: Int) -> ManifestExpression {
    var names: [String] = []
    while skips("."), let name = name() { names.append(name) }
    return make(.keyPath(names), from: start)
  }

  /// `{ (names: [String]) in … }`, `{ $0 + name }`
  private mutating func closure() -> ManifestExpression {
    let start = index
    let end = source.closing(index) ?? source.tokens.count
    index += 1
    let parameters = closureParameters(before: end)
    let body = statements { $0.index >= end }
    index = min(end + 1, source.tokens.count)
    return make(.closure(parameters: parameters, body: body), from: start)
  }

  /// The names in front of the word `in`; none, if there is no such word.
  private mutating func closureParameters(before end: Int) -> [String] {
    let start = index
    var names: [String] = []
    if says("("), let close = source.closing(index) {
      index += 1
      while index < close, let name = name() {
        names.append(name)
        if skips(":") { _ = type() }
        guard skips(",") else { break }
      }
      index = close + 1
      if operatorSigns.text == "->" {
        index += 2
        _ = type()
      }
    } else {
      while source.isWord(at: index), !says("in"), let name = name() {
        names.append(name)
        guard skips(",") else { break }
      }
    }
    if index < end, skips("in") { return names }
    index = start
    return []
  }
}

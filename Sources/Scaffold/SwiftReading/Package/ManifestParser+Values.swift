extension ManifestParser {
  mutating func primary() -> ManifestExpression {
    let start = index
    guard index < source.tokens.count else { return unknown(from: start) }
    if source.tokens[index].kind == .literal { return text() }
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

  /// An expression that is interpolated in a text; its places are of no use.
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
    let end = source.end(index)
    index += 1
    if says(":"), index + 1 == end {
      index = behind(end)
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
    index = behind(end)
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
  mutating func closure() -> ManifestExpression {
    let start = index
    let end = source.end(index)
    index += 1
    let parameters = closureParameters(before: end)
    let body = statements { $0.index >= end }
    index = behind(end)
    return make(.closure(parameters: parameters, body: body), from: start)
  }

  /// The names in front of the word `in`; none, if there is no such word.
  private mutating func closureParameters(before end: Int) -> [String] {
    let start = index
    var names: [String] = []
    if says("(") {
      let close = source.end(index)
      index += 1
      while index < close, let name = name() {
        names.append(name)
        if skips(":") { _ = type() }
        guard skips(",") else { break }
      }
      index = behind(close)
    } else {
      while source.isWord(at: index), !says("in"), let name = name() {
        names.append(name)
        guard skips(",") else { break }
      }
    }
    if !names.isEmpty || index > start, operatorSigns.text == "->" {
      index += 2
      _ = type()
    }
    if index < end, skips("in") { return names }
    index = start
    return []
  }
}

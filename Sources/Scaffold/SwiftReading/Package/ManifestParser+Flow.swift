extension ManifestParser {
  mutating func branch() -> ManifestStatement.Kind {
    depth += 1
    defer { depth -= 1 }
    index += 1
    let start = index
    let condition = self.condition(before: "{")
    let names = self.names(boundFrom: start)
    let then = names + block()
    var other: [ManifestStatement] = []
    if skips("else") {
      let start = index
      if says("if") {
        let kind = depth < Self.deepest ? branch() : .unknown
        other = [ManifestStatement(kind: kind, range: range(from: start))]
      } else {
        other = block()
      }
    }
    return .branch(condition, then: then, else: other)
  }

  mutating func guardBranch() -> ManifestStatement.Kind {
    index += 1
    let start = index
    let condition = self.condition(before: "else")
    let names = self.names(boundFrom: start)
    _ = skips("else")
    return .branch(condition, then: names, else: block())
  }

  /// The names that a condition gives to what is not known: `let name = environment["NAME"]`.
  private func names(boundFrom start: Int) -> [ManifestStatement] {
    (start..<index).filter { source.says("let", at: $0) || source.says("var", at: $0) }.map {
      word in
      let kind = ManifestStatement.Kind.variable(source[word + 1], type: "", nil)
      return ManifestStatement(kind: kind, range: range(from: start))
    }
  }

  /// `nil` if it is no single expression.
  private mutating func condition(before end: StaticString) -> ManifestExpression? {
    let isPlain = !["let", "var", "case", "#"].contains(source[index])
    let condition = isPlain ? expression(isCondition: true) : nil
    if says(end) { return condition }
    while index < source.tokens.count, !says(end) {
      if !says("{"), source.bracket(at: index) == 1 { skipBrackets() } else { index += 1 }
    }
    return nil
  }

  /// `#if os(Linux) … #elseif … #else … #endif`: which one counts is not for us to know.
  mutating func compilerBranch() -> ManifestStatement.Kind {
    depth += 1
    defer { depth -= 1 }
    skipLine { _ in false }
    let then = compilerBlock()
    var other: [ManifestStatement] = []
    if source.says("elseif", at: index + 1) {
      let start = index
      let kind = depth < Self.deepest ? compilerBranch() : .unknown
      return .branch(
        nil, then: then, else: [ManifestStatement(kind: kind, range: range(from: start))])
    }
    if source.says("else", at: index + 1) {
      index += 2
      other = compilerBlock()
    }
    index = min(index + 2, source.tokens.count)
    return .branch(nil, then: then, else: other)
  }

  private mutating func compilerBlock() -> [ManifestStatement] {
    statements { parser in
      parser.says("#")
        && ["elseif", "else", "endif"].contains(parser.source[parser.index + 1])
    }
  }

  mutating func loop() -> ManifestStatement.Kind {
    index += 1
    let name = name()
    guard let name, skips("in") else { return skipToBlock() }
    let list = expression(isCondition: true)
    guard says("{") else { return skipToBlock() }
    return .loop(name, list, block())
  }

  private mutating func skipToBlock() -> ManifestStatement.Kind {
    while index < source.tokens.count, !says("{") { index += 1 }
    skipBrackets()
    return .unknown
  }

  mutating func returned() -> ManifestStatement.Kind {
    index += 1
    if isOnNewLine || says("}") { return .return(nil) }
    return .return(expression())
  }

  /// An assignment or a call.
  mutating func effect() -> ManifestStatement.Kind {
    let value = expression()
    let (text, count) = operatorSigns
    guard text == "=" || text == "+=" else { return .expression(value) }
    index += count
    return .assignment(value, text, expression())
  }
}

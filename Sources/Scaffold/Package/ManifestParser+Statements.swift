extension ManifestParser {
  mutating func statements(
    until isEnd: (ManifestParser) -> Bool
  ) -> [ManifestStatement] {
    depth += 1
    defer { depth -= 1 }
    var statements: [ManifestStatement] = []
    while index < source.tokens.count, !isEnd(self) {
      let start = index
      var kinds = depth < Self.deepest ? statement() : [.unknown]
      if index == start || !isAtEndOfStatement(isEnd) {
        skipLine(isEnd)
        kinds = kinds.map(\.withoutValue) + [.unknown]
      }
      statements += kinds.map { ManifestStatement(kind: $0, range: range(from: start)) }
    }
    return statements
  }

  private func isAtEndOfStatement(_ isEnd: (ManifestParser) -> Bool) -> Bool {
    isOnNewLine && !isOperator || says(";") || isEnd(self) || source.says(";", at: index - 1)
  }

  /// Whether the statement goes on here with an operator that is not known: `- 1`.
  private var isOperator: Bool {
    let (text, count) = operatorSigns
    guard count > 0, index + count < source.tokens.count, !text.hasPrefix("@") else { return false }
    let (last, next) = (source.tokens[index + count - 1].range, source.tokens[index + count].range)
    return last.upperBound < next.lowerBound
  }

  /// Goes to the next line that is not inside brackets.
  private mutating func skipLine(_ isEnd: (ManifestParser) -> Bool) {
    repeat {
      if source.bracket(at: index) == 1 { skipBrackets() } else { index += 1 }
    } while index < source.tokens.count && !isOnNewLine && !isEnd(self)
  }

  /// One statement; several, when one line declares several variables.
  private mutating func statement() -> [ManifestStatement.Kind] {
    if skips(";") { return [] }
    skipModifiers()
    if says("#"), source.says("if", at: index + 1) { return [compilerBranch()] }
    if says("import") || says("typealias") || says("#") {
      skipLine { _ in false }
      return []
    }
    if says("let") || says("var") { return variables() }
    if says("func") { return [function()] }
    if says("extension") || says("struct") || says("enum") || says("class") { return [extended()] }
    if says("if") { return [branch()] }
    if says("guard") { return [guardBranch()] }
    if says("for") { return [loop()] }
    if says("return") { return [returned()] }
    if isUnknownWord { return [] }
    return [effect()]
  }

  /// Words behind which nothing is read.
  private var isUnknownWord: Bool {
    ["switch", "while", "repeat", "do", "defer", "throw", "break", "continue", "init"]
      .contains(source[index])
  }

  private mutating func skipModifiers() {
    let words: Set = [
      "public", "private", "fileprivate", "internal", "package", "static", "final", "lazy",
      "nonisolated", "mutating", "indirect",
    ]
    while true {
      if says("@"), source.isWord(at: index + 1) {
        index += 2
        if says("("), !isOnNewLine { skipBrackets() }
      } else if words.contains(source[index]),
        source.isWord(at: index + 1) || source.says("(", at: index + 1),
        !source.says(".", at: index + 1)
      {
        index += 1
        if says("(") { skipBrackets() }
      } else {
        return
      }
    }
  }
}

// MARK: - Declarations

extension ManifestParser {
  private mutating func variables() -> [ManifestStatement.Kind] {
    index += 1
    var variables: [ManifestStatement.Kind] = []
    repeat {
      guard let name = name() else { return variables }
      let type = skips(":") ? self.type() : ""
      if says("="), operatorSigns.text == "=" {
        index += 1
        variables.append(.variable(name, type: type, expression()))
      } else if says("{") {
        variables.append(.computed(name, block()))
      } else {
        variables.append(.variable(name, type: type, nil))
      }
      if says("{"), !isOnNewLine { skipBrackets() }
    } while skips(",")
    return variables
  }

  /// Goes behind a type, such as `[String: [Target.Dependency]]`, and returns its text.
  mutating func type() -> String {
    let start = index
    while index < source.tokens.count {
      if says("[") || says("(") {
        skipBrackets()
      } else if source.isWord(at: index), index == start || !isOnNewLine, !says("in") {
        index += 1
      } else if operatorSigns.text.hasPrefix("...") {
        break
      } else if operatorSigns.text == "->" {
        index += 2
      } else if says(".") || says("<") || says(">") || says("&") || says("@") {
        index += 1
      } else if says("?") || says("!"), !isOnNewLine {
        index += 1
      } else {
        break
      }
      if isOnNewLine, !says("."), !says("-") { break }
    }
    return source[range(from: start)]
  }

  private mutating func function() -> ManifestStatement.Kind {
    let start = index
    index += 1
    guard let name = name() else { return .unknown }
    while index < source.tokens.count, !says("(") { index += 1 }
    let parameters = self.parameters()
    while index < source.tokens.count, !says("{") { index += 1 }
    let body = block()
    return .function(
      ManifestFunction(name: name, parameters: parameters, body: body, range: range(from: start)))
  }

  private mutating func parameters() -> [ManifestFunction.Parameter] {
    let end = source.closing(index) ?? source.tokens.count
    index += 1
    var parameters: [ManifestFunction.Parameter] = []
    while index < end, let label = name() {
      let name = source.isWord(at: index) ? self.name() ?? label : label
      var isVariadic = false
      if skips(":") {
        _ = type()
        while skips(".") { isVariadic = true }
      }
      let value = skips("=") ? expression() : nil
      parameters.append(
        ManifestFunction.Parameter(
          label: label == "_" ? nil : label, name: name, isVariadic: isVariadic, default: value))
      guard skips(",") else { break }
    }
    index = min(end + 1, source.tokens.count)
    return parameters
  }

  private mutating func extended() -> ManifestStatement.Kind {
    while index < source.tokens.count, !says("{") { index += 1 }
    return .type(block())
  }

  /// `{ … }`
  private mutating func block() -> [ManifestStatement] {
    guard says("{") else { return [] }
    let end = source.closing(index) ?? source.tokens.count
    index += 1
    if says("get"), source.says("{", at: index + 1) {
      index += 1
      return inner(before: end)
    }
    let body = statements { $0.index >= end }
    index = min(end + 1, source.tokens.count)
    return body
  }

  /// `get { … }`
  private mutating func inner(before end: Int) -> [ManifestStatement] {
    let body = block()
    index = min(end + 1, source.tokens.count)
    return body
  }
}

// MARK: - Flow

extension ManifestParser {
  private mutating func branch() -> ManifestStatement.Kind {
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

  private mutating func guardBranch() -> ManifestStatement.Kind {
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
  private mutating func compilerBranch() -> ManifestStatement.Kind {
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

  private mutating func loop() -> ManifestStatement.Kind {
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

  private mutating func returned() -> ManifestStatement.Kind {
    index += 1
    if isOnNewLine || says("}") { return .return(nil) }
    return .return(expression())
  }

  /// An assignment or a call.
  private mutating func effect() -> ManifestStatement.Kind {
    let value = expression()
    let (text, count) = operatorSigns
    guard text == "=" || text == "+=" else { return .expression(value) }
    index += count
    return .assignment(value, text, expression())
  }
}

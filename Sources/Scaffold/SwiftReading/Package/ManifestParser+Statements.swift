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

  /// True if the statement goes on here with an operator that is not known: `- 1`.
  private var isOperator: Bool {
    let (text, count) = operatorSigns
    guard count > 0, index + count < source.tokens.count, !text.hasPrefix("@") else { return false }
    let (last, next) = (source.tokens[index + count - 1].range, source.tokens[index + count].range)
    return last.upperBound < next.lowerBound
  }

  /// Goes to the next line that is not inside brackets.
  mutating func skipLine(_ isEnd: (ManifestParser) -> Bool) {
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

extension Parser {
  /// `{% for name, name in list where condition %} … {% empty %} … {% endfor %}`
  mutating func parseLoop(after word: Token) throws(TemplateError) -> Node {
    let names = try parseLoopNames()
    let list = try parseSpan()
    let condition = take(word: "where") ? try parseCondition() : nil
    try expect(.tagEnd)
    openLoops += 1
    let body = try parseNodes()
    openLoops -= 1
    var empty: Range<Int>?
    if try parseCloser([.empty, .endfor], of: word) == .empty {
      try expect(.tagEnd)
      empty = try parseNodes()
      _ = try parseCloser([.endfor], of: word)
    }
    try expect(.tagEnd)
    let loop = Loop(
      names: names, list: syntax.expressions.store(list),
      condition: condition.map { syntax.expressions.store($0) }, body: body, empty: empty)
    return .loop(syntax.loops.store(loop))
  }

  private mutating func parseLoopNames() throws(TemplateError) -> Range<Int> {
    var names: [String] = []
    repeat {
      names.append(text(of: try expect(.name)))
    } while take(.comma)
    guard take(word: "in") else {
      throw unexpected(expected: "`in`")
    }
    return syntax.names.store(names)
  }

  /// `{% break %}` or `{% continue %}`
  mutating func parseJump(_ jump: Node, at word: Token) throws(TemplateError) -> Node {
    guard openLoops > 0 else {
      throw error(.outsideLoop(text(of: word)), at: word.range)
    }
    try expect(.tagEnd)
    return jump
  }
}

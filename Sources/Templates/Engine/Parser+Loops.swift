extension Parser {
  /// `{% for name, name in list where condition %} … {% empty %} … {% endfor %}`
  mutating func parseLoop(
    after word: Token, labelled label: String?
  ) throws(TemplateError) -> Node {
    var loop = try parseLoopHead()
    try expect(.tagEnd)
    openLoops.append(label)
    loop.body = try parseNodes()
    openLoops.removeLast()
    if try parseCloser([.empty, .endfor], of: word) == .empty {
      try expect(.tagEnd)
      loop.empty = try parseNodes()
      _ = try parseCloser([.endfor], of: word)
    }
    try expect(.tagEnd)
    return .loop(syntax.loops.store(loop))
  }

  /// `name, name in list where condition`
  mutating func parseLoopHead() throws(TemplateError) -> Loop {
    let names = try parseLoopNames()
    let list = try parseSpan()
    let condition = take(word: "where") ? try parseCondition() : nil
    return Loop(
      names: names, list: syntax.expressions.store(list),
      condition: condition.map { syntax.expressions.store($0) }, body: .none, empty: nil)
  }

  private mutating func parseLoopNames() throws(TemplateError) -> Stretch<String> {
    var names: [String] = []
    repeat {
      names.append(text(of: try expect(.name)))
    } while take(.comma)
    guard take(word: "in") else {
      throw unexpected(expected: "`in`")
    }
    return syntax.names.store(names)
  }

  /// `{% break %}`, `{% continue %}` or `{% break label %}`: how many loops it is about
  mutating func parseJump(at word: Token) throws(TemplateError) -> Int {
    guard !openLoops.isEmpty else {
      throw error(.outsideLoop(text(of: word)), at: word.range)
    }
    let levels = next.kind == .name ? try parseLevels() : 1
    try expect(.tagEnd)
    return levels
  }

  private mutating func parseLevels() throws(TemplateError) -> Int {
    let label = text(of: next)
    guard let index = openLoops.lastIndex(of: label) else {
      let suggestion = Suggestion(for: label, among: openLoops.compactMap(\.self))
      throw error(.unknownLabel(label, suggestion), at: next.range)
    }
    skip()
    return openLoops.count - index
  }
}

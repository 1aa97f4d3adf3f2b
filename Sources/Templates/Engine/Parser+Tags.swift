import Speaking

extension Parser {
  /// `{% extends "part" %}`, which only comments and white space may precede
  mutating func parseParent() throws(TemplateError) {
    let start = index
    while next.kind == .comment || isSpace(next) {
      skip()
    }
    guard next.kind == .tagStart, nextTag == .extends else {
      index = start
      return
    }
    skip()
    skip()
    let parent = try parseFiltered()
    syntax.parent = syntax.expressions.store(parent)
    try expect(.tagEnd)
  }

  private func isSpace(_ token: Token) -> Bool {
    token.kind == .text && syntax.source.bytes[token.range].allSatisfy(\.isSpace)
  }

  /// A tag that begins something; a macro is no part of the text around it.
  mutating func parseTag() throws(TemplateError) -> Node? {
    try expect(.tagStart)
    let label = try parseLabel()
    let word = try expect(.name, as: "the name of a tag")
    try enter()
    defer { leave() }
    switch try tag(word) {
    case .if: return try parseConditional(after: word)
    case .ifnot: return try parseConditional(after: word, isNegated: true)
    case .for: return try parseLoop(after: word, labelled: label)
    case .break: return .breakLoop(levels: try parseJump(at: word))
    case .continue: return .continueLoop(levels: try parseJump(at: word))
    case .include: return try parseInclude()
    case .block: return try parseBlock(after: word)
    case .filter: return try parseFilter(after: word)
    case .set: return try parseSet(after: word)
    case .macro:
      try parseMacro(after: word)
      return nil
    case .call: return try parseCall()
    case .extends: throw error(.lateExtends, at: word.range)
    case .elif, .else, .endif, .empty, .endfor, .endblock, .endfilter, .endset, .endmacro:
      throw strayTag()
    }
  }

  /// The name that `{% outer: for x in xs %}` has for `{% break outer %}`.
  private mutating func parseLabel() throws(TemplateError) -> String? {
    let token = next
    guard token.kind == .name, isNextColon else { return nil }
    skip()
    skip()
    guard isNext(word: "for") else { throw unexpected(expected: "`for` after a label") }
    return text(of: token)
  }

  private func tag(_ word: Token) throws(TemplateError) -> Tag {
    let name = text(of: word)
    guard let tag = Tag(rawValue: name) else {
      let suggestion = Suggestion(for: name, among: Tag.allCases.map(\.rawValue))
      throw error(.unknownTag(name, suggestion), at: word.range)
    }
    return tag
  }
}

// MARK: - Bodies

extension Parser {
  /// Takes the tag that closes or divides `opener`, and returns which it was.
  mutating func parseCloser(
    _ allowed: [Tag], of opener: Token
  ) throws(TemplateError) -> Tag {
    guard next.kind != .end else {
      let closer = allowed.last?.rawValue ?? ""
      throw error(.unclosedBlock(text(of: opener), closer: closer), at: opener.range)
    }
    guard let tag = nextTag, allowed.contains(tag) else {
      skip()
      let names = allowed.map { "`\($0.rawValue)`" }.joined(separator: Message(" or ").text)
      throw unexpected(expected: Message("\(names) for the `\(text(of: opener))` above").text)
    }
    skip()
    skip()
    return tag
  }

  /// The nodes up to the one tag that closes `opener`.
  mutating func parseBody(
    of opener: Token, upTo closer: Tag
  ) throws(TemplateError) -> Stretch<Node> {
    let body = try parseNodes()
    _ = try parseCloser([closer], of: opener)
    return body
  }
}

// MARK: - Conditions

extension Parser {
  private mutating func parseConditional(
    after word: Token, isNegated: Bool = false
  ) throws(TemplateError) -> Node {
    var start = word.range.lowerBound
    var condition = try parseCondition()
    if isNegated {
      condition = negation(of: condition)
    }
    var branches: [ConditionalBranch] = []
    var hasMore = true
    while hasMore {
      let range = start..<end
      try expect(.tagEnd)
      let body = try parseNodes()
      branches.append(
        ConditionalBranch(condition: syntax.expressions.store(condition), body: body, range: range))
      let closer = try parseCloser([.elif, .else, .endif], of: word)
      start = end - closer.rawValue.utf8.count
      switch closer {
      case .elif: condition = try parseCondition()
      case .else:
        let range = start..<end
        try expect(.tagEnd)
        let body = try parseBody(of: word, upTo: .endif)
        branches.append(ConditionalBranch(condition: nil, body: body, range: range))
        hasMore = false
      default: hasMore = false
      }
    }
    try expect(.tagEnd)
    return .conditional(syntax.branches.store(branches))
  }
}

// MARK: - Parts and blocks

extension Parser {
  private mutating func parseInclude() throws(TemplateError) -> Node {
    let part = try parseFiltered()
    let index = syntax.expressions.store(part)
    if take(.tagEnd) {
      return .include(index, with: nil)
    }
    let record = try parseFiltered()
    try expect(.tagEnd)
    return .include(index, with: syntax.expressions.store(record))
  }

  private mutating func parseBlock(after word: Token) throws(TemplateError) -> Node {
    let name = try expect(.name, as: "the name of the block")
    try expect(.tagEnd)
    let outerDeepest = deepest
    deepest = depth
    let body = try parseBody(of: word, upTo: .endblock)
    let height = deepest - depth
    deepest = max(deepest, outerDeepest)
    return try parseBlockEnd(of: name, body, height)
  }

  private mutating func parseBlockEnd(
    of token: Token, _ body: Stretch<Node>, _ height: Int
  ) throws(TemplateError) -> Node {
    let name = text(of: token)
    if next.kind == .name, text(of: next) == name {
      skip()
    }
    try expect(.tagEnd)
    let block = Block(name: name, body: body, height: height, range: token.range)
    return .block(syntax.blocks.store(block))
  }

  private mutating func parseFilter(after word: Token) throws(TemplateError) -> Node {
    var calls = [try parseFilterCall()]
    while take(.pipe) {
      calls.append(try parseFilterCall())
    }
    try expect(.tagEnd)
    let body = try parseBody(of: word, upTo: .endfilter)
    try expect(.tagEnd)
    return .filter(syntax.calls.store(calls), body: body)
  }

  private mutating func parseSet(after word: Token) throws(TemplateError) -> Node {
    let token = try expect(.name, as: "the name of the variable")
    let name = syntax.names.store(text(of: token))
    guard next.kind == .tagEnd else {
      let expression = try parseFiltered()
      try expect(.tagEnd)
      return .assignment(name: name, syntax.expressions.store(expression))
    }
    skip()
    let body = try parseBody(of: word, upTo: .endset)
    try expect(.tagEnd)
    let capture = Capture(name: name, body: body, range: token.range)
    return .capture(syntax.captures.store(capture))
  }
}

import Speaking

/// Turns tokens into nodes by recursive descent.
///
/// Every `parse…` method takes one construct of the grammar off the front of the tokens.
/// `take` moves on if the next token fits; `expect` throws if it does not.
struct Parser {
  var syntax: Syntax
  private let tokens: [Token]
  /// How messages call what ends with the last token.
  private var whole = "the template"
  var index = 0
  var depth = 0
  /// The deepest that the block being parsed has gone.
  var deepest = 0
  /// The labels of the loops around, the innermost last.
  var openLoops: [String?] = []

  static func syntax(of source: Source) throws(TemplateError) -> Syntax {
    var parser = Parser(syntax: Syntax(source: source), tokens: try Lexer.tokens(of: source))
    parser.syntax.body = try parser.parseTemplate()
    parser.syntax.height = parser.deepest
    return parser.syntax
  }

  /// The condition that is all that `source` says.
  static func condition(
    in source: Source
  ) throws(TemplateError) -> (syntax: Syntax, condition: Expression) {
    var parser = try Parser(inside: source, called: "the condition")
    let condition = try parser.parseCondition()
    try parser.expectEnd("`and`, `or` or the end of the condition")
    return (parser.syntax, condition)
  }

  /// The head of a loop that is all that `source` says: `name in list`.
  static func loopHead(
    in source: Source
  ) throws(TemplateError) -> (syntax: Syntax, loop: Loop) {
    var parser = try Parser(inside: source, called: "the list")
    let loop = try parser.parseLoopHead()
    try parser.expectEnd("`where` or the end of the list")
    return (parser.syntax, loop)
  }

  /// For what has no tags around it.
  private init(inside source: Source, called whole: String) throws(TemplateError) {
    self.init(syntax: Syntax(source: source), tokens: try Lexer.tokens(insideTag: source))
    self.whole = whole
  }

  private func expectEnd(_ expected: String) throws(TemplateError) {
    guard next.kind == .end else { throw unexpected(expected: expected) }
  }

  private init(syntax: Syntax, tokens: [Token]) {
    self.syntax = syntax
    self.tokens = tokens
  }
}

// MARK: - Nodes

extension Parser {
  private mutating func parseTemplate() throws(TemplateError) -> Stretch<Node> {
    try parseParent()
    let body = try parseNodes()
    guard next.kind == .end else {
      throw strayTag()
    }
    return body
  }

  /// The nodes up to a tag that belongs to an enclosing one, or to the end.
  mutating func parseNodes() throws(TemplateError) -> Stretch<Node> {
    var nodes: [Node] = []
    nodes.reserveCapacity(8)
    while next.kind != .end, !isNextCloser {
      if let node = try parseNode() {
        nodes.append(node)
      }
    }
    return syntax.nodes.store(nodes)
  }

  private var isNextCloser: Bool {
    guard next.kind == .tagStart, index + 1 < tokens.count else { return false }
    // All of them start so; most tags do not.
    let start = tokens[index + 1].range.lowerBound
    return start < syntax.source.bytes.count && syntax.source.bytes[start] == UInt8(ascii: "e")
      && nextTag?.opener != nil
  }

  private mutating func parseNode() throws(TemplateError) -> Node? {
    switch next.kind {
    case .outputStart: try parseOutput()
    case .tagStart: try parseTag()
    default: parseText()
    }
  }

  private mutating func parseText() -> Node? {
    defer { skip() }
    return next.kind == .text && !next.range.isEmpty ? .text(next.range) : nil
  }

  private mutating func parseOutput() throws(TemplateError) -> Node {
    try expect(.outputStart)
    let expression = try parseFiltered()
    try expect(.outputEnd)
    return .output(syntax.expressions.store(expression))
  }
}

// MARK: - Depth

extension Parser {
  /// Goes one level down; `leave` comes back up.
  mutating func enter() throws(TemplateError) {
    depth += 1
    deepest = max(deepest, depth)
    if depth > Nesting.limit {
      throw error(.tooDeep(limit: Nesting.limit), at: next.range)
    }
  }

  mutating func leave() { depth -= 1 }
}

// MARK: - Tokens

extension Parser {
  var next: Token { tokens[index] }

  /// Where the last token ended.
  var end: Int { index > 0 ? tokens[index - 1].range.upperBound : 0 }

  /// The word after the `{%` that comes next.
  var nextTag: Tag? {
    let word = tokens[min(index + 1, tokens.count - 1)]
    return word.kind == .name ? Tag(rawValue: text(of: word)) : nil
  }

  /// True if a `:` stands after the token that comes next.
  var isNextColon: Bool { tokens[min(index + 1, tokens.count - 1)].kind == .colon }

  mutating func skip() {
    index = min(index + 1, tokens.count - 1)
  }

  mutating func take(_ kind: Token.Kind) -> Bool {
    guard next.kind == kind else { return false }
    skip()
    return true
  }

  /// Takes a name that serves as a word of the language, such as `in`.
  mutating func take(word: StaticString) -> Bool {
    guard isNext(word: word) else { return false }
    skip()
    return true
  }

  func isNext(word: StaticString) -> Bool {
    next.kind == .name && next.range.count == word.utf8CodeUnitCount
      && syntax.source.has(word, at: next.range.lowerBound)
  }

  @discardableResult
  mutating func expect(
    _ kind: Token.Kind, as expected: String? = nil
  ) throws(TemplateError) -> Token {
    let token = next
    guard take(kind) else {
      throw unexpected(expected: expected ?? kind.description)
    }
    return token
  }

  func text(of token: Token) -> String { syntax.source.text(in: token.range) }
}

// MARK: - Errors

extension Parser {
  func error(_ reason: TemplateError.Reason, at range: Range<Int>) -> TemplateError {
    TemplateError(reason, at: range, in: syntax.source)
  }

  /// The next token is not what the grammar asks for.
  func unexpected(expected: String) -> TemplateError {
    let found =
      switch next.kind {
      case .name, .number: "`\(text(of: next))`"
      case .end: Message("the end of \(term: whole)").text
      default: next.kind.description
      }
    return error(.unexpected(found, expected: expected), at: next.range)
  }

  /// The next tag belongs to a tag that is not open.
  func strayTag() -> TemplateError {
    let word = tokens[min(index + 1, tokens.count - 1)]
    let opener = nextTag?.opener?.rawValue ?? ""
    return error(.strayTag(text(of: word), opener: opener), at: word.range)
  }
}

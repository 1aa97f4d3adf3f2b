/// Turns nodes into text, given the values of the variables.
///
/// All output goes to the end of one buffer. Where a part of it is a value of its own, as in
/// `{% filter %}`, it is taken off that end again.
struct Renderer {
  /// The template being rendered: the first one, or one that it includes or extends.
  var syntax: Syntax
  let parts: Parts
  var scope: Scope
  /// Where in the scope the innermost block began.
  var scopeStart = 0
  var loops: [LoopState] = []
  var overrides: [String: [BlockBody]] = [:]
  var openBlocks: [OpenBlock] = []
  /// The macros of this template and of those that include it.
  var macros: [String: KnownMacro] = [:]
  private var output = Output()
  var depth = 0
  let budget: Budget
  /// The rest of the budget.
  var rest: Budget

  init(syntax: Syntax, values: [String: Value], parts: Parts, budget: Budget) {
    self.syntax = syntax
    self.parts = parts
    self.budget = budget
    rest = budget
    scope = Scope(globals: values)
  }

  /// The continuation after a node: the next one, or the end or next turn of a loop around it. The
  /// innermost loop is level 1.
  enum Flow {
    case next
    case breakLoop(levels: Int)
    case continueLoop(levels: Int)
  }
}

extension Renderer {
  mutating func render() throws(TemplateError) -> String {
    output.reserveCapacity(2 * syntax.source.bytes.count)
    try renderTemplate()
    return output.take(from: 0)
  }

  /// Renders nodes in a scope of their own.
  ///
  /// - Parameter place: what leads to them, for the error if the budget is used up.
  mutating func renderScoped(
    _ body: Stretch<Node>, at place: Range<Int>
  ) throws(TemplateError) -> Flow {
    let (outerStart, outerDepth) = (scopeStart, scope.depth)
    scopeStart = outerDepth
    let flow = try render(body, at: place)
    scope.leave(to: outerDepth)
    scopeStart = outerStart
    return flow
  }

  mutating func render(
    _ body: Stretch<Node>, at place: Range<Int>
  ) throws(TemplateError) -> Flow {
    try spend(steps: 1 + body.count, at: place)
    depth += 1
    defer { depth -= 1 }
    for index in body {
      let flow = try render(syntax.nodes[index])
      guard case .next = flow else { return flow }
    }
    return .next
  }

  private mutating func render(_ node: Node) throws(TemplateError) -> Flow {
    switch node {
    case .text(let range):
      try spend(bytes: range.count, at: range)
      output.append(range, of: syntax.source.bytes)
    case .output(let expression): try renderOutput(of: expression)
    case .conditional(let branches): return try renderConditional(branches)
    case .loop(let loop): return try renderLoop(loop)
    case .breakLoop(let levels): return .breakLoop(levels: levels)
    case .continueLoop(let levels): return .continueLoop(levels: levels)
    case .include(let part, let record): try renderInclude(part, with: record)
    case .block(let block): return try renderBlock(block)
    case .filter(let calls, let body): return try renderFilter(calls, body)
    case .capture(let capture): return try renderCapture(capture)
    case .assignment(let name, let expression): try renderAssignment(name, expression)
    case .call(let call): try renderCall(call)
    }
    return .next
  }

  private mutating func renderConditional(
    _ branches: Stretch<ConditionalBranch>
  ) throws(TemplateError) -> Flow {
    for index in branches {
      let branch = syntax.branches[index]
      if let condition = branch.condition, try !truth(of: syntax.expressions[condition]) {
        continue
      }
      return try renderScoped(branch.body, at: branch.range)
    }
    return .next
  }
}

// MARK: - Output

extension Renderer {
  private mutating func renderOutput(of index: Index<Expression>) throws(TemplateError) {
    let expression = syntax.expressions[index]
    let value = try value(of: expression)
    if case .absent = value { throw absence(of: expression) }
    try append(value, at: expression.range)
  }

  private mutating func append(_ value: Value, at range: Range<Int>) throws(TemplateError) {
    let text = try printed(value, at: range)
    try spend(bytes: text.utf8.count, at: range)
    output.append(text)
  }

  /// The output of `render`, as a text of its own.
  mutating func captured(
    at range: Range<Int>, _ render: (inout Renderer) throws(TemplateError) -> Flow
  ) throws(TemplateError) -> (text: String, flow: Flow) {
    let start = output.count
    let flow = try render(&self)
    try spend(bytes: output.count - start, at: range)
    return (output.take(from: start), flow)
  }

  private mutating func renderFilter(
    _ calls: Stretch<FilterCall>, _ body: Stretch<Node>
  ) throws(TemplateError) -> Flow {
    let range = syntax.range(of: calls)
    let (text, flow) = try captured(at: range) { (renderer) throws(TemplateError) in
      try renderer.render(body, at: range)
    }
    try append(apply(calls, to: .text(text)), at: range)
    return flow
  }

  private mutating func renderCapture(_ index: Index<Capture>) throws(TemplateError) -> Flow {
    let capture = syntax.captures[index]
    let (text, flow) = try captured(at: capture.range) { (renderer) throws(TemplateError) in
      try renderer.render(capture.body, at: capture.range)
    }
    scope.set(syntax.names[capture.name], .text(text), since: scopeStart)
    return flow
  }

  private mutating func renderAssignment(
    _ name: Index<String>, _ expression: Index<Expression>
  ) throws(TemplateError) {
    let value = try value(of: syntax.expressions[expression])
    scope.set(syntax.names[name], value, since: scopeStart)
  }
}

// MARK: - Depth

extension Renderer {
  /// Refuses to go into another template, block or macro, if that would lead too deep.
  func checkDepth(adding height: Int, at range: Range<Int>) throws(TemplateError) {
    if depth + height > Nesting.limit {
      throw error(.tooDeep(limit: Nesting.limit), at: range)
    }
  }

  func error(_ reason: TemplateError.Reason, at range: Range<Int>) -> TemplateError {
    TemplateError(reason, at: range, in: syntax.source)
  }
}

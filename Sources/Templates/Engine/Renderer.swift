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
  private var output = Output()
  var depth = 0

  init(syntax: Syntax, values: [String: Value], parts: Parts) {
    self.syntax = syntax
    self.parts = parts
    scope = Scope(globals: values)
  }

  /// What comes after a node: the next one, or the end or next turn of the loop around it.
  enum Flow {
    case next, breakLoop, continueLoop
  }
}

extension Renderer {
  mutating func render() throws(TemplateError) -> String {
    output.reserveCapacity(2 * syntax.source.bytes.count)
    try renderTemplate()
    return output.take(from: 0)
  }

  /// Renders nodes in a scope of their own.
  mutating func renderScoped(_ body: Range<Int>) throws(TemplateError) -> Flow {
    let (outerStart, outerDepth) = (scopeStart, scope.depth)
    scopeStart = outerDepth
    let flow = try render(body)
    scope.leave(to: outerDepth)
    scopeStart = outerStart
    return flow
  }

  mutating func render(_ body: Range<Int>) throws(TemplateError) -> Flow {
    depth += 1
    for index in body {
      let flow = try render(syntax.nodes[index])
      if flow != .next {
        depth -= 1
        return flow
      }
    }
    depth -= 1
    return .next
  }

  private mutating func render(_ node: Node) throws(TemplateError) -> Flow {
    switch node {
    case .text(let range): output.append(range, of: syntax.source.bytes)
    case .output(let expression): try renderOutput(of: syntax.expressions[expression])
    case .conditional(let branches): return try renderConditional(branches)
    case .loop(let loop): return try renderLoop(syntax.loops[loop])
    case .breakLoop: return .breakLoop
    case .continueLoop: return .continueLoop
    case .include(let part, let record): try renderInclude(part, with: record)
    case .block(let block): return try renderBlock(syntax.blocks[block])
    case .filter(let calls, let body): return try renderFilter(calls, body)
    case .capture(let name, let body): return try renderCapture(name, body)
    case .assignment(let name, let expression): try renderAssignment(name, expression)
    }
    return .next
  }

  private mutating func renderConditional(_ branches: Range<Int>) throws(TemplateError) -> Flow {
    for index in branches {
      let branch = syntax.branches[index]
      if let condition = branch.condition, try !truth(of: syntax.expressions[condition]) {
        continue
      }
      return try renderScoped(branch.body)
    }
    return .next
  }
}

// MARK: - Output

extension Renderer {
  private mutating func renderOutput(of expression: Expression) throws(TemplateError) {
    let value = try value(of: expression)
    if case .text(let text) = value {
      output.append(text)
    } else {
      output.append(try printed(value, of: expression))
    }
  }

  /// What `render` appends to the output, as a text of its own.
  mutating func captured(
    _ render: (inout Renderer) throws(TemplateError) -> Flow
  ) throws(TemplateError) -> (text: String, flow: Flow) {
    let start = output.count
    let flow = try render(&self)
    return (output.take(from: start), flow)
  }

  private mutating func renderFilter(
    _ calls: Range<Int>, _ body: Range<Int>
  ) throws(TemplateError) -> Flow {
    let (text, flow) = try captured { (renderer) throws(TemplateError) in
      try renderer.render(body)
    }
    let value = try apply(calls, to: .text(text))
    let range = syntax.calls[calls.upperBound - 1].range
    let expression = Expression(kind: .filtered(0, by: calls), range: range)
    output.append(try printed(value, of: expression))
    return flow
  }

  private mutating func renderCapture(
    _ name: Int, _ body: Range<Int>
  ) throws(TemplateError) -> Flow {
    let (text, flow) = try captured { (renderer) throws(TemplateError) in
      try renderer.render(body)
    }
    scope.set(syntax.names[name], .text(text), since: scopeStart)
    return flow
  }

  private mutating func renderAssignment(
    _ name: Int, _ expression: Int
  ) throws(TemplateError) {
    let value = try value(of: syntax.expressions[expression])
    scope.set(syntax.names[name], value, since: scopeStart)
  }
}

// MARK: - Depth

extension Renderer {
  /// Refuses to go into another template or block, if that would lead too deep.
  func checkDepth(adding height: Int, at range: Range<Int>) throws(TemplateError) {
    if depth + height > Nesting.limit {
      throw error(.tooDeep(limit: Nesting.limit), at: range)
    }
  }

  func error(_ reason: TemplateError.Reason, at range: Range<Int>) -> TemplateError {
    TemplateError(reason, at: range, in: syntax.source)
  }
}

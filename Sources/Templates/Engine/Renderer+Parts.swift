extension Renderer {
  /// The current template from its start; a parent first, if it has one.
  mutating func renderTemplate() throws(TemplateError) {
    if !syntax.macros.isEmpty { learnMacros() }
    guard let parent = syntax.parent else {
      _ = try render(syntax.body, at: 0..<0)
      return
    }
    try spend(steps: syntax.body.count, at: syntax.expressions[parent].range)
    for block in syntax.outermostBlocks.reversed() {
      overrides[block.name, default: []].append(BlockBody(syntax: syntax, block: block))
    }
    try render(try part(named: syntax.expressions[parent], for: .extends))
  }

  mutating func renderInclude(_ name: Index<Expression>, with record: Index<Expression>?)
    throws(TemplateError)
  {
    let part = try part(named: syntax.expressions[name], for: .include)
    let (outerStart, outerDepth) = (scopeStart, scope.depth)
    let (outerOverrides, outerMacros) = (overrides, macros)
    scopeStart = outerDepth
    if let record {
      try addFields(of: syntax.expressions[record])
    }
    try render(part)
    scope.leave(to: outerDepth)
    scopeStart = outerStart
    overrides = outerOverrides
    macros = outerMacros
  }

  private mutating func addFields(of expression: Expression) throws(TemplateError) {
    let value = try value(of: expression)
    guard case .fields(let record) = value else {
      throw wrongOperand(value, expression, of: "include", expected: "a record to go with it")
    }
    try spend(on: value, at: expression.range)
    for name in record.names {
      scope.add(name, record[name] ?? .absent)
    }
  }

  private mutating func part(
    named expression: Expression, for tag: Tag
  ) throws(TemplateError) -> Syntax {
    let value = try value(of: expression)
    guard case .text(let name) = value else {
      throw wrongOperand(value, expression, of: tag.rawValue, expected: "the name of a part")
    }
    guard let part = parts.syntax(named: name) else {
      let suggestion = Suggestion(for: name, among: parts.names)
      throw error(.unknownPart(name, suggestion, known: parts.names.sorted()), at: expression.range)
    }
    try checkDepth(adding: part.height, at: expression.range)
    try spend(steps: 1 + part.body.count, at: expression.range)
    return part
  }

  private mutating func render(_ part: Syntax) throws(TemplateError) {
    let outer = syntax
    syntax = part
    depth += 1
    try renderTemplate()
    depth -= 1
    syntax = outer
  }
}

// MARK: - Blocks

extension Renderer {
  mutating func renderBlock(_ index: Index<Block>) throws(TemplateError) -> Flow {
    let block = syntax.blocks[index]
    let own = BlockBody(syntax: syntax, block: block)
    openBlocks.append(OpenBlock(bodies: overrides[block.name, default: []] + [own]))
    let flow = try renderOpenBlock(for: block.range)
    openBlocks.removeLast()
    return flow
  }

  /// `{{ block.super }}`
  mutating func parentBlock(at range: Range<Int>) throws(TemplateError) -> String {
    guard let block = openBlocks.last, block.level + 1 < block.bodies.count else {
      throw error(.noParentBlock, at: range)
    }
    openBlocks[openBlocks.count - 1].level += 1
    let parent = try captured(at: range) { (renderer) throws(TemplateError) in
      try renderer.renderOpenBlock(for: range)
    }
    openBlocks[openBlocks.count - 1].level -= 1
    return parent.text
  }

  /// The body that counts of the innermost open block, which `range` asks for.
  private mutating func renderOpenBlock(for range: Range<Int>) throws(TemplateError) -> Flow {
    let body = openBlocks[openBlocks.count - 1].current
    try checkDepth(adding: body.block.height, at: range)
    let outer = syntax
    syntax = body.syntax
    let flow = try renderScoped(body.block.body, at: body.block.range)
    syntax = outer
    return flow
  }
}

extension Renderer {
  mutating func renderLoop(_ index: Index<Loop>) throws(TemplateError) -> Flow {
    let loop = syntax.loops[index]
    let (outerStart, outerDepth) = (scopeStart, scope.depth)
    scopeStart = outerDepth
    defer {
      scope.leave(to: outerDepth)
      scopeStart = outerStart
    }
    let elements = try elements(of: loop)
    guard !elements.isEmpty else {
      guard let body = loop.empty else { return .next }
      return try render(body, at: syntax.expressions[loop.list].range)
    }
    loops.append(LoopState(length: elements.count))
    defer { loops.removeLast() }
    for index in elements.indices {
      try bind(elements, index, in: loop)
      switch try render(loop.body, at: syntax.expressions[loop.list].range) {
      case .next, .continueLoop(levels: 1): break
      case .breakLoop(levels: 1): return .next
      case .breakLoop(let levels): return .breakLoop(levels: levels - 1)
      case .continueLoop(let levels): return .continueLoop(levels: levels - 1)
      }
      scope.leave(to: outerDepth)
      loops[loops.count - 1].index += 1
    }
    return .next
  }

  /// Gives an element its name, or its parts their names.
  private mutating func bind(
    _ elements: [Value], _ index: Int, in loop: Loop
  ) throws(TemplateError) {
    if loop.names.count == 1, let name = loop.names.first {
      return scope.add(syntax.names[name], elements[index])
    }
    guard case .list(let parts) = elements[index], parts.count >= loop.names.count else {
      let count = if case .list(let parts) = elements[index] { parts.count } else { 1 }
      throw error(
        .tooFewValues(given: count, names: loop.names.count),
        at: syntax.expressions[loop.list].range)
    }
    for (index, part) in zip(loop.names, parts) where syntax.names[index] != "_" {
      scope.add(syntax.names[index], part)
    }
  }
}

// MARK: - Elements

extension Renderer {
  /// The values of the names of the loop, for each of its elements.
  mutating func turns(of loop: Loop) throws(TemplateError) -> [[String: Value]] {
    let elements = try elements(of: loop)
    let depth = scope.depth
    var turns: [[String: Value]] = []
    for index in elements.indices {
      try bind(elements, index, in: loop)
      turns.append(syntax.names[loop.names].reduce(into: [:]) { $0[$1] = scope[$1] })
      scope.leave(to: depth)
    }
    return turns
  }

  /// The elements that the loop goes through.
  private mutating func elements(of loop: Loop) throws(TemplateError) -> [Value] {
    let elements = try allElements(of: loop)
    try spend(steps: elements.count, at: syntax.expressions[loop.list].range)
    guard let condition = loop.condition else { return elements }
    let depth = scope.depth
    var chosen: [Value] = []
    for index in elements.indices {
      try bind(elements, index, in: loop)
      if try truth(of: syntax.expressions[condition]) {
        chosen.append(elements[index])
      }
      scope.leave(to: depth)
    }
    return chosen
  }

  private mutating func allElements(of loop: Loop) throws(TemplateError) -> [Value] {
    let expression = syntax.expressions[loop.list]
    let value = try value(of: expression)
    switch value {
    case .list(let values): return values
    case .fields(let record):
      let hasOneName = loop.names.count == 1
      return record.map { hasOneName ? .text($0.name) : .list([.text($0.name), $0.value]) }
    case .absent:
      guard loop.empty != nil else {
        throw absence(of: expression, otherwise: .absentList(syntax.text(of: expression)))
      }
      return []
    case .text, .number, .decimal, .flag:
      let name = syntax.text(of: expression)
      throw error(.notIterable(name, kind: value.kind), at: expression.range)
    }
  }
}

extension ManifestEvaluator {
  /// - Returns: what the statements return; `nil` if they do not.
  mutating func follow(_ statements: ArraySlice<ManifestStatement>) -> ManifestValue? {
    nesting += 1
    defer { nesting -= 1 }
    for (index, statement) in zip(statements.indices, statements) {
      guard takesStep() else { return .unknown }
      let rest = statements[(index + 1)...]
      switch statement.kind {
      case .variable(let name, let type, let value):
        set(name, to: value.map { self.value(of: $0, as: type) } ?? .unknown, isNew: true)
      case .computed(let name, let body):
        if !frames.isEmpty { set(name, to: result(of: body, with: [:]), isNew: true) }
      case .function(let function):
        if !frames.isEmpty { set(function.name, to: .function(local(function)), isNew: true) }
      case .type: break
      case .assignment(let target, let sign, let value):
        assign(self.value(of: value), to: target, isAddition: sign == "+=")
      case .expression(let expression): run(expression)
      case .return(let value): return value.map { self.value(of: $0) } ?? .nothing
      case .branch(let condition, let then, let other):
        let condition = condition.map { value(of: $0) } ?? .unknown
        if case .flag(let flag) = condition {
          if let result = follow((flag ? then : other)[...]) { return result }
        } else if let result = followBoth(then, other, rest: rest) {
          return result
        }
      case .loop(let name, let list, let body):
        loop(name, value(of: list).list, body, statement.range)
        if mayReturn(in: statement.range) { return either(.unknown, follow(rest)) }
      case .unknown:
        forget(changesIn: statement.range)
        if mayReturn(in: statement.range) { return either(.unknown, follow(rest)) }
      }
      noteDoubt(in: statement)
    }
    return nil
  }

  /// Notes the first statement of the file behind which not all targets are known.
  private mutating func noteDoubt(in statement: ManifestStatement) {
    guard frames.isEmpty, doubt == nil, case .record(let package)? = globals["package"],
      case .list(let targets)? = package["targets"]
    else { return }
    if !targets.isWhole || !targets.elements.allSatisfy(\.isCertain) {
      doubt = statement.range.lowerBound
    }
  }

  /// Follows a body with variables of its own.
  mutating func result(
    of body: [ManifestStatement], with variables: [String: ManifestValue]
  ) -> ManifestValue {
    guard takesStep() else { return .unknown }
    frames.append(variables)
    defer { frames.removeLast() }
    // A body of one expression needs no `return`.
    if body.count == 1, case .expression(let expression) = body[0].kind,
      scan(expression.range).variables.isEmpty
    {
      return value(of: expression)
    }
    return follow(body[...]) ?? .unknown
  }

  private mutating func mayReturn(in range: Range<Int>) -> Bool {
    !frames.isEmpty && scan(range).mayReturn
  }

  private func local(_ function: ManifestFunction) -> ManifestClosure {
    ManifestClosure(
      parameters: function.parameters, body: function.body, captured: frames.last ?? [:],
      range: function.range)
  }
}

// MARK: - Both ways

extension ManifestEvaluator {
  /// Follows two ways, and the rest behind them if only one of them returns.
  ///
  /// - Returns: what is returned; `nil` if neither way returns.
  private mutating func followBoth(
    _ then: [ManifestStatement], _ other: [ManifestStatement], rest: ArraySlice<ManifestStatement>
  ) -> ManifestValue? {
    var twin = self
    var first = follow(then[...])
    // Both ways live on the same steps: a branch in a branch would have twice as many each time.
    twin.spend(as: self)
    var second = twin.follow(other[...])
    spend(as: twin)
    // One way returns; the rest is for the other.
    if first == nil, second != nil {
      first = follow(rest) ?? .unknown
    } else if first != nil, second == nil {
      second = twin.follow(rest) ?? .unknown
    }
    join(twin)
    return first.map { either($0, second) }
  }

  mutating func either(_ one: ManifestValue, _ other: ManifestValue?) -> ManifestValue {
    let other = other ?? .unknown
    // Both are compared, and what one of them has alone is copied.
    guard takesStep((one.size.weight + other.size.weight) / 8) else { return .unknown }
    return .either(one, other)
  }

  private mutating func join(_ other: ManifestEvaluator) {
    spend(as: other)
    takesStep(8 + 4 * frames.count)
    globals = joined(globals, other.globals)
    for (index, frame) in zip(frames.indices, other.frames) {
      frames[index] = joined(frames[index], frame)
    }
    let known = Set(modules.map(\.offset))
    modules += other.modules.filter { !known.contains($0.offset) }
  }

  private mutating func joined(
    _ one: [String: ManifestValue], _ other: [String: ManifestValue]
  ) -> [String: ManifestValue] {
    takesStep(one.count + other.count)
    var result = one.merging(other) { either($0, $1) }
    for name in Set(one.keys).symmetricDifference(other.keys) { result[name] = .unknown }
    return result
  }

  private mutating func loop(
    _ name: String, _ list: ManifestList, _ body: [ManifestStatement], _ range: Range<Int>
  ) {
    guard let values = list.values, body.allSatisfy(\.isPlain) else {
      return forget(changesIn: range)
    }
    for value in values where takesStep(frames.last?.count ?? 1) {
      // A variable of the file itself would stay behind the loop, so it must be none.
      frames.append((frames.last ?? [:]).merging([name: value]) { $1 })
      let before = frames.dropLast().last
      _ = follow(body[...])
      let after = frames.removeLast()
      guard let last = frames.indices.last, let before else { continue }
      for name in before.keys { frames[last][name] = after[name] }
    }
  }
}

extension ManifestStatement {
  /// True if what follows it is always reached.
  fileprivate var isPlain: Bool {
    switch kind {
    case .return, .unknown: false
    case .branch(_, let then, let other): (then + other).allSatisfy(\.isPlain)
    default: true
    }
  }
}

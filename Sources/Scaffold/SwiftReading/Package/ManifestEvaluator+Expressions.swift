extension ManifestEvaluator {
  mutating func value(of expression: ManifestExpression) -> ManifestValue {
    guard takesStep() else { return .unknown }
    nesting += 1
    defer { nesting -= 1 }
    return bearable(follow(expression))
  }

  private mutating func follow(_ expression: ManifestExpression) -> ManifestValue {
    switch expression.kind {
    case .text(let parts): return text(parts, at: expression.range.lowerBound)
    case .word(let name): return value(of: name)
    case .list(let elements): return .list(ManifestList(elements.map { value(of: $0) }))
    case .dictionary(let pairs):
      return .dictionary(
        ManifestDictionary(pairs.map { (key: value(of: $0.key), value: value(of: $0.value)) }))
    case .member(let base, let name): return member(name, of: base, at: expression.range)
    case .call(let callee, let arguments):
      return call(callee, arguments, at: expression.range)
    case .item(let base, let arguments): return item(of: base, arguments)
    case .closure(let parameters, let body):
      forget(changesIn: expression.range)
      return .function(closure(parameters, body, expression.range))
    case .keyPath(let names): return .function(keyPath(names, expression.range))
    case .operation(let sign, let left, let right): return operation(sign, left, right)
    case .not(let value): return not(self.value(of: value))
    case .choice(let condition, let then, let other):
      if case .flag(let flag) = value(of: condition) { return value(of: flag ? then : other) }
      return either(value(of: then), value(of: other))
    case .unknown:
      forget(changesIn: expression.range)
      return .unknown
    }
  }

  /// - Parameter type: the type that is written in front of it; `Package` for `.init(name: "Kit")`.
  mutating func value(of expression: ManifestExpression, as type: String) -> ManifestValue {
    let value = self.value(of: expression)
    guard case .record(let record) = value, record.name == "init" else { return value }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return .record(
      ManifestRecord(
        name: name, arguments: record.arguments, range: record.range,
        isMadeInside: record.isMadeInside))
  }
}

// MARK: - Texts and operators

extension ManifestEvaluator {
  private mutating func text(_ parts: [ManifestExpression.Part], at offset: Int) -> ManifestValue {
    var text = ""
    for part in parts {
      switch part {
      case .plain(let plain): text += plain
      case .value(let expression):
        guard let plain = value(of: expression).plainText else { return .unknown }
        text += plain
      }
    }
    return .text(ManifestText(text: text, offset: offset))
  }

  private mutating func operation(
    _ sign: String, _ left: ManifestExpression, _ right: ManifestExpression
  ) -> ManifestValue {
    let one = value(of: left)
    switch (sign, one) {
    case ("&&", .flag(false)), ("||", .flag(true)): return one
    case ("&&", .flag(true)), ("||", .flag(false)), ("??", .nothing): return value(of: right)
    case ("??", .unknown): return either(.unknown, value(of: right))
    case ("??", _): return one
    default: break
    }
    let other = value(of: right)
    switch sign {
    case "+": return sum(one, other)
    case "==": return Self.areEqual(one, other)
    case "!=": return not(Self.areEqual(one, other))
    case "&&": if case .flag(false) = other { return other }
    case "||": if case .flag(true) = other { return other }
    default: break
    }
    return .unknown
  }

  private func not(_ value: ManifestValue) -> ManifestValue {
    if case .flag(let flag) = value { .flag(!flag) } else { .unknown }
  }

  private static func areEqual(_ one: ManifestValue, _ other: ManifestValue) -> ManifestValue {
    switch (one, other) {
    case (.text(let one), .text(let other)): .flag(one.text == other.text)
    case (.flag(let one), .flag(let other)): .flag(one == other)
    case (.nothing, .nothing): .flag(true)
    case (.nothing, .text), (.text, .nothing), (.nothing, .flag), (.flag, .nothing): .flag(false)
    default: .unknown
    }
  }
}

// MARK: - Closures

extension ManifestEvaluator {
  private mutating func closure(
    _ names: [String], _ body: [ManifestStatement], _ range: Range<Int>
  ) -> ManifestClosure {
    let names = names.isEmpty ? ["$0", "$1"] : names
    takesStep((frames.last?.count ?? 0) / 8)
    return ManifestClosure(
      parameters: names.map { name in
        ManifestFunction.Parameter(label: nil, name: name, isVariadic: false, default: nil)
      }, body: body, captured: frames.last ?? [:], range: range)
  }

  /// `\.name`, as if it were `{ $0.name }`
  private mutating func keyPath(_ names: [String], _ range: Range<Int>) -> ManifestClosure {
    let start = ManifestExpression(kind: .word("$0"), range: range)
    let value = names.reduce(start) { base, name in
      ManifestExpression(kind: .member(base, name), range: range)
    }
    return closure([], [ManifestStatement(kind: .expression(value), range: range)], range)
  }

  /// Changes a value as a closure does.
  mutating func apply(_ closure: ManifestValue, to value: ManifestValue) -> ManifestValue {
    guard case .function(let closure) = closure, let first = closure.parameters.first,
      first.label == nil || closure.captured.isEmpty
    else { return .unknown }
    return result(of: closure.body, with: closure.captured.merging([first.name: value]) { $1 })
  }
}

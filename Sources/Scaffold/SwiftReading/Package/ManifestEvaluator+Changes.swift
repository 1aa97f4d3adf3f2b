extension ManifestEvaluator {
  /// A call for what it changes.
  mutating func run(_ expression: ManifestExpression) {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(let list?, "append") = callee.kind, arguments.count == 1
    else {
      _ = value(of: expression)
      return forget(changesOf: expression)
    }
    let value = value(of: arguments[0].value)
    assign(
      arguments[0].label == "contentsOf" ? value : .list(ManifestList([value])), to: list,
      isAddition: true)
  }

  /// A method that is not known may change what it is called on.
  private mutating func forget(changesOf call: ManifestExpression) {
    forget(changesIn: call.range)
    guard case .call(let callee, _) = call.kind, case .member(let base?, _) = callee.kind,
      case .word(let name) = base.kind, frames.last?[name] != nil || globals[name] != nil
    else { return }
    set(name, to: blurred(value(of: name)))
  }

  mutating func assign(
    _ value: ManifestValue, to target: ManifestExpression, isAddition: Bool
  ) {
    switch target.kind {
    case .word("_"): break
    case .word(let name):
      if isAddition { add(value, to: name) } else { set(name, to: value) }
    case .member(let base?, let label):
      guard case .word(let name) = base.kind, case .record(var record) = self.value(of: name) else {
        return forget(changesIn: target.range)
      }
      record[label] =
        isAddition
        ? sum(record[label] ?? .list(ManifestList([])), value)
        : kept(value, insteadOf: record[label], called: label)
      set(name, to: .record(record))
    case .item(let base, let arguments):
      guard case .word(let name) = base.kind,
        case .dictionary(let dictionary) = self.value(of: name),
        !isAddition, arguments.count == 1
      else { return forgetRoot(of: target) }
      takesStep(dictionary.size.weight / 32)
      let key = self.value(of: arguments[0].value)
      let known = dictionary.pairs.filter { !$0.key.isSame(as: key) }
      set(name, to: .dictionary(ManifestDictionary(known + [(key: key, value: value)])))
    default: forgetRoot(of: target)
    }
  }

  /// Targets stay, where it is not known what others take their place.
  private func kept(
    _ value: ManifestValue, insteadOf old: ManifestValue?, called label: String
  ) -> ManifestValue {
    guard label == "targets", case .list(let old)? = old else { return value }
    let isKnown =
      value.list.isWhole
      && value.list.elements.allSatisfy { if case .record = $0.value { true } else { false } }
    return isKnown ? value : .list(.either(old, .unknown))
  }

  /// `modules += module("Login")`: the list grows where it is, for there may be thousands of them.
  private mutating func add(_ value: ManifestValue, to name: String) {
    guard frames.last?[name] == nil, case .list(var list)? = globals[name] else {
      return set(name, to: sum(self.value(of: name), value))
    }
    globals[name] = nil
    list.append(value.list)
    set(name, to: .list(list))
  }

  private mutating func forgetRoot(of target: ManifestExpression) {
    switch target.kind {
    case .word(let name): set(name, to: .unknown)
    case .member(let base?, _), .item(let base, _), .call(let base, _): forgetRoot(of: base)
    default: break
    }
  }

  mutating func sum(_ one: ManifestValue, _ other: ManifestValue) -> ManifestValue {
    takesStep((one.size.weight + other.size.weight) / 32)
    return switch (one, other) {
    case (.text(let one), .text(let other)):
      .text(ManifestText(text: one.text + other.text, offset: one.offset))
    case (.list(let one), .list(let other)): .list(one + other)
    case (.list(let list), _): .list(list + .unknown)
    case (_, .list(let list)): .list(.unknown + list)
    default: .unknown
    }
  }
}

extension ManifestEvaluator {
  mutating func member(
    _ name: String, of base: ManifestExpression?, at range: Range<Int>
  ) -> ManifestValue {
    guard let base else {
      if let body = computed["." + name] { return result(of: body, with: [:]) }
      return implicit(name, at: range)
    }
    if case .word(let type) = base.kind, type.first?.isUppercase == true, globals[type] == nil {
      if let body = computed["." + name] { return result(of: body, with: [:]) }
      return implicit(name, at: range)
    }
    switch value(of: base) {
    case .record(let record) where record.isDescribed: return record[name] ?? .unknown
    case .list(let list): return Self.member(name, of: list)
    case .text(let text) where name == "isEmpty": return .flag(text.text.isEmpty)
    default: return .unknown
    }
  }

  /// `.library`, whatever it may be.
  private func implicit(_ name: String, at range: Range<Int>) -> ManifestValue {
    .record(ManifestRecord(name: name, arguments: [], range: range, isMadeInside: !frames.isEmpty))
  }

  private static func member(_ name: String, of list: ManifestList) -> ManifestValue {
    switch (name, list.values) {
    case ("isEmpty", let values?): .flag(values.isEmpty)
    case ("first", let values?): values.first ?? .nothing
    case ("last", let values?): values.last ?? .nothing
    default: .unknown
    }
  }

  /// `dependencies[tier, default: []]`
  mutating func item(
    of base: ManifestExpression, _ arguments: [ManifestExpression.Argument]
  ) -> ManifestValue {
    guard case .dictionary(let dictionary) = value(of: base), let first = arguments.first,
      takesStep(dictionary.pairs.count / 8), let key = value(of: first.value).plainText,
      dictionary.pairs.allSatisfy({ $0.key.plainText != nil })
    else { return .unknown }
    if let pair = dictionary.pairs.last(where: { $0.key.plainText == key }) { return pair.value }
    guard arguments.count == 2, arguments[1].label == "default" else { return .nothing }
    return value(of: arguments[1].value)
  }

  mutating func method(
    _ name: String, of value: ManifestValue, _ arguments: Arguments
  ) -> ManifestValue {
    guard takesStep(value.size.weight / 32) else { return .unknown }
    return switch value {
    case .list(let list): self.method(name, of: list, arguments)
    case .text(let text): Self.method(name, of: text, arguments)
    default: .unknown
    }
  }
}

// MARK: - Methods of lists

extension ManifestEvaluator {
  private mutating func method(
    _ name: String, of list: ManifestList, _ arguments: Arguments
  ) -> ManifestValue {
    switch (name, arguments.first?.value) {
    case ("map", let closure?): return .list(map(list, closure))
    case ("flatMap", let closure?): return .list(Self.flattened(map(list, closure)))
    case ("compactMap", let closure?): return .list(Self.compact(map(list, closure)))
    case ("filter", let closure?): return .list(filter(list, closure))
    case ("contains", let wanted?) where arguments[0].label == nil:
      return Self.contains(wanted, in: list)
    case ("joined", let separator):
      return Self.joined(list, by: separator)
    case ("sorted", nil):
      guard let values = list.values, let texts = value(of: values) else { return .unknown }
      return .list(ManifestList(texts.sorted { $0.text < $1.text }.map { .text($0) }))
    case ("reversed", nil):
      return .list(ManifestList(elements: list.elements.reversed(), isWhole: list.isWhole))
    default: return .unknown
    }
  }

  private func value(of values: [ManifestValue]) -> [ManifestText]? {
    let texts = values.compactMap { value in
      if case .text(let text) = value { text } else { nil }
    }
    return texts.count == values.count ? texts : nil
  }

  private mutating func map(_ list: ManifestList, _ closure: ManifestValue) -> ManifestList {
    let elements = list.elements.map { element in
      ManifestList.Element(
        value: apply(closure, to: element.value), isCertain: element.isCertain)
    }
    return ManifestList(elements: elements, isWhole: list.isWhole)
  }

  private mutating func filter(_ list: ManifestList, _ closure: ManifestValue) -> ManifestList {
    var elements: [ManifestList.Element] = []
    for var element in list.elements {
      switch apply(closure, to: element.value) {
      case .flag(false): continue
      case .flag(true): break
      default: element.isCertain = false
      }
      elements.append(element)
    }
    return ManifestList(elements: elements, isWhole: list.isWhole)
  }

  private static func flattened(_ list: ManifestList) -> ManifestList {
    var result = ManifestList(elements: [], isWhole: list.isWhole)
    for element in list.elements {
      let inner = element.value.list
      let elements = inner.elements.map { one in
        ManifestList.Element(value: one.value, isCertain: one.isCertain && element.isCertain)
      }
      result.append(ManifestList(elements: elements, isWhole: inner.isWhole))
    }
    return result
  }

  private static func compact(_ list: ManifestList) -> ManifestList {
    ManifestList(
      elements: list.elements.filter { element in
        if case .nothing = element.value { false } else { true }
      }, isWhole: list.isWhole)
  }

  private static func contains(_ wanted: ManifestValue, in list: ManifestList) -> ManifestValue {
    guard let text = wanted.plainText, let texts = ManifestValue.list(list).texts else {
      return .unknown
    }
    return .flag(texts.contains(text))
  }

  private static func joined(_ list: ManifestList, by separator: ManifestValue?) -> ManifestValue {
    guard let separator else { return .list(flattened(list)) }
    guard let separator = separator.plainText, let values = list.values,
      let texts = ManifestValue.list(list).texts, case .text(let first)? = values.first
    else { return .unknown }
    return .text(
      ManifestText(text: texts.joined(separator: separator), offset: first.offset))
  }
}

// MARK: - Methods of texts

extension ManifestEvaluator {
  private static func method(
    _ name: String, of text: ManifestText, _ arguments: Arguments
  ) -> ManifestValue {
    let argument = arguments.first?.value.plainText
    switch (name, argument) {
    case ("hasPrefix", let prefix?): return .flag(text.text.hasPrefix(prefix))
    case ("hasSuffix", let suffix?): return .flag(text.text.hasSuffix(suffix))
    case ("contains", let part?): return .flag(text.text.contains(part))
    case ("lowercased", nil):
      return .text(ManifestText(text: text.text.lowercased(), offset: text.offset))
    case ("uppercased", nil):
      return .text(ManifestText(text: text.text.uppercased(), offset: text.offset))
    default: return .unknown
    }
  }
}

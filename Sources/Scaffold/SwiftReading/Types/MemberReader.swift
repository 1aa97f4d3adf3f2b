/// Reads what a type holds, from the word that says what is declared: `let`, `case`, `typealias`.
struct MemberReader {
  private let source: SwiftSource
  private let start: DeclarationStart
  private let end: Int
  private var index: Int

  init(_ source: SwiftSource, start: DeclarationStart, end: Int) {
    self.source = source
    self.start = start
    self.end = end
    index = min(start.index + 1, end)
  }
}

// MARK: - Properties

extension MemberReader {
  /// `let a = 1, b, c: Int`
  /// - Returns: those that are stored.
  mutating func properties() -> [TypeOutline.Property] {
    var properties: [TypeOutline.Property] = []
    var untyped = 0
    while let name = pattern() {
      let annotated = annotation()
      var type = annotated
      let hasValue = says("=")
      if hasValue {
        index += 1
        let value = InitialValue(at: index, to: end, in: source)
        type = type ?? value.type
        index = value.end
      } else if isComputed {
        index = source.end(index) + 1
        return properties
      }
      if let annotated { properties.give(annotated, toLast: untyped) }
      properties.append(
        TypeOutline.Property(
          name: name, type: type, access: start.access ?? .internal, isWeak: start.isWeak))
      untyped = type == nil && !hasValue ? untyped + 1 : 0
      if says("{") { index = source.end(index) + 1 }
      guard says(",") else { break }
      index += 1
    }
    return properties
  }

  /// A name, or `(a, b)`.
  private mutating func pattern() -> String? {
    guard index < end else { return nil }
    if source.isWord(at: index) {
      defer { index += 1 }
      return source.name(at: index)
    }
    guard says("(") else { return nil }
    let close = min(source.end(index), end)
    let words = (index..<close).filter { source.isWord(at: $0) }.map { source[$0] }
    index = min(close + 1, end)
    return "(" + words.joined(separator: ", ") + ")"
  }

  private mutating func annotation() -> TypeText? {
    guard says(":") else { return nil }
    var types = TypeTextReader(source, from: index + 1, to: end)
    defer { index = types.index }
    return types.read()
  }

  /// True if the braces hold a getter, and not what is done when the value changes.
  private var isComputed: Bool {
    guard says("{") else { return false }
    return !source.says("willSet", at: index + 1) && !source.says("didSet", at: index + 1)
  }
}

extension [TypeOutline.Property] {
  /// In `let a, b: Int` the type of the last is that of all.
  fileprivate mutating func give(_ type: TypeText, toLast count: Int) {
    for index in indices.suffix(count) {
      let property = self[index]
      self[index] = TypeOutline.Property(
        name: property.name, type: type, access: property.access, isWeak: property.isWeak)
    }
  }
}

// MARK: - Cases and aliases

extension MemberReader {
  /// `case idle, loaded([Row]), failed(AppError)`
  mutating func cases() -> [TypeOutline.Case] {
    var cases: [TypeOutline.Case] = []
    while index < end, source.isWord(at: index) {
      let name = source.name(at: index)
      index += 1
      cases.append(TypeOutline.Case(name: name, payload: says("(") ? payload() : []))
      if says("=") { index = InitialValue(at: index + 1, to: end, in: source).end }
      guard says(",") else { break }
      index += 1
    }
    return cases
  }

  /// `(row: Row, Int = 1)`
  private mutating func payload() -> [TypeText] {
    let close = min(source.end(index), end)
    var payload: [TypeText] = []
    var position = index + 1
    while position < close {
      while source.isWord(at: position), source.isWord(at: position + 1) { position += 1 }
      if source.says(":", at: position + 1) { position += 2 }
      var types = TypeTextReader(source, from: position, to: close)
      if let type = types.read() { payload.append(type) }
      position = types.index
      while position < close, !source.says(",", at: position) {
        position = source.next(position)
      }
      position += 1
    }
    index = min(close + 1, end)
    return payload
  }

  /// `typealias Rows = [Row]`
  mutating func alias() -> (name: String, meaning: TypeText)? {
    guard index < end, source.isWord(at: index), let name = pattern() else { return nil }
    while index < end, !says("="), !source.startsLine(index) { index += 1 }
    guard says("=") else { return nil }
    var types = TypeTextReader(source, from: index + 1, to: end)
    defer { index = min(types.index, end) }
    return types.read().map { (name, $0) }
  }

  private func says(_ text: StaticString) -> Bool { index < end && source.says(text, at: index) }
}

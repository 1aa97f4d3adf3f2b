/// The value behind `=`: where it ends, and its type, if that can be known from it.
struct InitialValue {
  private(set) var type: TypeText?
  /// The first token that is no part of the value.
  private(set) var end: Int

  init(at start: Int, to end: Int, in source: SwiftSource) {
    self.end = start
    var types = TypeTextReader(source, from: Self.skipEffects(start, source), to: end)
    let first = types.index
    let called = types.read()
    let call = types.index
    var index = called == nil ? start : call
    while index < end, index == start || !Self.isBehind(index, source) {
      index = source.next(index)
    }
    self.end = min(index, end)
    type = Self.literal(from: first, to: self.end, source)
    guard type == nil, let called, call < self.end, Self.isTypeName(called.text) else { return }
    if Self.endOfCall(at: call, to: self.end, source) == self.end { type = called }
  }

  private static func skipEffects(_ start: Int, _ source: SwiftSource) -> Int {
    var index = start
    while ["try", "await"].contains(source[index]) {
      index += source.says("!", at: index + 1) ? 2 : 1
    }
    return index
  }

  /// True if something of the property stands at the token, or what comes next.
  private static func isBehind(_ index: Int, _ source: SwiftSource) -> Bool {
    source.says(",", at: index) || source.says(";", at: index)
      || source.says("{", at: index)
        && (source.says("didSet", at: index + 1) || source.says("willSet", at: index + 1))
  }

  /// `1`, `"Login"`, `true`
  private static func literal(from start: Int, to end: Int, _ source: SwiftSource) -> TypeText? {
    guard start < end else { return nil }
    let isText = source.isText(start) && source.isText(end - 1)
    let isNegative = source.says("-", at: start)
    let first = source[start + (isNegative ? 1 : 0)]
    let isNumber = first.utf8.first.map { (0x30...0x39).contains($0) } ?? false
    if isText { return TypeText("String") }
    if ["true", "false"].contains(first), end == start + 1 { return TypeText("Bool") }
    guard isNumber else { return nil }
    let words = (start..<end).dropFirst(isNegative ? 1 : 0)
    if words.count == 1 { return TypeText(first.contains(".") ? "Double" : "Int") }
    return words.count == 3 && source.says(".", at: end - 2) ? TypeText("Double") : nil
  }

  /// `TaskSlot`, `[Row]`; not `shared` nor `Color.red`.
  private static func isTypeName(_ text: String) -> Bool {
    if text.hasPrefix("[") { return true }
    let name = text.prefix { $0 != "<" }.split(separator: ".").last ?? ""
    return name.first?.isUppercase == true
  }

  /// `(…)`, `(…) { … }`, `{ … }`
  private static func endOfCall(
    at start: Int, to end: Int, _ source: SwiftSource
  ) -> Int? {
    guard source.says("(", at: start) || source.says("{", at: start) else { return nil }
    var index = start
    if source.says("(", at: index) { index = source.end(index) + 1 }
    while index < end, source.says("{", at: index) || source.says(":", at: index + 1) {
      if !source.says("{", at: index) { index += 2 }
      guard index < end, source.says("{", at: index) else { return nil }
      index = source.end(index) + 1
    }
    return min(index, end)
  }
}

extension TypeText {
  /// A type that is nothing but a name.
  fileprivate init(_ name: String) {
    self.init(text: name, mentions: [Mention(name: name, count: .one, isArgument: false)])
  }
}

extension SwiftSource {
  /// True if a token is a text, or a part of one, and no regular expression.
  fileprivate func isText(_ index: Int) -> Bool {
    tokens[index].kind == .literal && bytes[tokens[index].range].contains(UInt8(ascii: "\""))
  }
}

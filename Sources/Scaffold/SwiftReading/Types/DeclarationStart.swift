/// The words before the one that says what is declared: attributes, access, `static`.
struct DeclarationStart {
  /// The token that says what is declared, if anything is: `let`, `struct`.
  let index: Int
  private(set) var access: TypeOutline.Access?
  /// `static let`, `class var`
  private(set) var isOfTheType = false
  private(set) var isWeak = false

  init(at start: Int, to end: Int, in reader: TypeReader) {
    let source = reader.source
    var index = start
    while index < end {
      if source.says("@", at: index) {
        index = Self.end(ofAttributeAt: index, to: end, in: reader)
        continue
      }
      let word = source[index]
      let isModifier =
        word == "class"
        ? Self.declaring.contains(source[index + 1]) || Self.modifiers.contains(source[index + 1])
        : Self.modifiers.contains(word)
      guard isModifier else { break }
      index += 1
      var isOfSetter = false
      if index < end, source.says("(", at: index) {
        isOfSetter = source.says("set", at: index + 1)
        index = reader.source.end(index) + 1
      }
      if let access = TypeOutline.Access(rawValue: word), !isOfSetter { self.access = access }
      isOfTheType = isOfTheType || word == "static" || word == "class"
      isWeak = isWeak || word == "weak" || word == "unowned"
    }
    self.index = min(index, end)
  }

  /// `@State`, `@available(*, unavailable)`, `@Tag<Row>("id")`
  private static func end(ofAttributeAt start: Int, to end: Int, in reader: TypeReader) -> Int {
    let source = reader.source
    var index = start + 2
    while source.says(".", at: index), source.isWord(at: index + 1) { index += 2 }
    if source.says("<", at: index) {
      var depth = 0
      repeat {
        if source.says("<", at: index) { depth += 1 }
        if source.says(">", at: index) { depth -= 1 }
        index += 1
      } while depth > 0 && index < min(end, start + 40)
    }
    return source.says("(", at: index) ? reader.source.end(index) + 1 : index
  }

  private static let modifiers: Set<String> = [
    "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect", "internal",
    "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override",
    "package", "private", "public", "required", "static", "unowned", "weak",
  ]

  /// The words behind which `class` is no type.
  private static let declaring: Set<String> = [
    "actor", "async", "func", "let", "subscript", "var",
  ]
}

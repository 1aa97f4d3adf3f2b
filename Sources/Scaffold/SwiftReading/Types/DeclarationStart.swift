/// The words before the one that says what is declared: attributes, access, `static`.
package struct DeclarationStart {
  /// The token that says what is declared, if anything is: `let`, `struct`.
  package private(set) var index: Int
  private(set) var access: TypeOutline.Access?
  /// `static let`, `class var`
  package private(set) var isOfTheType = false
  private(set) var isWeak = false
  private(set) var isOverride = false

  /// Most modifiers are names as well: `open()` may call a function. They are modifiers where a word
  /// that declares follows, behind others of their kind.
  package init(of range: Range<Int>, in source: SwiftSource) {
    let end = range.upperBound
    var (attributesEnd, modifiers) = (range.lowerBound, 0)
    index = range.lowerBound
    while index < end {
      if source.says("@", at: index) {
        index = Self.end(ofAttributeAt: index, to: end, in: source)
        attributesEnd = index
      } else if modifiers < Self.most, Self.isModifier(index, in: source) {
        let isOfSetter = source.says("set", at: index + 2)
        let detail = Self.detail(behind: index, in: source)
        note(source[index], isOfSetter: isOfSetter && detail != nil)
        (index, modifiers) = (detail ?? index + 1, modifiers + 1)
      } else {
        break
      }
    }
    index = min(Self.declares(at: index, in: source) ? index : attributesEnd, end)
  }

  private mutating func note(_ word: String, isOfSetter: Bool) {
    if let access = TypeOutline.Access(rawValue: word), !isOfSetter { self.access = access }
    isOfTheType = isOfTheType || word == "static" || word == "class"
    isWeak = isWeak || word == "weak" || word == "unowned"
    isOverride = isOverride || word == "override"
  }
}

extension DeclarationStart {
  /// True if a word that may be a name declares one: `actor Store`, but not `actor.run()`.
  package static func isFollowedByName(_ index: Int, in source: SwiftSource) -> Bool {
    let isName = source.isWord(at: index + 1) || source.says("operator", at: index)
    return isName && index + 1 < source.tokens.count && !source.startsLine(index + 1)
      && !source.says("(", at: index + 1) && !source.says(".", at: index + 1)
      && !(source.says("=", at: index + 1) && !source.touchesLast(index + 2))
  }

  private static func isModifier(_ index: Int, in source: SwiftSource) -> Bool {
    guard source.says("class", at: index) else { return modifiers.contains(source[index]) }
    return behindClass.contains(source[index + 1]) || modifiers.contains(source[index + 1])
  }

  /// The token behind the brackets of a modifier: `private(set)`.
  private static func detail(behind index: Int, in source: SwiftSource) -> Int? {
    guard source.says("(", at: index + 1), source.closing(index + 1) == index + 3,
      details.contains(source[index + 2])
    else { return nil }
    return index + 4
  }

  private static func declares(at index: Int, in source: SwiftSource) -> Bool {
    let word = source[index]
    return names.contains(word) ? isFollowedByName(index, in: source) : declaring.contains(word)
  }

  /// `@State`, `@available(*, unavailable)`, `@Tag<Row>("id")`
  private static func end(ofAttributeAt start: Int, to end: Int, in source: SwiftSource) -> Int {
    var index = start + 2
    while index + 1 < end, source.says(".", at: index), source.isWord(at: index + 1) { index += 2 }
    if index < end, source.says("<", at: index) {
      index = AngleBrackets.end(index, end, source) ?? index
    }
    // `@escaping (Int) -> Void`: the bracket is that of a type.
    let mayStandApart = source.says("available", at: start + 1)
    let hasDetail = source.says("(", at: index) && (mayStandApart || source.touchesLast(index))
    return index < end && hasDetail ? source.next(index) : index
  }

  /// Nobody writes more modifiers.
  private static let most = 20

  private static let modifiers: Set<String> = [
    "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect", "infix",
    "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional",
    "override", "package", "postfix", "prefix", "private", "public", "required", "static",
    "unowned", "weak",
  ]

  /// The words behind which `class` is no type.
  private static let behindClass: Set<String> = ["func", "let", "subscript", "var"]

  /// The words in the brackets of a modifier.
  private static let details: Set<String> = ["set", "unsafe", "safe", "nonsending"]

  private static let declaring: Set<String> = [
    "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init",
    "let", "protocol", "struct", "subscript", "typealias", "var",
  ]

  /// The words that declare something and are names elsewhere.
  package static let names: Set<String> = ["actor", "macro", "operator", "precedencegroup"]
}

/// The words before the one that says what is declared: attributes, access, `static`.
enum DeclarationPrefix {
  /// The unit behind it.
  ///
  /// Most modifiers are names as well: `open()` may call a function. They are modifiers where a word
  /// that declares follows, behind others of their kind.
  static func end(_ range: Range<Int>, in units: Units) -> Int {
    var index = range.lowerBound
    var attributesEnd = index
    while index < range.upperBound {
      if units.says("@", at: index) {
        index = attributeEnd(index, range.upperBound, units)
      } else if let end = modifierEnd(index, units) {
        index = end
        continue
      } else {
        break
      }
      attributesEnd = index
    }
    let end = declares(at: index, units) ? index : attributesEnd
    return min(end, range.upperBound)
  }

  /// The unit behind a modifier: `private`, `private(set)`.
  private static func modifierEnd(_ index: Int, _ units: Units) -> Int? {
    guard units.isWord(at: index) else { return nil }
    if units.says("class", at: index) {
      return members.contains { units.says($0, at: index + 1) } ? index + 1 : nil
    }
    guard modifiers.contains(units[index].string) else { return nil }
    guard units.says("(", at: index + 1), units.touchesLast(index + 1) else { return index + 1 }
    let isDetail =
      units.closings[index + 1] == index + 3 && details.contains { units.says($0, at: index + 2) }
    return isDetail ? index + 4 : nil
  }

  private static func declares(at index: Int, _ units: Units) -> Bool {
    guard units.isWord(at: index) else { return false }
    let word = units[index].string
    if names.contains(word) { return isFollowedByName(index, units) }
    return declaring.contains(word)
  }

  /// True if a word that may be a name declares one: `actor Store`, but not `actor.run()`.
  static func isFollowedByName(_ index: Int, _ units: Units) -> Bool {
    let isName = units.isWord(at: index + 1) || units.says("operator", at: index)
    return isName && index + 1 < units.list.count && !units.startsLine(index + 1)
      && !units.says("(", at: index + 1) && !units.says(".", at: index + 1)
      && !(units.says("=", at: index + 1) && !units.touchesLast(index + 2))
  }

  /// `@State`, `@available(*, unavailable)`, `@Tag<Row>("id")`
  private static func attributeEnd(_ start: Int, _ end: Int, _ units: Units) -> Int {
    var index = start + 2
    while index + 1 < end, units.says(".", at: index), units.isWord(at: index + 1) { index += 2 }
    if index < end, units.says("<", at: index), let close = AngleBrackets.end(index, end, units) {
      index = close
    }
    // `@escaping (Int) -> Void`: the bracket is that of a type.
    if index < end, units.says("(", at: index), units.touchesLast(index) {
      index = units.closings[index] + 1
    }
    return index
  }

  private static let modifiers: Set<String> = [
    "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect", "infix",
    "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional",
    "override", "package", "postfix", "prefix", "private", "public", "required", "static",
    "unowned", "weak",
  ]

  /// The words behind which `class` is no type.
  private static let members: [StaticString] = ["func", "let", "subscript", "var"]

  /// The words in the brackets of a modifier.
  private static let details: [StaticString] = ["set", "unsafe", "safe", "nonsending"]

  private static let declaring: Set<String> = [
    "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init",
    "let", "protocol", "struct", "subscript", "typealias", "var",
  ]

  /// The words that declare something and are names elsewhere.
  static let names: Set<String> = ["actor", "macro", "operator", "precedencegroup"]
}

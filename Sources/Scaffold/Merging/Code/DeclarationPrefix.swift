import SwiftReading

/// The words before the one that says what is declared: attributes, access, `static`.
enum DeclarationPrefix {
  /// The token behind it.
  ///
  /// Most modifiers are names as well: `open()` may call a function. They are modifiers where a word
  /// that declares follows, behind others of their kind.
  static func end(_ range: Range<Int>, in source: SwiftSource) -> Int {
    var index = range.lowerBound
    var attributesEnd = index
    while index < range.upperBound {
      if source.says("@", at: index) {
        index = attributeEnd(index, range.upperBound, source)
      } else if let end = modifierEnd(index, source) {
        index = end
        continue
      } else {
        break
      }
      attributesEnd = index
    }
    let end = declares(at: index, source) ? index : attributesEnd
    return min(end, range.upperBound)
  }

  /// The token behind a modifier: `private`, `private(set)`.
  private static func modifierEnd(_ index: Int, _ source: SwiftSource) -> Int? {
    guard source.isWord(at: index) else { return nil }
    if source.says("class", at: index) {
      return members.contains { source.says($0, at: index + 1) } ? index + 1 : nil
    }
    guard modifiers.contains(source[index]) else { return nil }
    guard source.says("(", at: index + 1), source.touchesLast(index + 1) else { return index + 1 }
    let isDetail =
      source.end(index + 1) == index + 3 && details.contains { source.says($0, at: index + 2) }
    return isDetail ? index + 4 : nil
  }

  private static func declares(at index: Int, _ source: SwiftSource) -> Bool {
    guard source.isWord(at: index) else { return false }
    let word = source[index]
    if names.contains(word) { return isFollowedByName(index, source) }
    return declaring.contains(word)
  }

  /// True if a word that may be a name declares one: `actor Store`, but not `actor.run()`.
  static func isFollowedByName(_ index: Int, _ source: SwiftSource) -> Bool {
    let isName = source.isWord(at: index + 1) || source.says("operator", at: index)
    return isName && index + 1 < source.tokens.count && !source.startsLine(index + 1)
      && !source.says("(", at: index + 1) && !source.says(".", at: index + 1)
      && !(source.says("=", at: index + 1) && !source.touchesLast(index + 2))
  }

  /// `@State`, `@available(*, unavailable)`, `@Tag<Row>("id")`
  private static func attributeEnd(_ start: Int, _ end: Int, _ source: SwiftSource) -> Int {
    var index = start + 2
    while index + 1 < end, source.says(".", at: index), source.isWord(at: index + 1) { index += 2 }
    if index < end, source.says("<", at: index), let close = AngleBrackets.end(index, end, source) {
      index = close
    }
    // `@escaping (Int) -> Void`: the bracket is that of a type.
    if index < end, source.says("(", at: index), source.touchesLast(index) {
      index = source.end(index) + 1
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

/// What stands before the word that says what is declared: attributes, access, `static`.
enum DeclarationPrefix {
  /// The unit behind it.
  static func end(_ range: Range<Int>, in units: Units) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      if units.says("@", at: index) {
        index = attributeEnd(index, range.upperBound, units)
      } else if units.isWord(at: index), isModifier(at: index, in: units) {
        index += 1
        if index < range.upperBound, units.says("(", at: index), units.touchesLast(index) {
          index = units.closings[index] + 1
        }
      } else {
        break
      }
    }
    return min(index, range.upperBound)
  }

  private static func isModifier(at index: Int, in units: Units) -> Bool {
    if units.says("class", at: index) {
      return declaring.contains { units.says($0, at: index + 1) }
    }
    return modifiers.contains(units[index].string)
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
  private static let declaring: [StaticString] = ["func", "let", "subscript", "var"]
}

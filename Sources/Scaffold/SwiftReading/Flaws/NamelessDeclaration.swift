/// Distinguishes `struct {` from `struct User {`: the word of a declaration, behind which its name
/// is missing.
enum NamelessDeclaration {
  static func isOne(_ index: Int, in source: SwiftSource) -> Bool {
    guard let kind = words[source[index]], !isOtherwiseUsed(index, in: source) else { return false }
    let next = source[index + 1]
    switch kind {
    // An extension may be of a list: `extension [Row] {`.
    case .type: return !source.isWord(at: index + 1) && next != "["
    // A function may be called as a sign is: `func == (`.
    case .function: return ["", "(", "{", "}"].contains(next)
    // A pattern may stand there: `let (a, b)`.
    case .value: return ["", ":", "=", "{", "}"].contains(next)
    }
  }

  private enum Kind {
    case type, function, value
  }

  private static let words: [String: Kind] = [
    "class": .type, "enum": .type, "extension": .type, "import": .type, "protocol": .type,
    "struct": .type, "typealias": .type, "associatedtype": .type, "func": .function,
    "case": .value, "let": .value, "var": .value,
  ]

  /// `.extension`, `(protocol: `, `P: class {`
  private static func isOtherwiseUsed(_ index: Int, in source: SwiftSource) -> Bool {
    let isLabel =
      source.says(":", at: index + 1)
      && (source.says("(", at: index - 1) || source.says(",", at: index - 1))
    return source.says(".", at: index - 1) || isLabel
      || source.says("class", at: index)
        && (source.says(":", at: index - 1) || source.says(",", at: index - 1))
  }
}

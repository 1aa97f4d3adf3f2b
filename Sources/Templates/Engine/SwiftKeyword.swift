/// The words of Swift that cannot serve as a name without backquotes.
public enum SwiftKeyword {
  /// True if `word` needs backquotes to be a name.
  public static func isReserved(_ word: String) -> Bool { all.contains(word) }

  /// The word as an identifier: in backticks, if Swift means something else by it.
  public static func escaped(_ word: String) -> String { isReserved(word) ? "`\(word)`" : word }

  /// The words that need backquotes to be names.
  public static let all: Set<String> = [
    // In declarations
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    // In statements
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
    // In expressions and types
    "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
    "_",
    // As members of a type
    "Protocol", "Type",
  ]
}

extension UInt8 {
  /// What a lexer has to do when it meets a byte.
  enum LexicalClass: UInt8, Sendable {
    case space, word, backquote, slash, quote, hash, punctuation
  }

  var lexicalClass: LexicalClass {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      .word
    case 0...UInt8(ascii: " "): .space
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "#"): .hash
    case UInt8(ascii: "`"): .backquote
    default: .punctuation
    }
  }

  /// Whether the byte is of a letter, a digit or `_`.
  package var isPartOfWord: Bool { lexicalClass == .word }

  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

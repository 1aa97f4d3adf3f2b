/// A word, a sign or a literal of a Swift file. White space is none, and comments only on demand.
struct SwiftToken: Equatable, Sendable {
  let kind: Kind
  /// Where it stands among the bytes of the file.
  let range: Range<Int>

  enum Kind: Equatable, Sendable {
    /// `struct`, `name`, `` `class` ``, `42`
    case word
    /// `{`, `@`, `.`
    case sign
    /// `"Login"`, `/[a-z]+/`. A text with something interpolated is several tokens: `"a \(`, the
    /// tokens of the expression, `) b"`.
    case text
    /// `// …`, `/* … */`
    case comment
  }
}

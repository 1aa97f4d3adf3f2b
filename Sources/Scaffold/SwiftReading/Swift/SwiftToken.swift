/// A word, a sign or a literal of a Swift file. White space is none, and comments only on demand.
public struct SwiftToken: Equatable, Sendable {
  public let kind: Kind
  /// Where it stands among the bytes of the file.
  public let range: Range<Int>

  public enum Kind: Equatable, Sendable {
    /// `struct`, `name`, `` `class` ``, `42`
    case word
    /// `{`, `@`, `.`
    case punctuation
    /// `"Login"`, `/[a-z]+/`. A text with something interpolated is several tokens: `"a \(`, the
    /// tokens of the expression, `) b"`.
    case literal
    /// `// …`, `/* … */`
    case comment
  }
}

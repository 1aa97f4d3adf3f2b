/// A word, a sign or a literal of a Swift file. White space is none, and comments only on demand.
public struct SwiftToken: Equatable, Sendable {
  // A file may have a hundred thousand of them, so that half numbers have to do.
  private let start: UInt32
  private let end: UInt32
  public let kind: Kind

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

  init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    (start, end) = (UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound))
  }

  /// Where it stands among the bytes of the file.
  public var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
}

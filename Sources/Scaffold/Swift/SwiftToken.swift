/// A word, a sign or a text of a Swift file. Comments and white space are none.
struct SwiftToken: Equatable, Sendable {
  let kind: Kind
  /// Where it stands among the bytes of the file.
  let range: Range<Int>

  enum Kind: Equatable, Sendable {
    /// `struct`, `name`, `` `class` ``, `42`
    case word
    /// `{`, `@`, `.`
    case sign
    /// `"Login"`, with whatever is interpolated
    case text
  }
}

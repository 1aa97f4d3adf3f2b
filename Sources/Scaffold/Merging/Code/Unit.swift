/// A word, a sign, or a whole literal with all that is interpolated in it.
struct Unit: Sendable {
  let kind: Kind
  let range: Range<Int>

  enum Kind: Sendable {
    case word, sign, literal
  }
}

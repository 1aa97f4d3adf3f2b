/// A type that a file declares.
struct DeclaredType: Equatable, Sendable {
  let name: String
  let key: NameKey
  let line: Int
  let column: Int
  /// Whether it is outside all other types.
  let isTopLevel: Bool
  /// Whether only the file itself sees it.
  let isPrivate: Bool
  /// The outermost type it is in; `nil` for one that is in none.
  var outer: NameKey?
}

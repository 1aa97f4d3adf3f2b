/// A type that a file declares.
package struct DeclaredType: Equatable, Sendable {
  package let name: String
  package let key: NameKey
  package let line: Int
  package let column: Int
  /// Whether it is outside all other types.
  package let isTopLevel: Bool
  /// Whether only the file itself sees it.
  package let isPrivate: Bool
  /// The outermost type it is in; `nil` for one that is in none.
  package var outer: NameKey?
}

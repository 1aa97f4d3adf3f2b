/// A type that a file declares. There are so many that each has a key for its name.
package struct DeclaredType: Equatable, Sendable {
  package let key: NameKey
  package let line: Int32
  package let column: Int32
  /// Half the key of the outermost type that it is in; 0 for one that is in none.
  private let outerKey: UInt32
  /// True if it is outside all other types.
  package let isTopLevel: Bool
  /// True if only the file itself can use it.
  package let isPrivate: Bool

  init(
    _ key: NameKey, at place: (line: Int, column: Int), isTopLevel: Bool, isPrivate: Bool,
    outer: NameKey?
  ) {
    self.key = key
    (line, column) = (Int32(clamping: place.line), Int32(clamping: place.column))
    (self.isTopLevel, self.isPrivate) = (isTopLevel, isPrivate)
    outerKey = outer?.short ?? 0
  }

  /// Half the key of the outermost type that it is in.
  package var outer: UInt32? { outerKey == 0 ? nil : outerKey }
}

/// A place in a file of the project.
struct SourcePlace: Hashable, Sendable {
  /// The path from the project's folder.
  let file: String
  /// Counted from one.
  let line: Int
  /// Counted from one, in bytes, as compilers do.
  let column: Int
}

extension SourcePlace: Comparable {
  static func < (one: SourcePlace, other: SourcePlace) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }
}

/// A place in a file of the project.
package struct SourcePlace: Hashable, Sendable {
  /// The path from the project's folder.
  package let file: String
  /// Counted from one.
  package let line: Int
  /// Counted from one, in bytes, as compilers do.
  package let column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: Comparable {
  package static func < (one: SourcePlace, other: SourcePlace) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }
}

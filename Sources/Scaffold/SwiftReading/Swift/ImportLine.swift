/// An import and the line it stands in.
package struct ImportLine: Equatable, Sendable {
  package let statement: Import
  /// The whole line, with its line break.
  package let line: Range<Int>

  package var module: String { statement.module }
}

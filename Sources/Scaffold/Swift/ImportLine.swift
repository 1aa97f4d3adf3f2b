/// An import and the line it stands in.
struct ImportLine: Equatable, Sendable {
  let statement: Import
  /// The whole line, with its line break.
  let line: Range<Int>

  var module: String { statement.module }
}

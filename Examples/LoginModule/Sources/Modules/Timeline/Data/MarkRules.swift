/// What becomes of the marks of rows: the database keeps what these say.
package nonisolated struct MarkRules: Sendable {
  /// The mark of the last row of a page, from what the page says and what was known of a row that was
  /// there already.
  package let end: @Sendable (_ page: RowMark, _ known: RowMark?) -> RowMark
  /// The mark of a row when those below it make room.
  package let cut: @Sendable (_ known: RowMark) -> RowMark

  package init(
    end: @escaping @Sendable (_ page: RowMark, _ known: RowMark?) -> RowMark,
    cut: @escaping @Sendable (_ known: RowMark) -> RowMark
  ) {
    self.end = end
    self.cut = cut
  }
}

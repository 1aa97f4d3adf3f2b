internal import TimelineData

nonisolated extension MarkRules {
  /// Those of the timeline, on screen as in the database.
  ///
  /// A page that ends at a post that was there already has nothing to say of what is below that;
  /// what could not be read there may go on in the page below. What makes room is missing from then
  /// on: the last post that stays is not the end.
  static let timeline = MarkRules { page, known in
    RowMark(
      hasGap: page.hasGap && known?.hasGap ?? true,
      unreadable: max(page.unreadable, known?.unreadable ?? 0))
  } cut: { known in
    RowMark(hasGap: true, unreadable: known.unreadable)
  }
}

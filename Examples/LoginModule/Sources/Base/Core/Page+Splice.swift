nonisolated extension Page where Item: Identifiable {
  /// This first page of a list in the place of the rows that it overlaps.
  ///
  /// - If its last row is among the kept ones, nothing is missing below it: the kept rows below
  ///   that row stay, and so does the cursor at their end.
  /// - If it is not, rows may be missing in between: none of the kept ones stay.
  /// - Without a next page it is the whole list: none of them stay either.
  /// - Without rows it says nothing of them: they stay, and the next page is spliced in its place.
  package func spliced(onto kept: Page) -> Page {
    if next == nil { return self }
    var below = kept.items[...]
    if let last = items.last { below = below.drop { $0.id != last.id }.dropFirst() }
    guard !below.isEmpty else { return self }
    let ids = Set(items.map(\.id))
    return Page(
      items: items + below.filter { !ids.contains($0.id) }, next: kept.next, dropped: dropped)
  }
}

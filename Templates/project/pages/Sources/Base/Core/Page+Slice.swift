nonisolated extension Page {
  /// A part of a list that is at hand as a whole.
  ///
  /// - Parameters:
  ///   - cursor: The `next` of the page before; `nil` for the first page.
  ///   - size: How many items a page has at most.
  package init(of all: [Item], after cursor: String?, size: Int = 50) {
    let start = cursor.flatMap { Int($0) } ?? 0
    let rest = all.dropFirst(max(0, start))
    self.init(
      items: Array(rest.prefix(size)),
      next: rest.count > size ? String(start + size) : nil)
  }
}

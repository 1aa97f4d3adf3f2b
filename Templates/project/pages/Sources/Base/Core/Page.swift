/// A part of a list.
package nonisolated struct Page<Item: Sendable>: Sendable {
  /// In the order of the list.
  package var items: [Item]
  /// The cursor of the page after this one; `nil` on the last page.
  package var next: String?
  /// How many rows were left out because they could not be read.
  package var dropped: Int
  /// How the server counts; `nil` where it gives out a cursor, an id or an address.
  package var count: PageCount?

  package init(
    items: [Item], next: String? = nil, dropped: Int = 0, count: PageCount? = nil
  ) {
    self.items = items
    self.next = next
    self.dropped = dropped
    self.count = count
  }
}

nonisolated extension Page: Equatable where Item: Equatable {}
nonisolated extension Page: Codable where Item: Codable {}

nonisolated extension Page {
  /// The same page of other items.
  package func map<Other>(_ transform: (Item) -> Other) -> Page<Other> {
    Page<Other>(items: items.map(transform), next: next, dropped: dropped, count: count)
  }

  /// The same page of other items. One that cannot be made is dropped and counted, not the page.
  ///
  /// - Throws: the first error, if none can be made.
  package func compactMap<Other>(
    _ transform: (Item) throws(AppError) -> Other
  ) throws(AppError) -> Page<Other> {
    var others: [Other] = []
    var firstError: AppError?
    for item in items {
      do {
        others.append(try transform(item))
      } catch {
        firstError = firstError ?? error
      }
    }
    if others.isEmpty, let firstError { throw firstError }
    return Page<Other>(
      items: others, next: next, dropped: dropped + items.count - others.count, count: count)
  }
}

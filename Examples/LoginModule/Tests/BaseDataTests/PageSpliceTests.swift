import Core
import Testing

/// What becomes of the kept rows of a list when its first page comes again.
nonisolated struct PageSpliceTests {
  private struct Item: Identifiable, Hashable, Sendable {
    let id: Int
    var isFresh = false
  }

  private func page(_ ids: [Int], next: String?, isFresh: Bool) -> Page<Item> {
    Page(items: ids.map { Item(id: $0, isFresh: isFresh) }, next: next, dropped: isFresh ? 2 : 5)
  }

  /// A first page and its cursor, and what is kept up to the cursor `k`: the list and its cursor.
  @Test(arguments: [
    // Nothing was kept.
    (page: [1, 2], next: "p" as String?, kept: [], list: [1, 2], cursor: "p" as String?),
    // Nothing is missing between the page and the rows below its last one.
    (page: [1, 2], next: "p", kept: [2, 3, 4], list: [1, 2, 3, 4], cursor: "k"),
    (page: [1, 3], next: "p", kept: [1, 2, 3, 4], list: [1, 3, 4], cursor: "k"),
    (page: [4, 2], next: "p", kept: [1, 2, 3, 4], list: [4, 2, 3], cursor: "k"),
    // There is no row below the page.
    (page: [1, 2], next: "p", kept: [1, 2], list: [1, 2], cursor: "p"),
    // Some may be missing in between.
    (page: [1, 2], next: "p", kept: [4, 5], list: [1, 2], cursor: "p"),
    (page: [3, 9], next: "p", kept: [3, 4, 5], list: [3, 9], cursor: "p"),
    // The page is the whole list.
    (page: [1, 2], next: nil, kept: [1, 2, 3], list: [1, 2], cursor: nil),
    (page: [], next: nil, kept: [1, 2, 3], list: [], cursor: nil),
    // The next page is to take the place of the first.
    (page: [], next: "p", kept: [1, 2], list: [1, 2], cursor: "k"),
    (page: [], next: "p", kept: [], list: [], cursor: "p"),
  ])
  func splices(page: [Int], next: String?, kept: [Int], list: [Int], cursor: String?) {
    let fresh = self.page(page, next: next, isFresh: true)

    let spliced = fresh.spliced(onto: self.page(kept, next: "k", isFresh: false))

    let items = list.map { Item(id: $0, isFresh: page.contains($0)) }
    #expect(spliced == Page(items: items, next: cursor, dropped: 2))
  }
}

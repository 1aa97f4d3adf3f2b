import Core

/// What a screen may ask of a module whose items are searched.
package nonisolated protocol ItemSearching<Item>: Handler {
  /// What is found.
  associatedtype Item: Sendable

  /// The page after a cursor of what fits a text; without a cursor, the first.
  func search(
    _ text: String, after cursor: String?
  ) async throws(AppError) -> Sourced<Page<Item>>

  /// One element after each change of what is kept, by this screen or by another one.
  var changes: AsyncStream<Void> { get }
}

nonisolated extension ItemSearching {
  /// What fits a text, as a list.
  package func found(_ text: String) -> some PageLoading<Item> {
    FoundPages(handler: self, text: text)
  }
}

/// What fits a text, page by page. It is searched for again when what is kept has changed.
private nonisolated struct FoundPages<Searching: ItemSearching>: PageLoading {
  let handler: Searching
  let text: String

  func first(_ policy: CachePolicy) -> Sourced<Page<Searching.Item>>.Answers {
    .answers { deliver throws(AppError) in deliver(try await handler.search(text, after: nil)) }
  }

  var changes: AsyncStream<Void> { handler.changes }

  func kept(atLeast count: Int) async throws(AppError) -> Page<Searching.Item>? {
    var page = try await handler.search(text, after: nil).value
    while page.items.count < count, let cursor = page.next {
      let next = try await handler.search(text, after: cursor).value
      page.items += next.items
      page.next = next.next == cursor ? nil : next.next
    }
    return page
  }

  func next(after cursor: String) async throws(AppError) -> Sourced<Page<Searching.Item>> {
    try await handler.search(text, after: cursor)
  }
}

import Core

nonisolated extension PageLoading {
  /// The same list of other items, which are made off the main actor.
  package func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Item) -> Other
  ) -> some PageLoading<Other> {
    MappedPages(pages: self, transform: transform)
  }
}

/// Pages whose items are turned into others.
private nonisolated struct MappedPages<Pages: PageLoading, Item: Sendable>: PageLoading {
  let pages: Pages
  let transform: @Sendable (Pages.Item) -> Item

  func first(_ policy: CachePolicy) -> Sourced<Page<Item>>.Answers {
    let answers = pages.first(policy)
    return AsyncStream { listener in
      let task = Task {
        for await answer in answers {
          listener.yield(answer.map { sourced in sourced.map(items) })
        }
        listener.finish()
      }
      listener.onTermination = { _ in task.cancel() }
    }
  }

  var changes: AsyncStream<Void> { pages.changes }

  func kept(atLeast count: Int) async throws(AppError) -> Page<Item>? {
    try await pages.kept(atLeast: count).map(items)
  }

  func next(after cursor: String) async throws(AppError) -> Sourced<Page<Item>> {
    try await pages.next(after: cursor).map(items)
  }

  private func items(_ page: Page<Pages.Item>) -> Page<Item> {
    page.map(transform)
  }
}

import Core

/// A handler that says where the pages of its list come from.
package nonisolated protocol PageSupplying: PageLoading {
  var pages: PageSupply<Item> { get }
}

nonisolated extension PageSupplying {
  package func first(_ policy: CachePolicy) -> Sourced<Page<Item>>.Answers {
    pages.first(policy)
  }

  package func next(after cursor: String) async throws(AppError) -> Sourced<Page<Item>> {
    try await pages.next(after: cursor)
  }

  package var changes: AsyncStream<Void> { pages.changes }

  package func kept(atLeast count: Int) async throws(AppError) -> Page<Item>? {
    try await pages.kept(atLeast: count)
  }
}

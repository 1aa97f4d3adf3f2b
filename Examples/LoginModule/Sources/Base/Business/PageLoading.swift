import Core

/// What a screen may ask of a module that has a list, page by page.
package nonisolated protocol PageLoading<Item>: Handler {
  /// What the list is of.
  associatedtype Item: Sendable

  /// The first page, once or twice as `policy` says.
  ///
  /// The stream ends after its first failure.
  func first(_ policy: CachePolicy) -> Sourced<Page<Item>>.Answers

  /// One element after each change of what is kept, by this screen or by another one, but for the
  /// pages that the same `ChangeAuthor` asks for.
  var changes: AsyncStream<Void> { get }

  /// What is kept, from the first row on; nil if nothing is.
  ///
  /// - Parameter count: How many rows are shown: as many are wanted, if there are so many.
  func kept(atLeast count: Int) async throws(AppError) -> Page<Item>?

  /// The page after the one that ended with `cursor`.
  func next(after cursor: String) async throws(AppError) -> Sourced<Page<Item>>
}

/// What stands below the rows of a list.
package nonisolated enum ListFooter: Sendable, Equatable {
  /// The next page is awaited.
  case loading
  /// Words that say why the next page did not come, and a way to try again.
  case failed(String)
}

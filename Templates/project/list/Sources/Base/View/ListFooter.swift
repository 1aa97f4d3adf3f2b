/// The part below the rows of a list.
package nonisolated enum ListFooter: Sendable, Equatable {
  /// The next page is awaited.
  case loading
  /// There is a next page, which is loaded when the user asks for it.
  case more
  /// Words that say why the next page did not come, and a way to try again.
  case failed(String)
}

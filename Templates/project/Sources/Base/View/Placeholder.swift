/// The placeholder of a screen's content.
package nonisolated enum Placeholder: Sendable, Equatable {
  /// A spinner.
  case loading
  /// Words that say that there is nothing.
  case empty(String)
  /// Words that say what went wrong, and a way to try again.
  case failed(String)
}

nonisolated extension Phase {
  /// The placeholder in this phase; nil where the content itself is shown.
  package func placeholder(empty: String = BaseText.empty) -> Placeholder? {
    switch self {
    case .idle, .loaded: nil
    case .loading: .loading
    case .empty: .empty(empty)
    case .failed(let error): .failed(ErrorText.message(for: error))
    }
  }
}

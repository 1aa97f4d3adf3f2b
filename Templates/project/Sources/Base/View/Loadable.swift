import Core

/// A value that a screen shows, and where the screen stands with it.
///
/// What is on screen stays there until there is something newer; a failure only adds a notice.
package nonisolated struct Loadable<Value: Sendable>: Sendable {
  package private(set) var value: Value?
  package private(set) var phase = Phase.idle
  /// Whether an answer is awaited, be there something on screen or not.
  package private(set) var isLoading = false
  /// What went wrong although there is something to show.
  package private(set) var notice: String?

  package init() {}

  /// Says that an answer is awaited from now on.
  package mutating func begin() {
    isLoading = true
    if value == nil { phase = .loading }
  }

  package mutating func receive(_ answer: Result<Sourced<Value>, AppError>) {
    switch answer {
    case .success(let sourced):
      value = sourced.value
      phase = .loaded
      notice = nil
      if let warning = sourced.warning { report(warning) }
    case .failure(let error):
      report(error)
    }
  }

  /// Says that no more answers come: because there are none, or because nobody wants them.
  package mutating func end(isCancelled: Bool) {
    isLoading = false
    if phase == .loading { phase = isCancelled ? .idle : .empty }
  }

  package mutating func dismissNotice() {
    notice = nil
  }
}

nonisolated extension Loadable {
  private mutating func report(_ error: AppError) {
    switch (error, value) {
    case (.cancelled, nil): phase = .idle
    case (.cancelled, .some): break
    case (_, nil): phase = .failed(error)
    case (_, .some): notice = ErrorText.message(for: error)
    }
  }
}

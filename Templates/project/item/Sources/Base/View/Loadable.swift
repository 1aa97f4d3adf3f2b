import Core
import Foundation

/// A value that a screen shows, and where the screen stands with it.
///
/// What is on screen stays there until there is something newer; a failure only adds a notice.
package nonisolated struct Loadable<Value: Sendable>: Sendable {
  package private(set) var value: Value?
  package private(set) var phase = Phase.idle
  /// True if an answer is awaited, be there something on screen or not.
  package private(set) var isLoading = false
  /// The error, although there is something to show.
  package private(set) var notice: String?
  /// How old is what is shown, in seconds; `nil` if the server has sent it.
  private var age: TimeInterval?
  /// True if what is shown is kept too.
  private var isKept = true

  /// - Parameter value: What there is to show before anybody was asked.
  package init(_ value: Value? = nil) {
    self.value = value
    if value != nil { phase = .loaded }
  }

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
      age = sourced.origin.age
      isKept = sourced.origin != .network || sourced.warning == nil
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

  /// What is kept has changed, by another screen. Nothing else of this screen changes, and nothing
  /// at all while it shows what could not be kept.
  package mutating func reread(_ kept: Value) {
    guard isKept else { return }
    value = kept
    phase = .loaded
  }

  /// Something that the user did to the value was not done.
  package mutating func receive(refusal error: AppError) {
    if error != .cancelled { notice = ErrorText.message(for: error) }
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
    case (_, .some): notice = ErrorText.message(for: error, showing: age)
    }
  }
}

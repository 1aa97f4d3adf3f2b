import BaseBusiness
import Core
import Foundation
import Observation

/// The input of a form, and its submission.
@MainActor @Observable
package final class FormModel<Entries: EntryForm, Item: Sendable> {
  /// The input, and the faults in it. While it is sent, it stays as it is.
  package var entries: Entries {
    get { typed }
    set {
      guard !isSubmitting else { return }
      typed = newValue
    }
  }
  /// Where the user is: at a field, or at one in a field that has others in it.
  package var place: EntryPlace?
  /// True if the form is being sent. Meanwhile nothing can be entered.
  package private(set) var isSubmitting = false
  /// The error that belongs to no field.
  package private(set) var notice: String?
  /// True if there is something to enter: a form that is filled first is awaited.
  package private(set) var phase = Phase.loaded

  private var typed = Entries()
  /// What is sent is the same submission until it is known what became of it.
  @ObservationIgnored private var submission = UUID()

  @ObservationIgnored private let send: Send
  @ObservationIgnored private let filling: Filling?
  @ObservationIgnored private let sessionExpired: @MainActor () -> Void
  @ObservationIgnored private let submitted: @MainActor (Item?) -> Void
  @ObservationIgnored private let sender = TaskSlot()
  @ObservationIgnored private let filler = TaskSlot()
  @ObservationIgnored private var isAskedFor = false

  /// - Parameters:
  ///   - send: Where what was entered is sent to.
  ///   - filling: What there is to edit; without it, the form begins empty.
  ///   - submitted: Called with what came of the form; by default, its screen closes.
  package init<Route>(
    sending send: @escaping Send, filledWith filling: Filling? = nil,
    routing: Routing<Route>, submitted: (@MainActor (Item) -> Void)? = nil
  ) {
    self.send = send
    self.filling = filling
    sessionExpired = routing.sessionExpired
    self.submitted = { item in
      if let submitted, let item { submitted(item) } else { routing.close() }
    }
    if filling != nil { phase = .loading }
  }
}

extension FormModel {
  /// The field that the user is at.
  package var focus: Entries.Field? {
    get { place?.names.first.flatMap(Entries.Field.init) }
    set { place = newValue.map { EntryPlace($0) } }
  }

  /// Sends what was entered; nil if nothing is said of what came of it.
  package typealias Send = @Sendable (Entries.Input) async throws(AppError) -> Sourced<Item>?
  /// Gives what there is to edit; nil if it is gone.
  package typealias Filling = @Sendable () async throws(AppError) -> Entries?

  /// - Parameter handler: Whom the form is sent to.
  package convenience init<Route>(
    _ handler: some FormSubmitting<Entries.Input, Item>,
    routing: Routing<Route>, submitted: (@MainActor (Item) -> Void)? = nil
  ) {
    self.init(
      sending: { input throws(AppError) in try await handler.submit(input) },
      routing: routing, submitted: submitted)
  }

  /// The placeholder of the form, while there is nothing to edit.
  package var placeholder: Placeholder? {
    phase.placeholder(empty: BaseText.gone)
  }
}

// What the user does.
extension FormModel {
  /// Enters what there is to edit, when the screen appears for the first time.
  @discardableResult
  package func fillIfNeeded() -> Task<Void, Never>? {
    guard !isAskedFor else { return nil }
    isAskedFor = true
    return fill()
  }

  /// Enters what there is to edit.
  @discardableResult
  package func fill() -> Task<Void, Never>? {
    guard let filling, !isSubmitting else { return nil }
    phase = .loading
    return filler.run(filling) { [weak self] in self?.receive($0) }
  }

  /// Sends what was entered, once; nothing is sent while something is wrong with it.
  @discardableResult
  package func submit() -> Task<Void, Never>? {
    guard !isSubmitting, phase == .loaded else { return nil }
    notice = nil
    let input = typed.checkedInput()
    place = typed.wrongPlace
    guard let input else { return nil }
    isSubmitting = true
    let context = RequestContext(submission: submission)
    return RequestContext.$current.withValue(context) {
      sender.run { [send] () async throws(AppError) in
        try await send(input)
      } then: { [weak self] in
        self?.receive($0)
      }
    }
  }

  /// Goes on to the next field that is typed in; from the last, the form is sent.
  package func advance() {
    if let place, let next = entries.typedPlace(after: place) {
      self.place = next
    } else {
      submit()
    }
  }

  /// Forgets the secrets that were typed, also while they are being sent.
  package func forgetSecrets() {
    typed.forgetSecrets()
  }

  package func dismissNotice() {
    notice = nil
  }
}

// What comes back.
extension FormModel {
  private func receive(_ filled: Result<Entries?, AppError>) {
    switch filled {
    case .success(let entries?):
      typed = entries
      phase = .loaded
    case .success(nil):
      phase = .empty
    case .failure(let error):
      phase = .failed(error)
      if error == .sessionExpired { sessionExpired() }
    }
  }

  private func receive(_ answer: Result<Sourced<Item>?, AppError>) {
    isSubmitting = false
    if !answer.isInDoubt { submission = UUID() }
    switch answer {
    case .success(let sourced):
      forgetSecrets()
      notice = sourced?.warning.map(ErrorText.message)
      submitted(sourced?.value)
    case .failure(let error):
      report(error)
    }
  }

  private func report(_ error: AppError) {
    if error == .cancelled { return }
    if error == .sessionExpired { sessionExpired() }
    notice = typed.show(error).map(ErrorText.message)
    place = typed.wrongPlace
  }
}

nonisolated extension Result where Failure == AppError {
  fileprivate var isInDoubt: Bool {
    if case .failure(let error) = self { return error.isInDoubt }
    return false
  }
}

import BaseView
import Core
import LoginBusiness
import Observation

/// What the login screen shows, and what becomes of what is entered there.
@MainActor @Observable
public final class LoginViewModel {
  package var form = LoginForm()
  /// The field that the user is at.
  package var focus: LoginForm.Field?
  package private(set) var isSubmitting = false
  /// What went wrong and belongs to no field.
  package private(set) var notice: String?

  @ObservationIgnored private let handler: any LoginHandling
  @ObservationIgnored private let routing: Routing<LoginRoute>
  @ObservationIgnored private let submitted: @MainActor (User) -> Void
  @ObservationIgnored private let submission = TaskSlot()
  @ObservationIgnored private let draft = TaskSlot()
  @ObservationIgnored private var isDraftAskedFor = false

  /// `submitted` is called with what came of the form.
  package init(
    handler: any LoginHandling,
    routing: Routing<LoginRoute>,
    submitted: @escaping @MainActor (User) -> Void
  ) {
    self.handler = handler
    self.routing = routing
    self.submitted = submitted
  }
}

// What the user does.
extension LoginViewModel {
  /// Enters what was entered last time, when the screen appears for the first time, unless the user
  /// is faster.
  @discardableResult
  package func loadDraftIfNeeded() -> Task<Void, Never>? {
    guard !isDraftAskedFor else { return nil }
    isDraftAskedFor = true
    return draft.run { [handler] () throws(AppError) in
      try await handler.draft()
    } then: { [weak self, blank = form] draft in
      self?.fill(with: try? draft.get(), unlessChangedFrom: blank)
    }
  }

  /// Sends what was entered, once; nothing is sent while something is wrong with it.
  @discardableResult
  package func submit() -> Task<Void, Never>? {
    guard !isSubmitting else { return nil }
    notice = nil
    let input = form.checkedInput()
    focus = form.firstWrong
    guard let input else { return nil }
    isSubmitting = true
    return submission.run { [handler] () throws(AppError) in
      try await handler.submit(input)
    } then: { [weak self] answer in
      self?.receive(answer)
    }
  }

  /// Goes on to the next field that is typed in; from the last, the form is sent.
  package func advance() {
    if let focus, let next = LoginForm.typedField(after: focus) {
      self.focus = next
    } else {
      submit()
    }
  }

  package func dismissNotice() {
    notice = nil
  }
}

// What comes back.
extension LoginViewModel {
  private func fill(
    with draft: UserInput?, unlessChangedFrom blank: LoginForm
  ) {
    if let draft, form == blank { form.fill(with: draft) }
  }

  private func receive(_ answer: Result<Sourced<User>, AppError>) {
    isSubmitting = false
    switch answer {
    case .success(let sourced):
      form.forgetSecrets()
      notice = sourced.warning.map(ErrorText.message)
      submitted(sourced.value)
    case .failure(let error):
      report(error)
    }
  }

  private func report(_ error: AppError) {
    if error == .cancelled { return }
    if error == .sessionExpired { routing.sessionExpired() }
    notice = form.show(error).map(ErrorText.message)
    focus = form.firstWrong
  }
}

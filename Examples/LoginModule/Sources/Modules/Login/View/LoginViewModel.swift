import BaseView
import Core
import LoginBusiness
import Observation

/// What the login screen shows, and what becomes of what is entered there.
///
/// First the name and the password are asked for; then, if the server wants it, a code.
@MainActor @Observable
public final class LoginViewModel {
  package var form = LoginForm()
  /// The field that the user is at.
  package var focus: LoginForm.Field?
  package private(set) var isSubmitting = false
  /// What went wrong and belongs to no field.
  package private(set) var notice: String?
  /// What the code is for, while one is wanted.
  private var challenge: Challenge?

  @ObservationIgnored private let handler: any LoginHandling
  @ObservationIgnored private let signedIn: @MainActor (User) -> Void
  @ObservationIgnored private let submission = TaskSlot()
  @ObservationIgnored private let memory = TaskSlot()
  @ObservationIgnored private var isNameAskedFor = false

  /// - Parameters:
  ///   - warning: What went wrong before, such as when the last user signed out.
  ///   - signedIn: Called when the session has its token.
  package init(
    handler: any LoginHandling,
    warning: AppError? = nil,
    signedIn: @escaping @MainActor (User) -> Void
  ) {
    self.handler = handler
    self.signedIn = signedIn
    notice = warning.map(LoginText.message)
  }

  /// Whether the code is asked for, rather than the name and the password.
  package var wantsCode: Bool { challenge != nil }
}

// What the user does.
extension LoginViewModel {
  /// Enters the name of who signed in last, when the screen appears for the first time, unless the
  /// user is faster.
  @discardableResult
  package func loadUserNameIfNeeded() -> Task<Void, Never>? {
    guard !isNameAskedFor else { return nil }
    isNameAskedFor = true
    return memory.run { [handler] () throws(AppError) in
      try await handler.userName()
    } then: { [weak self, blank = form] name in
      self?.fill(with: try? name.get(), unlessChangedFrom: blank)
    }
  }

  /// Sends what was entered, once; nothing is sent while something is wrong with it.
  @discardableResult
  package func submit() -> Task<Void, Never>? {
    guard !isSubmitting else { return nil }
    notice = nil
    let command = checkedCommand()
    focus = form.firstWrong
    guard let command else { return nil }
    isSubmitting = true
    return submission.run(command) { [weak self] in self?.receive($0) }
  }

  /// Goes on to the next field that is typed in; from the last, the form is sent.
  package func advance() {
    if !wantsCode, let focus, let next = LoginForm.typedField(after: focus) {
      self.focus = next
    } else {
      submit()
    }
  }

  /// Goes back from the code to the name and the password.
  package func startOver() {
    submission.cancel()
    isSubmitting = false
    challenge = nil
    notice = nil
    form.code = TextEntry()
    focus = .userName
  }

  package func dismissNotice() {
    notice = nil
  }
}

// What is sent.
extension LoginViewModel {
  private typealias Command = @Sendable () async throws(AppError) -> Sourced<LoginStep>

  private func checkedCommand() -> Command? {
    if let challenge {
      form.checkedCode().map { command(sending: $0, for: challenge) }
    } else {
      form.checkedInput().map(command(sending:))
    }
  }

  private func command(sending input: UserInput) -> Command {
    { [handler] () throws(AppError) in try await handler.submit(input) }
  }

  private func command(sending code: LoginCode, for challenge: Challenge) -> Command {
    { [handler] () throws(AppError) in try await handler.submit(code, for: challenge) }
  }
}

// What comes back.
extension LoginViewModel {
  private func fill(with name: String?, unlessChangedFrom blank: LoginForm) {
    if let name, form == blank { form.userName.text = name }
  }

  private func receive(_ answer: Result<Sourced<LoginStep>, AppError>) {
    isSubmitting = false
    switch answer {
    case .success(let sourced):
      form.forgetSecrets()
      notice = sourced.warning.map(LoginText.message)
      take(sourced.value)
    case .failure(let error):
      report(error)
    }
  }

  private func take(_ step: LoginStep) {
    switch step {
    case .codeWanted(let challenge):
      self.challenge = challenge
      focus = .code
    case .signedIn(let user):
      challenge = nil
      signedIn(user)
    }
  }

  private func report(_ error: AppError) {
    switch LoginRefusal(error) {
    case .wrongPassword:
      notice = LoginText.message(for: error)
      focus = .password
    case .wrongCode:
      form.code.error = LoginText.message(for: error)
      focus = .code
    case .unknownChallenge:
      startOver()
      notice = LoginText.message(for: error)
    case .tooManyRequests, .lockedAccount, nil:
      reportOther(error)
    }
  }

  private func reportOther(_ error: AppError) {
    if error == .cancelled { return }
    notice = form.show(error).map(LoginText.message)
    focus = form.firstWrong
  }
}

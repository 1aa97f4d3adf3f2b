import Foundation
import FromMVCShared
import Observation

/// What the login screen shows, and what becomes of what is entered there.
@MainActor @Observable
final class LoginViewModel {
  var userName = "" {
    didSet { if userName != oldValue { userNameError = nil } }
  }
  var password = "" {
    didSet { if password != oldValue { passwordError = nil } }
  }
  private(set) var userNameError: String?
  private(set) var passwordError: String?
  private(set) var isSubmitting = false
  private(set) var notice: String?

  @ObservationIgnored private let logIn: LogIn
  @ObservationIgnored private let signedIn: @MainActor (User) -> Void
  @ObservationIgnored private var task: Task<Void, Never>?

  /// - Parameter signedIn: Called with who has signed in.
  init(logIn: @escaping LogIn, signedIn: @escaping @MainActor (User) -> Void) {
    self.logIn = logIn
    self.signedIn = signedIn
  }

  deinit {
    task?.cancel()
  }

  /// Sends what was entered, once; nothing is sent while something is missing.
  @discardableResult
  func submit() -> Task<Void, Never>? {
    guard !isSubmitting else { return nil }
    notice = nil
    guard let credentials = checkedCredentials() else { return nil }
    isSubmitting = true
    task = Task { [weak self, logIn] in
      do throws(LoginError) {
        let user = try await logIn(credentials)
        self?.finish(with: user)
      } catch {
        self?.report(error)
      }
    }
    return task
  }
}

extension LoginViewModel {
  /// What was entered; if something is missing, its field says so.
  private func checkedCredentials() -> Credentials? {
    let userName = userName.trimmingCharacters(in: .whitespacesAndNewlines)
    userNameError = userName.isEmpty ? LoginText.missing : nil
    passwordError = password.isEmpty ? LoginText.missing : nil
    guard !userName.isEmpty, !password.isEmpty else { return nil }
    return Credentials(userName: userName, password: password)
  }

  private func finish(with user: User) {
    isSubmitting = false
    password = ""
    signedIn(user)
  }

  private func report(_ error: LoginError) {
    isSubmitting = false
    notice = LoginText.message(for: error)
  }
}

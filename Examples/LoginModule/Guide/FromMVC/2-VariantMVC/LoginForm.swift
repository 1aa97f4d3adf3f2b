import Foundation
import FromMVCShared

/// What is entered in the login form, and what is wrong with it.
struct LoginForm: Equatable {
  var userName = "" {
    didSet { if userName != oldValue { userNameError = nil } }
  }
  var password = "" {
    didSet { if password != oldValue { passwordError = nil } }
  }
  private(set) var userNameError: String?
  private(set) var passwordError: String?

  /// What was entered; if something is missing, its field says so.
  mutating func checkedCredentials() -> Credentials? {
    let userName = userName.trimmingCharacters(in: .whitespacesAndNewlines)
    userNameError = userName.isEmpty ? LoginText.missing : nil
    passwordError = password.isEmpty ? LoginText.missing : nil
    guard !userName.isEmpty, !password.isEmpty else { return nil }
    return Credentials(userName: userName, password: password)
  }
}

import BaseView
import Core
import LoginBusiness

/// What is entered in the login form, and what is wrong with it.
///
/// The code is asked for after the rest, and only of some.
package nonisolated struct LoginForm: EntryForm, Hashable, Sendable {
  package enum Field: String, CaseIterable, Sendable {
    case userName = "user_name"
    case password
    case code
  }

  package var userName = TextEntry<String>(as: .username)
  package var password = TextEntry<Secret>(as: .password)
  package var code = TextEntry<LoginCode>()

  package init() {}
}

nonisolated extension LoginForm {
  package static let typedFields: [Field] = [
    .userName,
    .password,
  ]

  package static func entry(of field: Field) -> EntryPath<Self> {
    switch field {
    case .userName: EntryPath(\.userName)
    case .password: EntryPath(\.password)
    case .code: EntryPath(\.code)
    }
  }

  /// What was entered to sign in; if some of it cannot be sent, its fields say why.
  package mutating func checkedInput() -> UserInput? {
    clearErrors()
    let userName = self.userName.check()
    let password = self.password.check()
    guard
      let userName,
      let password
    else { return nil }
    return UserInput(
      userName: userName,
      password: password
    )
  }

  /// The code that was entered; if it cannot be sent, its field says why.
  package mutating func checkedCode() -> LoginCode? {
    clearErrors()
    return code.check()
  }

  /// Forgets what nobody is to find here later.
  package mutating func forgetSecrets() {
    password.text = ""
    code.text = ""
  }
}

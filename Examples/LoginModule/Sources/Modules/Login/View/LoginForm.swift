import BaseView
import Core
import LoginBusiness

/// What is entered in the login form, and what is wrong with it.
package struct LoginForm: EntryForm, Hashable, Sendable {
  package enum Field: String, CaseIterable, Sendable {
    case userName = "user_name"
    case password
  }

  package var userName = TextEntry<String>()
  package var password = TextEntry<Secret>()

  package init() {}
}

extension LoginForm {
  package static let typedFields: [Field] = [
    .userName,
    .password,
  ]

  package static func error(of field: Field) -> WritableKeyPath<Self, String?> {
    switch field {
    case .userName: \.userName.error
    case .password: \.password.error
    }
  }

  /// What was entered; if some of it cannot be sent, its fields say why.
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

  /// Enters what was entered before, but for secrets.
  package mutating func fill(with input: UserInput) {
    self.userName.fill(with: input.userName)
  }

  /// Forgets what nobody is to find here later.
  package mutating func forgetSecrets() {
    password.text = ""
  }
}

import BaseView
import Core
import LoginBusiness

/// The input in the login form, and the faults in it.
package nonisolated struct LoginForm: EntryForm {
  package enum Field: String, CaseIterable, Sendable {
    case userName = "user_name"
    case password
  }

  package var userName = TextEntry<String>(as: .username)
  package var password = TextEntry<Secret>(as: .password)

  package init() {}
}

nonisolated extension LoginForm {
  package static func entry(of field: Field) -> EntryPath<Self> {
    switch field {
    case .userName: EntryPath(\.userName)
    case .password: EntryPath(\.password)
    }
  }

  /// The input; if some of it cannot be sent, its fields say why.
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
}

nonisolated extension LoginForm {
  /// A form that begins with the name of who signed in last, if it is known.
  static func remembered(by handler: any LoginHandling) async -> LoginForm {
    var form = LoginForm()
    form.userName.enter(try? await handler.userName())
    return form
  }
}

import Core
import LoginBusiness
import LoginView

nonisolated extension StubLoginHandler.Answer {
  static let signedIn = Self.success(Sourced(.signedIn(.sample), from: .network))
  static let codeWanted = Self.success(Sourced(.codeWanted(.sample), from: .network))
}

nonisolated extension LoginForm {
  /// The sample once the server has taken the password.
  static var forgotten: LoginForm {
    var form = LoginForm()
    form.userName.text = "user_name"
    return form
  }
}

extension LoginViewModel {
  static func sample(
    _ handler: StubLoginHandler,
    form: LoginForm = .filledIn,
    signedIn: @escaping @MainActor (User) -> Void = { _ in }
  ) -> LoginViewModel {
    let model = LoginViewModel(handler: handler, signedIn: signedIn)
    model.form = form
    return model
  }

  /// A model whose form was sent, and answered like this.
  static func submitted(_ answer: StubLoginHandler.Answer) async -> LoginViewModel {
    let handler = StubLoginHandler(answer)
    handler.open()
    let model = sample(handler)
    await model.submit()?.value
    return model
  }
}

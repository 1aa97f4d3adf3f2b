#if canImport(SwiftUI)
  import BaseView
  import Core
  import LoginBusiness

  /// Never answers, so that previews stay as they are.
  struct LoginPreviewHandler: LoginHandling {
    func draft() async throws(AppError) -> UserInput? { nil }

    func submit(
      _ input: UserInput
    ) async throws(AppError) -> Sourced<User> {
      try await OneShot<Sourced<User>>().value()
    }

    func latest() async throws(AppError) -> User? { nil }
  }

  extension LoginViewModel {
    static func preview(_ form: LoginForm) -> LoginViewModel {
      let viewModel = LoginViewModel(
        handler: LoginPreviewHandler(), routing: Routing(), submitted: { _ in })
      viewModel.form = form
      return viewModel
    }

    static var previewSubmitting: LoginViewModel {
      let viewModel = preview(.preview)
      viewModel.submit()
      return viewModel
    }
  }

  extension LoginForm {
    static var preview: LoginForm {
      var form = LoginForm()
      form.userName.text = "user_name"
      form.password.text = "password-to-forget"
      return form
    }

    static var previewWithErrors: LoginForm {
      var form = LoginForm()
      for field in Field.allCases {
        form[keyPath: error(of: field)] = "Please look again."
      }
      return form
    }
  }
#endif

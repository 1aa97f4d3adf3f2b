#if canImport(SwiftUI)
  import BaseView
  import Core
  import LoginBusiness

  /// Never answers, so that previews stay as they are.
  nonisolated struct LoginPreviewHandler: LoginHandling {
    func userName() async throws(AppError) -> String? {
      try await OneShot<String?>().value()
    }

    func submit(_ input: UserInput) async throws(AppError) -> Sourced<LoginStep> {
      try await OneShot<Sourced<LoginStep>>().value()
    }

    func submit(
      _ code: Secret, for challenge: Challenge
    ) async throws(AppError) -> Sourced<User> {
      try await OneShot<Sourced<User>>().value()
    }
  }

  extension LoginViewModel {
    static func preview(_ entries: LoginForm) -> LoginViewModel {
      let viewModel = LoginViewModel(
        handler: LoginPreviewHandler(), routing: Routing(), submitted: { _ in })
      viewModel.form.entries = entries
      return viewModel
    }

    static var previewSubmitting: LoginViewModel {
      let viewModel = preview(.preview)
      viewModel.form.submit()
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
  }

  extension LoginCodeViewModel {
    static func preview(_ entries: LoginCodeForm) -> LoginCodeViewModel {
      let viewModel = LoginCodeViewModel(
        Challenge(id: "c-1"), handler: LoginPreviewHandler(), routing: Routing(),
        submitted: { _ in })
      viewModel.form.entries = entries
      return viewModel
    }
  }
#endif

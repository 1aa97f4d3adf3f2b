#if canImport(SwiftUI)
  import BaseView
  import Core
  import LoginBusiness

  /// Wants a code of everyone who signs in, and answers no code, so that previews stay as they are.
  struct LoginPreviewHandler: LoginHandling {
    func userName() async throws(AppError) -> String? { nil }

    func submit(_ input: UserInput) async throws(AppError) -> Sourced<LoginStep> {
      Sourced(.codeWanted(Challenge(id: "preview")), from: .network)
    }

    func submit(
      _ code: LoginCode, for challenge: Challenge
    ) async throws(AppError) -> Sourced<LoginStep> {
      try await OneShot<Sourced<LoginStep>>().value()
    }

    func signOut(then leave: @Sendable (AppError?) async -> Void) async {}
  }

  extension LoginViewModel {
    static func preview(_ form: LoginForm) -> LoginViewModel {
      let viewModel = LoginViewModel(handler: LoginPreviewHandler(), signedIn: { _ in })
      viewModel.form = form
      return viewModel
    }

    /// Shows the code field in a moment.
    static var previewWithCode: LoginViewModel {
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

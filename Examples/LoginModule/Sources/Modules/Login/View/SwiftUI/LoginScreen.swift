#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// The login screen, bound to its view model.
  public struct LoginScreen: View {
    @Kept private var viewModel: LoginViewModel

    package init(viewModel: @autoclosure @escaping @MainActor () -> LoginViewModel) {
      _viewModel = Kept(wrappedValue: viewModel())
    }

    public var body: some View {
      EntryList(viewModel.form, submit: LoginText.submit) { form in
        TextEntryField(LoginText.userNameLabel, form[\.userName])
          .field(.userName, of: form)
        TextEntryField(LoginText.passwordLabel, form[\.password])
          .field(.password, of: form)
      }
      .navigationTitle(LoginText.title)
    }
  }

  #Preview("Empty") {
    LoginScreen(viewModel: .preview(LoginForm()))
  }

  #Preview("Filled in") {
    LoginScreen(viewModel: .preview(.preview))
  }

  #Preview("With errors") {
    LoginScreen(viewModel: .preview(.previewWithErrors))
  }

  #Preview("Submitting") {
    LoginScreen(viewModel: .previewSubmitting)
  }
#endif

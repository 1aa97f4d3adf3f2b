#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// The screen for the code, bound to its view model.
  public struct LoginCodeScreen: View {
    @Kept private var viewModel: LoginCodeViewModel

    package init(viewModel: @autoclosure @escaping @MainActor () -> LoginCodeViewModel) {
      _viewModel = Kept(wrappedValue: viewModel())
    }

    public var body: some View {
      EntryList(viewModel.form, submit: LoginText.submit) { form in
        TextEntryField(LoginText.codeLabel, form[\.code])
          .field(.code, of: form)
      }
      .navigationTitle(LoginText.codeTitle)
    }
  }

  #Preview("Empty") {
    LoginCodeScreen(viewModel: .preview(LoginCodeForm()))
  }

  #Preview("With an error") {
    LoginCodeScreen(viewModel: .preview(.previewWithErrors))
  }
#endif

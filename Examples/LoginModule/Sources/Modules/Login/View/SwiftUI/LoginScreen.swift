#if canImport(SwiftUI)
  import BaseView
  import SwiftUI

  /// The login screen, bound to its view model.
  public struct LoginScreen: View {
    @State private var viewModel: LoginViewModel
    @FocusState private var focus: LoginForm.Field?

    package init(viewModel: LoginViewModel) {
      _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
      ScrollViewReader { reader in
        entries
          .onChange(of: viewModel.focus) {
            focus = viewModel.focus
            if let field = viewModel.focus { reader.scrollTo(field) }
          }
      }
      .onChange(of: focus) { viewModel.focus = focus }
      .notice(viewModel.notice, dismiss: viewModel.dismissNotice)
      .navigationTitle(LoginText.title)
      .task { await viewModel.loadDraftIfNeeded()?.value }
    }

    private var entries: some View {
      Form {
        Section {
          TextEntryField(LoginText.userNameLabel, $viewModel.form.userName)
            .focused($focus, equals: LoginForm.Field.userName)
            .submitLabel(.next)
            .id(LoginForm.Field.userName)
          TextEntryField(LoginText.passwordLabel, $viewModel.form.password)
            .focused($focus, equals: LoginForm.Field.password)
            .submitLabel(.send)
            .id(LoginForm.Field.password)
        }
        Section {
          SubmitRow(LoginText.submit, isBusy: viewModel.isSubmitting) {
            viewModel.submit()
          }
        }
      }
      .onSubmit {
        viewModel.advance()
        focus = viewModel.focus
      }
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

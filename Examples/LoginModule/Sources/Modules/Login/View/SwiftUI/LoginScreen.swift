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
      .task { await viewModel.loadUserNameIfNeeded()?.value }
    }

    private var entries: some View {
      Form {
        Section {
          if viewModel.wantsCode {
            code
          } else {
            credentials
          }
        }
        Section {
          SubmitRow(LoginText.submit, isBusy: viewModel.isSubmitting) {
            viewModel.submit()
          }
          if viewModel.wantsCode {
            Button(LoginText.startOver, action: viewModel.startOver)
          }
        }
      }
      .onSubmit {
        viewModel.advance()
        focus = viewModel.focus
      }
    }

    @ViewBuilder private var credentials: some View {
      TextEntryField(LoginText.userNameLabel, $viewModel.form.userName)
        .focused($focus, equals: LoginForm.Field.userName)
        .submitLabel(.next)
        .id(LoginForm.Field.userName)
      TextEntryField(LoginText.passwordLabel, $viewModel.form.password)
        .focused($focus, equals: LoginForm.Field.password)
        .submitLabel(.send)
        .id(LoginForm.Field.password)
    }

    /// The field comes after the view model has moved to it, so it takes the focus when it is there.
    private var code: some View {
      TextEntryField(LoginText.codeLabel, $viewModel.form.code)
        .focused($focus, equals: LoginForm.Field.code)
        .submitLabel(.send)
        .id(LoginForm.Field.code)
        .onAppear { focus = .code }
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

  #Preview("With code") {
    LoginScreen(viewModel: .previewWithCode)
  }
#endif

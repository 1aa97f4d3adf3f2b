#if canImport(SwiftUI)
  import BaseView
  import LoginBusiness

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

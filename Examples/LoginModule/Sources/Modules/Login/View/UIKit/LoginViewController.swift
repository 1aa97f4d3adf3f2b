#if canImport(UIKit)
  import BaseView
  import UIKit

  /// Binds the content view of the login screen to its view model.
  public final class LoginViewController: BaseViewController {
    private let viewModel: LoginViewModel
    private let contentView = LoginContentView(frame: .zero)
    private lazy var formView = EntryFormView(
      viewModel.form, content: contentView, submit: LoginText.submit, read: Self.read)

    package init(viewModel: LoginViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      title = LoginText.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func loadView() {
      view = formView
    }

    public override func render() {
      contentView.userNameRow.show(viewModel.form.entries.userName)
      contentView.passwordRow.show(viewModel.form.entries.password)
      formView.render()
    }

    private static func read(_ view: LoginContentView, into form: inout LoginForm) {
      view.userNameRow.read(into: &form.userName)
      view.passwordRow.read(into: &form.password)
    }
  }
#endif

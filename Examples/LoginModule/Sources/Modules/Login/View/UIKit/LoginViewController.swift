#if canImport(UIKit)
  import BaseView
  import UIKit

  /// Binds the content view of the login screen to its view model.
  public final class LoginViewController: BaseViewController {
    private let viewModel: LoginViewModel
    private let contentView = LoginContentView(frame: .zero)

    package init(viewModel: LoginViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      title = LoginText.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func loadView() {
      contentView.delegate = self
      view = contentView
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      viewModel.loadUserNameIfNeeded()
    }

    public override func render() {
      contentView.userNameRow.show(viewModel.form.userName)
      contentView.passwordRow.show(viewModel.form.password)
      contentView.codeRow.show(viewModel.form.code)
      contentView.wantsCode = viewModel.wantsCode
      contentView.isSubmitting = viewModel.isSubmitting
      contentView.notice = viewModel.notice
      contentView.focus = viewModel.focus
    }
  }

  extension LoginViewController: LoginContentViewDelegate {
    func contentViewDidEdit(_ contentView: LoginContentView) {
      var form = viewModel.form
      contentView.userNameRow.read(into: &form.userName)
      contentView.passwordRow.read(into: &form.password)
      contentView.codeRow.read(into: &form.code)
      viewModel.form = form
    }

    func contentViewDidMoveFocus(_ contentView: LoginContentView) {
      viewModel.focus = contentView.focus
    }

    func contentViewDidReturn(_ contentView: LoginContentView) {
      viewModel.advance()
    }

    func contentViewDidSubmit(_ contentView: LoginContentView) {
      viewModel.submit()
    }

    func contentViewDidStartOver(_ contentView: LoginContentView) {
      viewModel.startOver()
    }

    func contentViewDidDismissNotice(_ contentView: LoginContentView) {
      viewModel.dismissNotice()
    }
  }
#endif

#if canImport(UIKit)
  import FromMVCShared
  import Observation
  import UIKit

  /// Binds the content view to the view model.
  final class LoginViewController: UIViewController {
    private let viewModel: LoginViewModel
    private let contentView = LoginContentView(frame: .zero)

    init(viewModel: LoginViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      title = LoginText.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() {
      contentView.delegate = self
      view = contentView
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      render()
    }

    /// Shows what there is, and shows it again whenever something changed that was read here.
    private func render() {
      withObservationTracking {
        contentView.userNameEntry.text = viewModel.userName
        contentView.userNameEntry.error = viewModel.userNameError
        contentView.passwordEntry.text = viewModel.password
        contentView.passwordEntry.error = viewModel.passwordError
        contentView.isSubmitting = viewModel.isSubmitting
        contentView.notice = viewModel.notice
      } onChange: { [weak self] in
        Task { @MainActor in self?.render() }
      }
    }
  }

  extension LoginViewController: LoginContentViewDelegate {
    func contentViewDidEdit(_ contentView: LoginContentView) {
      viewModel.userName = contentView.userNameEntry.text
      viewModel.password = contentView.passwordEntry.text
    }

    func contentViewDidSubmit(_ contentView: LoginContentView) {
      viewModel.submit()
    }
  }
#endif

#if canImport(UIKit)
  import BaseView
  import UIKit

  /// Binds the content view of the screen for the code to its view model.
  public final class LoginCodeViewController: BaseViewController {
    private let viewModel: LoginCodeViewModel
    private let contentView = LoginCodeContentView(frame: .zero)
    private lazy var formView = EntryFormView(
      viewModel.form, content: contentView, submit: LoginText.submit, read: Self.read)

    package init(viewModel: LoginCodeViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      title = LoginText.codeTitle
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func loadView() {
      view = formView
    }

    public override func render() {
      contentView.codeRow.show(viewModel.form.entries.code)
      formView.render()
    }

    private static func read(_ view: LoginCodeContentView, into form: inout LoginCodeForm) {
      view.codeRow.read(into: &form.code)
    }
  }
#endif

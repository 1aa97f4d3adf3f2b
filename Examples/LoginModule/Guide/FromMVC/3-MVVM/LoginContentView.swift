#if canImport(UIKit)
  import FromMVCShared
  import UIKit

  /// The views of the login screen, which show what they are given and report what the user does.
  final class LoginContentView: UIView {
    weak var delegate: (any LoginContentViewDelegate)?

    let userNameEntry = EntryView(LoginText.userName)
    let passwordEntry = EntryView(LoginText.password, isSecret: true)
    private let submitButton = SubmitButton(LoginText.title)
    private let noticeLabel = MessageLabel(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemBackground
      addColumn(of: [noticeLabel, userNameEntry, passwordEntry, submitButton])
      userNameEntry.edited = { [weak self] in self?.edited() }
      passwordEntry.edited = { [weak self] in self?.edited() }
      userNameEntry.returned = { [weak self] in self?.passwordEntry.focus() }
      passwordEntry.returned = { [weak self] in self?.submit() }
      submitButton.tapped = { [weak self] in self?.submit() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  extension LoginContentView {
    /// Whether the form is being sent; meanwhile it cannot be sent again.
    var isSubmitting: Bool {
      get { submitButton.isBusy }
      set { submitButton.isBusy = newValue }
    }

    /// The message above the form.
    var notice: String? {
      get { noticeLabel.text }
      set { noticeLabel.text = newValue }
    }

    private func edited() {
      delegate?.contentViewDidEdit(self)
    }

    private func submit() {
      delegate?.contentViewDidSubmit(self)
    }
  }
#endif

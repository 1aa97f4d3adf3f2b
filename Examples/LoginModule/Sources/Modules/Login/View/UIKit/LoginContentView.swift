#if canImport(UIKit)
  import BaseView
  import Core
  import LoginBusiness
  import UIKit

  /// The views of the login screen and how they are laid out.
  ///
  /// It shows what it is given and tells its delegate what the user does.
  final class LoginContentView: UIView {
    weak var delegate: (any LoginContentViewDelegate)?

    let userNameRow = TextEntryRow(LoginText.userNameLabel)
    let passwordRow = TextEntryRow(LoginText.passwordLabel)
    let codeRow = TextEntryRow(LoginText.codeLabel)

    private let rows = EntryRowsView<LoginForm.Field>(frame: .zero)
    private lazy var banner = NoticeView { [weak self] in self?.dismissNotice() }
    private lazy var button = SubmitButton(LoginText.submit) { [weak self] in
      self?.submit()
    }
    private lazy var startOverButton = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: LoginText.startOver) { [weak self] _ in self?.startOver() })

    override init(frame: CGRect) {
      super.init(frame: frame)
      rows.add(userNameRow, for: .userName)
      rows.add(passwordRow, for: .password)
      rows.add(codeRow, for: .code)
      passwordRow.isLast = true
      codeRow.isLast = true
      rows.add(button)
      rows.add(startOverButton)
      rows.edited = { [weak self] in self?.edited() }
      rows.focusChanged = { [weak self] in self?.focusMoved() }
      rows.returned = { [weak self] in self?.returned() }
      layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  extension LoginContentView {
    /// The field that the user is at.
    var focus: LoginForm.Field? {
      get { rows.focus }
      set { rows.focus = newValue }
    }

    /// Whether the code is asked for, rather than the name and the password.
    var wantsCode: Bool {
      get { !codeRow.isHidden }
      set {
        userNameRow.isHidden = newValue
        passwordRow.isHidden = newValue
        codeRow.isHidden = !newValue
        startOverButton.isHidden = !newValue
      }
    }

    /// Whether the form is being sent; meanwhile it cannot be sent again.
    var isSubmitting: Bool {
      get { button.isBusy }
      set { button.isBusy = newValue }
    }

    /// The message above the form.
    var notice: String? {
      get { banner.text }
      set { banner.text = newValue }
    }

    private func edited() {
      delegate?.contentViewDidEdit(self)
    }

    private func focusMoved() {
      delegate?.contentViewDidMoveFocus(self)
    }

    private func returned() {
      delegate?.contentViewDidReturn(self)
    }

    private func submit() {
      delegate?.contentViewDidSubmit(self)
    }

    private func startOver() {
      delegate?.contentViewDidStartOver(self)
    }

    private func dismissNotice() {
      delegate?.contentViewDidDismissNotice(self)
    }

    private func layOut() {
      let stack = UIStackView(arrangedSubviews: [banner, rows])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
        stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
      ])
    }
  }
#endif

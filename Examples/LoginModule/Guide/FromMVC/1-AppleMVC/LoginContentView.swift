#if canImport(UIKit)
  import FromMVCShared
  import UIKit

  /// The views of the login screen and how they are laid out; the controller fills them.
  final class LoginContentView: UIView {
    let userNameEntry = EntryView(LoginText.userName)
    let passwordEntry = EntryView(LoginText.password, isSecret: true)
    let submitButton = SubmitButton(LoginText.title)
    let noticeLabel = MessageLabel(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemBackground
      addColumn(of: [noticeLabel, userNameEntry, passwordEntry, submitButton])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }
#endif

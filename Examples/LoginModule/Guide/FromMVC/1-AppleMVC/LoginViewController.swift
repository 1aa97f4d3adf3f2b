#if canImport(UIKit)
  import FromMVCShared
  import UIKit

  /// Checks what is entered, signs in, and gives each view what to show.
  final class LoginViewController: UIViewController {
    private let logIn: LogIn
    private let signedIn: @MainActor (User) -> Void
    private let contentView = LoginContentView(frame: .zero)
    private var task: Task<Void, Never>?

    /// - Parameter signedIn: Called with who has signed in.
    init(logIn: @escaping LogIn, signedIn: @escaping @MainActor (User) -> Void) {
      self.logIn = logIn
      self.signedIn = signedIn
      super.init(nibName: nil, bundle: nil)
      title = LoginText.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    deinit {
      task?.cancel()
    }

    override func loadView() {
      view = contentView
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      userNameEntry.edited = { [weak self] in self?.userNameEntry.error = nil }
      passwordEntry.edited = { [weak self] in self?.passwordEntry.error = nil }
      userNameEntry.returned = { [weak self] in self?.passwordEntry.focus() }
      passwordEntry.returned = { [weak self] in self?.submit() }
      contentView.submitButton.tapped = { [weak self] in self?.submit() }
    }
  }

  extension LoginViewController {
    private var userNameEntry: EntryView { contentView.userNameEntry }
    private var passwordEntry: EntryView { contentView.passwordEntry }

    private func submit() {
      guard !contentView.submitButton.isBusy else { return }
      contentView.noticeLabel.text = nil
      guard let credentials = checkedCredentials() else { return }
      contentView.submitButton.isBusy = true
      task = Task { [weak self, logIn] in
        do throws(LoginError) {
          let user = try await logIn(credentials)
          self?.finish(with: user)
        } catch {
          self?.report(error)
        }
      }
    }

    /// What was entered; if something is missing, its field says so.
    private func checkedCredentials() -> Credentials? {
      let userName = userNameEntry.text.trimmingCharacters(in: .whitespacesAndNewlines)
      let password = passwordEntry.text
      userNameEntry.error = userName.isEmpty ? LoginText.missing : nil
      passwordEntry.error = password.isEmpty ? LoginText.missing : nil
      guard !userName.isEmpty, !password.isEmpty else { return nil }
      return Credentials(userName: userName, password: password)
    }

    private func finish(with user: User) {
      contentView.submitButton.isBusy = false
      passwordEntry.text = ""
      signedIn(user)
    }

    private func report(_ error: LoginError) {
      contentView.submitButton.isBusy = false
      contentView.noticeLabel.text = LoginText.message(for: error)
    }
  }
#endif

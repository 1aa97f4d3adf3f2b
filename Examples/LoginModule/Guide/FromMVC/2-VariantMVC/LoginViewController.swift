#if canImport(UIKit)
  import FromMVCShared
  import UIKit

  /// Sends what is entered in the content view, and shows there what came of that.
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
      contentView.delegate = self
      view = contentView
    }
  }

  extension LoginViewController: LoginContentViewDelegate {
    func contentViewDidSubmit(_ contentView: LoginContentView) {
      guard !contentView.isSubmitting else { return }
      contentView.notice = nil
      guard let credentials = contentView.form.checkedCredentials() else { return }
      contentView.isSubmitting = true
      task = Task { [weak self, logIn] in
        do throws(LoginError) {
          let user = try await logIn(credentials)
          self?.finish(with: user)
        } catch {
          self?.report(error)
        }
      }
    }
  }

  extension LoginViewController {
    private func finish(with user: User) {
      contentView.isSubmitting = false
      contentView.form.password = ""
      signedIn(user)
    }

    private func report(_ error: LoginError) {
      contentView.isSubmitting = false
      contentView.notice = LoginText.message(for: error)
    }
  }
#endif

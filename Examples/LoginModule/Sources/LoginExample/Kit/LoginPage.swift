import App
import BaseView
import LoginView
import TerminalFace

/// What asks in the terminal who is there: for a name and a password; then, if the server wants it,
/// for a code.
@MainActor
struct LoginPage {
  let login: LoginViewModel
  private(set) var code: LoginCodeViewModel?
  private let hasKeys: Bool
  private var page: any AskingPage
  private var size: TerminalSize

  /// - Parameter hasKeys: Whether there are keys, so that they are named.
  init(_ login: LoginViewModel, size: TerminalSize, hasKeys: Bool) {
    self.login = login
    self.hasKeys = hasKeys
    self.size = size
    page = Self.page(login, size)
  }

  var frame: Frame { page.frame }

  mutating func resize(to size: TerminalSize) {
    self.size = size
    page.resize(to: size)
  }

  /// Asks for what the app asks for in front of all else.
  mutating func follow(_ app: AppRouter, mark: String = "") {
    if let sheet = app.router.sheetRouter, case .login(.code(let challenge)) = sheet.path.last {
      if code == nil {
        let code = app.makeLoginCodeViewModel(challenge, in: sheet)
        self.code = code
        page = Self.page(code, size)
      }
    } else if code != nil {
      code = nil
      page = Self.page(login, size)
    }
    var surroundings = Surroundings(title: LoginText.title, help: help(isCut: !mark.isEmpty))
    surroundings.mark = mark
    page.follow(in: surroundings)
  }

  mutating func take(_ key: Key) -> Bool { page.take(key) }

  /// What is wrong, if something is.
  var words: String? { code.map(\.form.words) ?? login.form.words }

  private func help(isCut: Bool) -> String {
    guard hasKeys else { return "" }
    if code != nil { return "Enter log in  Esc another account  Ctrl-C quit" }
    return "Tab next field  Enter log in  \(isCut ? "Esc online  " : "")Ctrl-C quit"
  }
}

extension LoginPage {
  private static func page(_ login: LoginViewModel, _ size: TerminalSize) -> any AskingPage {
    FormPage(
      login.form,
      fields: [
        .init(name: .userName, label: LoginText.userNameLabel, text: \.userName.text),
        .init(
          name: .password, label: LoginText.passwordLabel, text: \.password.text, isSecret: true),
      ],
      size: size)
  }

  private static func page(_ code: LoginCodeViewModel, _ size: TerminalSize) -> any AskingPage {
    FormPage(
      code.form,
      fields: [.init(name: .code, label: LoginText.codeLabel, text: \.code.text, isSecret: true)],
      size: size)
  }
}

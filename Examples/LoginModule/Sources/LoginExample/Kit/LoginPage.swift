import BaseView
import LoginView
import TerminalFace

/// The login screen in the terminal: the fields of its view model, as they are typed in.
@MainActor
struct LoginPage {
  let login: LoginViewModel
  private let help: String
  private var asked: [LoginForm.Field] = []
  private var form: FormScreen

  init(_ login: LoginViewModel, help: String, size: TerminalSize) {
    self.login = login
    self.help = help
    form = FormScreen(Surroundings(title: LoginText.title), fields: [], size: size)
    follow()
  }

  var frame: Frame { form.frame }

  mutating func resize(to size: TerminalSize) {
    form.resize(to: size)
  }

  /// Shows what the view model has: a text that is not the typed one has replaced it.
  mutating func follow() {
    if asked != login.asked {
      asked = login.asked
      form.fields = asked.map { FormScreen.Field($0.label, isSecret: $0.isSecret) }
      form.focus(on: 0)
    }
    for (index, field) in asked.enumerated() {
      let text = login.form[textOf: field]
      if form.fields[index].editor.text != text {
        form.fields[index].editor = LineEditor(text, isSecret: field.isSecret)
      }
      form.fields[index].error = login.form[keyPath: LoginForm.error(of: field)]
    }
    form.surroundings = Surroundings(
      title: LoginText.title, status: login.isSubmitting ? BaseText.loading : "",
      notice: login.notice, help: help)
  }

  /// What cannot be seen cannot be corrected: once it was sent, it is typed anew.
  ///
  /// - Returns: whether the key is one for the form.
  mutating func take(_ key: Key) -> Bool {
    let outcome = form.take(key)
    for (field, typed) in zip(asked, form.fields) {
      login.form[textOf: field] = typed.editor.text
    }
    if outcome == .submitted, login.submit() != nil { login.form.forgetSecrets() }
    return outcome != .refused
  }
}

extension LoginViewModel {
  /// The fields that are to be filled in now.
  fileprivate var asked: [LoginForm.Field] {
    wantsCode ? [.code] : [.userName, .password]
  }
}

extension LoginForm {
  fileprivate subscript(textOf field: Field) -> String {
    get {
      switch field {
      case .userName: userName.text
      case .password: password.text
      case .code: code.text
      }
    }
    set {
      switch field {
      case .userName: userName.text = newValue
      case .password: password.text = newValue
      case .code: code.text = newValue
      }
    }
  }
}

extension LoginForm.Field {
  fileprivate var label: String {
    switch self {
    case .userName: LoginText.userNameLabel
    case .password: LoginText.passwordLabel
    case .code: LoginText.codeLabel
    }
  }

  fileprivate var isSecret: Bool { self != .userName }
}

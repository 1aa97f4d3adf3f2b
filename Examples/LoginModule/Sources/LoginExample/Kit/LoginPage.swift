import BaseView
import LoginView
import TerminalFace

/// The login screen in the terminal: the fields of its view model, as they are typed in.
@MainActor
struct LoginPage {
  let login: LoginViewModel
  private let hasKeys: Bool
  private var asked: [LoginForm.Field] = []
  /// The field that the view model has sent the user to.
  private var focus: LoginForm.Field?
  private var form: FormScreen

  /// - Parameter hasKeys: Whether there are keys, so that they are named.
  init(_ login: LoginViewModel, size: TerminalSize, hasKeys: Bool) {
    self.login = login
    self.hasKeys = hasKeys
    form = FormScreen(Surroundings(title: LoginText.title), fields: [], size: size)
    follow()
  }

  var frame: Frame { form.frame }

  mutating func resize(to size: TerminalSize) {
    form.resize(to: size)
  }

  /// Shows what the view model has: a text that is not the typed one has replaced it, and need not
  /// be typed.
  mutating func follow(mark: String = "") {
    if asked != login.asked {
      asked = login.asked
      form.fields = asked.map { FormScreen.Field($0.label, isSecret: $0.isSecret) }
      form.focus(on: 0)
    }
    for (index, field) in asked.enumerated() {
      let text = login.form[textOf: field]
      if form.fields[index].editor.text != text {
        form.fields[index].editor = LineEditor(text, isSecret: field.isSecret)
        if !text.isEmpty { form.focus(on: index + 1) }
      }
      form.fields[index].error = login.form[keyPath: LoginForm.error(of: field)]
    }
    followFocus()
    form.surroundings = Surroundings(
      title: LoginText.title, status: login.isSubmitting ? BaseText.loading : "",
      notice: login.notice, help: help(isCut: !mark.isEmpty))
    form.surroundings.mark = mark
  }

  private mutating func followFocus() {
    guard focus != login.focus else { return }
    focus = login.focus
    if let index = asked.firstIndex(where: { $0 == focus }) { form.focus(on: index) }
  }

  private func help(isCut: Bool) -> String {
    guard hasKeys else { return "" }
    if login.wantsCode { return "Enter log in  Esc another account  Ctrl-C quit" }
    return "Tab next field  Enter log in  \(isCut ? "Esc online  " : "")Ctrl-C quit"
  }

  /// - Returns: whether the key is one for the form.
  mutating func take(_ key: Key) -> Bool {
    let outcome = form.take(key)
    for (field, typed) in zip(asked, form.fields) {
      login.form[textOf: field] = typed.editor.text
    }
    if outcome == .submitted { submit() }
    return outcome != .refused
  }

  /// What cannot be seen cannot be corrected: once it was sent, it is typed anew.
  private mutating func submit() {
    focus = nil
    if login.submit() != nil { login.form.forgetSecrets() }
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

import LoginView
import TerminalFace

extension Reader {
  /// What is to be seen now.
  var frame: Frame {
    login?.form(size: list.size).frame ?? page?.frame ?? list.frame
  }
}

extension LoginViewModel {
  /// What the screen asks for, as a form of the terminal.
  func form(size: TerminalSize) -> FormScreen {
    FormScreen(
      Surroundings(title: LoginText.title, notice: notice), fields: fields, size: size)
  }

  private var fields: [FormScreen.Field] {
    var fields =
      wantsCode
      ? [FormScreen.Field(LoginText.codeLabel, isSecret: true)]
      : [
        FormScreen.Field(LoginText.userNameLabel, text: form.userName.text),
        FormScreen.Field(LoginText.passwordLabel, isSecret: true),
      ]
    let errors = wantsCode ? [form.code.error] : [form.userName.error, form.password.error]
    for (index, error) in errors.enumerated() { fields[index].error = error }
    return fields
  }
}

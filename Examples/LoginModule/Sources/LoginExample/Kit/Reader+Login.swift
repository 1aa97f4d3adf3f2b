import LoginView

extension Reader {
  /// Signs in and waits for the first page, as somebody who cannot be asked for anything.
  func logIn(as credentials: Credentials) async throws(ReaderFault) {
    await submit(credentials)?.value
    await settle()
    if loginPage?.code != nil { throw .codeWanted(user: credentials.user) }
    if let words = loginPage?.words { throw .refused(words) }
  }

  /// Fills in what is known of somebody who sits here; a password that is not is left to be typed.
  func welcome(_ credentials: Credentials) {
    guard let login else { return }
    login.form.entries.userName.text = credentials.user
    guard !credentials.password.isEmpty else { return }
    submit(credentials)
    login.form.entries.forgetSecrets()
  }

  /// Goes back from the code to the name. Where keys are text, it is also the way to go online.
  func leaveWhatIsAsked() {
    guard let loginPage else { return }
    if loginPage.code == nil {
      site.connection.mend()
    } else {
      _ = app.router.sheetRouter?.path.popLast()
      login?.form.focus = .userName
    }
  }

  @discardableResult
  func submit(_ credentials: Credentials) -> Task<Void, Never>? {
    login?.form.entries.userName.text = credentials.user
    login?.form.entries.password.text = credentials.password
    return login?.form.submit()
  }

  func submit(code: String) -> Task<Void, Never>? {
    loginPage?.code?.form.entries.code.text = code
    return loginPage?.code?.form.submit()
  }
}

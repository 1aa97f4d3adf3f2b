import LoginView

extension Reader {
  /// Signs in and waits for the first page, as somebody who cannot be asked for anything.
  func logIn(as credentials: Credentials) async throws(ReaderFault) {
    await submit(credentials)?.value
    await settle()
    if login?.wantsCode == true { throw .codeWanted(user: credentials.user) }
    if let words = login?.words { throw .refused(words) }
  }

  /// Fills in what is known of somebody who sits here; a password that is not is left to be typed.
  func welcome(_ credentials: Credentials) {
    guard let login else { return }
    login.form.userName.text = credentials.user
    guard !credentials.password.isEmpty else { return }
    submit(credentials)
    login.form.forgetSecrets()
  }

  /// Goes back from the code to the name. Where keys are text, it is also the way to go online.
  func leaveWhatIsAsked() {
    guard let login else { return }
    if login.wantsCode { login.startOver() } else { site.connection.mend() }
  }

  @discardableResult
  func submit(_ credentials: Credentials) -> Task<Void, Never>? {
    login?.form.userName.text = credentials.user
    login?.form.password.text = credentials.password
    return login?.submit()
  }

  func submit(code: String) -> Task<Void, Never>? {
    login?.form.code.text = code
    return login?.submit()
  }
}

extension LoginViewModel {
  /// What is wrong, be it with a field or with all.
  var words: String? {
    notice ?? form.userName.error ?? form.password.error ?? form.code.error
  }
}

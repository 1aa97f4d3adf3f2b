import LoginView

extension Reader {
  /// Signs in and waits for the first page, as somebody who cannot be asked for anything.
  func logIn(as credentials: Credentials) async throws(ReaderFault) {
    await submit(credentials)?.value
    await settle()
    if login?.wantsCode == true { throw .codeWanted(user: credentials.user) }
    if let words = login?.words { throw .refused(words) }
  }

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

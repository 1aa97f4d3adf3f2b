import FromMVCShared

/// What is typed in both fields, what is sent of it, and which field is said to be missing.
struct Entry: Sendable {
  let userName: String
  let password: String
  let sent: Credentials?
  var userNameError: String?
  var passwordError: String?
}

extension Entry {
  static let filledIn = Entry(
    userName: "demo", password: "demo1234",
    sent: Credentials(userName: "demo", password: "demo1234"))
  static let nothing = Entry(
    userName: "", password: "", sent: nil,
    userNameError: LoginText.missing, passwordError: LoginText.missing)

  static let all = [
    filledIn,
    nothing,
    Entry(
      userName: " demo\n", password: " demo1234 ",
      sent: Credentials(userName: "demo", password: " demo1234 ")),
    Entry(userName: "", password: "demo1234", sent: nil, userNameError: LoginText.missing),
    Entry(userName: " \n", password: "demo1234", sent: nil, userNameError: LoginText.missing),
    Entry(userName: "demo", password: "", sent: nil, passwordError: LoginText.missing),
  ]
}
